// Signs that only tournaments have.

import map from "../pictures/icons.json";

const signs = map.tournament.signs;

export const sign = (name: keyof typeof signs): string => signs[name];
