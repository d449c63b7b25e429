// What players, figures, cards and all the rest are called in a sentence.

import { parseCardFace, type Suit } from "../game/cardFace";
import { named } from "../library/library.svelte";
import type { Printed } from "../net/protocol";
import { hasTeams, ownerOf, type Context } from "./context";
import { findMessage, say } from "./language.svelte";
import { listed, type Part, type Who } from "./sentence";

export const SUIT_SIGNS: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

// -- players -------------------------------------------------------------------------------

export const seatName = (ctx: Context, seat: number): string =>
  ctx.seatNames[seat] ?? ctx.dealt.names[seat] ?? say("log.nobody");

export function seatPart(ctx: Context, seat: number): Who {
  const mine = seat === ctx.seat && seat >= 0;
  return mine
    ? { who: seat, text: say("log.you"), you: true }
    : { who: seat, text: seatName(ctx, seat) };
}

/**
 * A figure: a player, or where he has several, its character (as known in `characters`). Without any
 * it is undefined.
 */
export function figurePart(
  ctx: Context,
  figure: number,
  characters: readonly string[] = [],
): Who | undefined {
  const seat = ownerOf(ctx, figure);
  if (seat < 0) return undefined;
  const character = characters[figure];
  if (!hasTeams(ctx) || !character) return { ...seatPart(ctx, seat), figure };
  return { who: seat, text: named(ctx.game, "character", character), figure };
}

// -- cards ---------------------------------------------------------------------------------

/** "BANG! 7♦"; in games without suits the name alone. */
export function cardName(ctx: Context, card: number): string {
  const { kind, value, suit } = parseCardFace(ctx.dealt.catalogue.cards[card] ?? "");
  const name = named(ctx.game, "card", kind);
  return suit === "" ? name : `${name} ${value}${SUIT_SIGNS[suit]}`;
}

/** A card that was seen; of another one only that it is one. */
export const cardPart = (ctx: Context, card: number | null | undefined): Part =>
  card === null || card === undefined || card < 0
    ? { text: say("log.a_card") }
    : { card, text: cardName(ctx, card) };

/** If there is one. */
export const cardIf = (ctx: Context, card: number | null | undefined): Part | undefined =>
  card === null || card === undefined || card < 0 ? undefined : cardPart(ctx, card);

/** Several cards, those that were not seen counted. */
export function cardsParts(ctx: Context, cards: readonly (number | null)[]): Part[] {
  const seen = cards.filter((card) => card !== null && card >= 0);
  const unseen = cards.length - seen.length;
  const items: Part[][] = seen.map((card) => [cardPart(ctx, card)]);
  if (unseen === 1) items.push([{ text: say("log.a_card") }]);
  else if (unseen > 1) items.push([{ text: say("log.cards", { count: unseen }) }]);
  return listed(items);
}

/** The sign on a card that a reveal is about. */
export function symbolOf(ctx: Context, card: number | null): string {
  const { symbol } = parseCardFace(ctx.dealt.catalogue.cards[card ?? -1] ?? "");
  return symbol === "" ? "" : wordFor("symbols", symbol);
}

// -- what is printed -----------------------------------------------------------------------

export const printedPart = (ctx: Context, type: Printed["type"], id: string): Part => ({
  printed: { type, id },
  text: named(ctx.game, type, id),
});

export const printedIf = (
  ctx: Context,
  type: Printed["type"],
  id: string | undefined,
): Part | undefined => (id === undefined || id === "" ? undefined : printedPart(ctx, type, id));

/** What a card is played as: a kind of card, or a character whose ability it is. */
export function kindPart(ctx: Context, id: string | undefined): Part | undefined {
  if (id === undefined || id === "") return undefined;
  const isCard = named(ctx.game, "card", id) !== id;
  return printedPart(ctx, isCard ? "card" : "character", id);
}

// -- words ---------------------------------------------------------------------------------

/** A word of the server in the reader's language; as it is, if there is none. */
export const wordFor = (group: string, word: string): string =>
  findMessage(`log.${group}.${word}`) ?? word.replaceAll("_", " ");

/** A role as a name: "Outlaw". */
export const roleName = (role: string): string => wordFor("roles", role);

/** A role as what somebody is: "an Outlaw". */
export const roleShown = (role: string): string =>
  findMessage(`log.roles_shown.${role}`) ?? roleName(role);

/** "The Law"; of a side nobody has named, its id. */
export const sideName = (side: string): string =>
  findMessage(`duel_table.sides.${side}`) ?? side.replaceAll("_", " ");

/** A suit, a colour, a right, a back, or a deck: those of others by their names. */
export function spokenWord(ctx: Context, word: string): string {
  const deck = /^deck_(\d+)$/.exec(word);
  return deck ? deckName(ctx, Number(deck[1]) - 1) : wordFor("words", word);
}

/** "your deck", "the deck of Ann", the one that all draw from. */
export function deckName(ctx: Context, deck: number): string {
  if (deck >= ctx.dealt.names.length) return wordFor("words", "common_deck");
  return deck === ctx.seat
    ? say("log.your_deck")
    : say("log.deck_of", { name: seatName(ctx, deck) });
}
