// Names of players, figures, cards and everything else in a sentence.

import { parseCardFace, type Suit } from "../game/cardFace";
import { printedName } from "./library.svelte";
import type { LibraryEntry } from "../net/protocol";
import { hasTeams, ownerOf, type Context } from "./context";
import { findMessage, say } from "./language.svelte";
import { joinList, type Part, type Who } from "./sentence";

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
 * A figure by the name of its player, or by its character where players have several figures. Undefined if
 * there is no such figure.
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
  return { who: seat, text: printedName(ctx.game, "character", character), figure };
}

// -- cards ---------------------------------------------------------------------------------

/** "BANG! 7♦"; without suits just the name. */
export function cardName(ctx: Context, card: number): string {
  const { kind, value, suit } = parseCardFace(ctx.dealt.catalogue.cards[card] ?? "");
  const name = printedName(ctx.game, "card", kind);
  return suit === "" ? name : `${name} ${value}${SUIT_SIGNS[suit]}`;
}

/** The card if it was seen, otherwise "a card". */
export const cardPart = (ctx: Context, card: number | null | undefined): Part =>
  card === null || card === undefined || card < 0
    ? { text: say("log.a_card") }
    : { card, text: cardName(ctx, card) };

/** The card, or undefined if there is none. */
export const optionalCardPart = (
  ctx: Context,
  card: number | null | undefined,
): Part | undefined =>
  card === null || card === undefined || card < 0 ? undefined : cardPart(ctx, card);

/** Several cards; unseen ones are counted. */
export function cardsParts(ctx: Context, cards: readonly (number | null)[]): Part[] {
  const seen = cards.filter((card) => card !== null && card >= 0);
  const unseen = cards.length - seen.length;
  const items: Part[][] = seen.map((card) => [cardPart(ctx, card)]);
  if (unseen === 1) items.push([{ text: say("log.a_card") }]);
  else if (unseen > 1) items.push([{ text: say("log.cards", { count: unseen }) }]);
  return joinList(items);
}

/** The symbol on a card that decides a reveal. */
export function symbolName(ctx: Context, card: number | null): string {
  const { symbol } = parseCardFace(ctx.dealt.catalogue.cards[card ?? -1] ?? "");
  return symbol === "" ? "" : translateWord("symbols", symbol);
}

// -- what is printed -----------------------------------------------------------------------

export const printedPart = (ctx: Context, type: LibraryEntry["type"], id: string): Part => ({
  printed: { type, id },
  text: printedName(ctx.game, type, id),
});

export const optionalPrintedPart = (
  ctx: Context,
  type: LibraryEntry["type"],
  id: string | undefined,
): Part | undefined => (id === undefined || id === "" ? undefined : printedPart(ctx, type, id));

/** The kind of card that a card is played as, or the character whose ability it uses. */
export function kindPart(ctx: Context, id: string | undefined): Part | undefined {
  if (id === undefined || id === "") return undefined;
  const isCard = printedName(ctx.game, "card", id) !== id;
  return printedPart(ctx, isCard ? "card" : "character", id);
}

// -- words ---------------------------------------------------------------------------------

/** A word of the server in the reader's language; the word itself if it has no translation. */
export const translateWord = (group: string, word: string): string =>
  findMessage(`log.${group}.${word}`) ?? word.replaceAll("_", " ");

/** "Outlaw" */
export const roleName = (role: string): string => translateWord("roles", role);

/** "an Outlaw" */
export const roleWithArticle = (role: string): string =>
  findMessage(`log.roles_shown.${role}`) ?? roleName(role);

/** "The Law"; a side without a message is named by its id. */
export const sideName = (side: string): string =>
  findMessage(`duel_table.sides.${side}`) ?? side.replaceAll("_", " ");

/** A suit, a colour, a right, a card back or a deck; other players' decks by their names. */
export function wordName(ctx: Context, word: string): string {
  const deck = /^deck_(\d+)$/.exec(word);
  return deck ? deckName(ctx, Number(deck[1]) - 1) : translateWord("words", word);
}

/** "your deck", "the deck of Ann", or the common one. */
export function deckName(ctx: Context, deck: number): string {
  if (deck >= ctx.dealt.names.length) return translateWord("words", "common_deck");
  return deck === ctx.seat
    ? say("log.your_deck")
    : say("log.deck_of", { name: seatName(ctx, deck) });
}
