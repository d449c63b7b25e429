// What the window with all that is known of a card is open for.

import type { Printed } from "../net/protocol";

export interface Looked {
  game: string;
  type: Printed["type"];
  id: string;
}

let looked = $state.raw<Looked | null>(null);

export const looking = () => looked;

/** A card by its kind or by its name in the catalogue, a character, an event. */
export function lookAt(game: string, type: Printed["type"], id: string): void {
  looked = { game, type, id };
}

export function lookAway(): void {
  looked = null;
}
