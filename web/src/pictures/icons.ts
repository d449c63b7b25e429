// Which icon stands for what. Whatever is not named here has one all the same.

import map from "./icons.json";

type Names = Record<string, string>;
type Part = "cards" | "characters" | "events";

const games = new Map<string, Partial<Record<Part, Names>>>([
  ["classic", map.classic],
  ["duel", map.duel],
]);

/** That of another game if it knows a thing of the same name. */
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

/** A role, or "" for one that is hidden. */
export const roleIcon = (role: string) => (map.roles as Names)[role] ?? map.roles.hidden;

const symbols: Names = map.symbols;

export const boxIcon = (box: string) => symbols[`box_${box}`] ?? map.symbols.book;
export const gameIcon = (game: string) => symbols[`game_${game}`] ?? map.symbols.hand;

/** A side of The Duel, which is also the back of its cards. */
export const sideIcon = (side: string) => (map.sides as Names)[side] ?? map.unknown.characters;

const SUITS: Names = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** A suit ("H"), what is revealed ("snake"), what a card is by itself ("hit"), or a word of the page ("chat"). */
export function symbolIcon(symbol: string): string {
  const key = SUITS[symbol] ?? symbol.replaceAll(" ", "_");
  return symbols[`reveal_${key}`] ?? symbols[key] ?? (map.ui as Names)[key] ?? map.ui.info;
}
