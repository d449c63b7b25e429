// Maps cards, characters, events and symbols to icons. Unknown ids get a default icon.

import map from "./icons.json";

type Names = Record<string, string>;
type Part = "cards" | "characters" | "events";

const games = new Map<string, Partial<Record<Part, Names>>>([
  ["classic", map.classic],
  ["duel", map.duel],
]);

/** Falls back to an entry of the same id in another game. */
function known(part: Part, game: string, id: string): string {
  const own = games.get(game)?.[part]?.[id];
  if (own !== undefined) return own;
  for (const other of games.values()) {
    const same = other[part]?.[id];
    if (same !== undefined) return same;
  }
  return map.unknown[part];
}

export const cardIcon = (game: string, kind: string) => known("cards", game, kind);
export const characterIcon = (game: string, id: string) => known("characters", game, id);
export const eventIcon = (game: string, id: string) => known("events", game, id);

/** A role, or "" for a hidden one. */
export const roleIcon = (role: string) => (map.roles as Names)[role] ?? map.roles.hidden;

const symbols: Names = map.symbols;

export const boxIcon = (box: string) => symbols[`box_${box}`] ?? map.symbols.book;
export const gameIcon = (game: string) => symbols[`game_${game}`] ?? map.symbols.hand;

/** A side of The Duel; its cards have the same icon on the back. */
export const sideIcon = (side: string) => (map.sides as Names)[side] ?? map.unknown.characters;

const SUITS: Names = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/**
 * A suit ("H"), a reveal symbol ("snake"), an icon printed on a card ("hit"), or a symbol of the
 * page ("chat").
 */
export function symbolIcon(symbol: string): string {
  const key = SUITS[symbol] ?? symbol.replaceAll(" ", "_");
  return symbols[`reveal_${key}`] ?? symbols[key] ?? (map.ui as Names)[key] ?? map.ui.info;
}
