// Icons that only tournaments use.

import map from "../pictures/icons.json";

const icons = map.tournament.signs;

export const tournamentIcon = (name: keyof typeof icons): string => icons[name];
