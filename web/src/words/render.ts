// Sentences that the server has chosen, in the reader's language.

import { printedName } from "./library.svelte";
import type { PlayerName, Sentence, SentenceValue } from "../net/protocol";
import type { Context } from "./context";
import { findMessage } from "./language.svelte";
import { cardPart, cardsParts, deckName, printedPart, seatPart } from "./names";
import {
  joinList,
  partsText,
  phrase,
  sentence,
  type Part,
  type Value,
  type Values,
  type Who,
} from "./sentence";

/** The sentence as parts; none if its message is empty or missing. */
export const renderSentence = (said: Sentence, ctx: Context): Part[] =>
  sentence(said.key, renderValues(said, ctx));

/** The sentence as text; "" if there is none. */
export const renderText = (said: Sentence | null | undefined, ctx: Context): string =>
  said ? partsText(renderSentence(said, ctx)) : "";

const renderValues = ({ values = {} }: Sentence, ctx: Context): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, renderValue(value, ctx)]),
  );

function renderValue(value: SentenceValue, ctx: Context): Value {
  if (typeof value !== "object") return value;
  switch (value.name) {
    case "player":
      return playerPart(value, ctx);
    case "list":
      return joinList(value.players.map((player) => [playerPart(player, ctx)]));
    case "card":
      return cardPart(ctx, value.card);
    case "cards":
      return cardsParts(ctx, [...value.cards, ...Array<null>(value.unseen ?? 0).fill(null)]);
    case "printed":
      return printedPart(ctx, value.type, value.id);
    case "deck":
      return deckName(ctx, value.deck);
    case "term":
      return findMessage(value.key) ?? (value.key.split(".").at(-1) ?? "").replaceAll("_", " ");
    case "sentence":
      return phrase(value.key, renderValues(value, ctx));
  }
}

/** A player, or the figure that is named by its character. */
function playerPart({ seat, figure, character }: PlayerName, ctx: Context): Who {
  const who = figure === undefined ? {} : { figure };
  return character === undefined
    ? { ...seatPart(ctx, seat), ...who }
    : { who: seat, text: printedName(ctx.game, "character", character), ...who };
}
