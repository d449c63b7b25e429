// Words that the boards of The Duel share.

import { spelled } from "../cards/words";
import type { DuelView } from "../net/protocol";
import type { Context } from "../words/context";
import { find, say } from "../words/language.svelte";
import { seatName } from "../words/names";
import type { Deck } from "./sides";

/** "The Law"; of a side nobody has named, its id. */
export const sideName = (side: string): string => find(`duel_table.sides.${side}`) ?? spelled(side);

/** Whose deck it is: "yours", "theirs", "Marta", "for all". */
export function deckOwner(ctx: Context, deck: Deck): string {
  if (deck.number >= ctx.dealt.names.length) return say("duel_table.common_deck");
  if (deck.number === ctx.seat) return say("duel_table.your_deck");
  const onlyTwo = ctx.seat >= 0 && ctx.dealt.names.length === 2;
  return onlyTwo ? say("duel_table.their_deck") : seatName(ctx, deck.number);
}

/** How many BANG! cards the one who has the turn has played, of how many. */
export const bangWords = (view: DuelView): string =>
  view.bang_limit < 0
    ? say("duel_table.bangs_free", { played: view.bangs })
    : say("duel_table.bangs", { played: view.bangs, limit: view.bang_limit });
