// The card that the card dialog shows.

import type { LibraryEntry } from "../net/protocol";

export interface CardRef {
  game: string;
  type: LibraryEntry["type"];
  id: string;
}

let card = $state.raw<CardRef | null>(null);

export const shownCard = () => card;

/** Opens the dialog for a character, an event, or a card by its kind or catalogue name. */
export function showCard(game: string, type: LibraryEntry["type"], id: string): void {
  card = { game, type, id };
}

export function hideCard(): void {
  card = null;
}
