// The move that a player most likely meant by an impossible touch, in protocol notation. The server
// then explains which rule forbids it.

import type { Handle } from "../game/movePath";
import type { PendingDecision, Catalogue, MoveOption } from "../net/protocol";

/** A cost is discarded; anything else is played. */
function likelyVerb(asked: PendingDecision): string {
  const known = asked.moves.find((move) => move.card !== undefined);
  return known?.verb === "discard" && asked.prompt !== "play" ? "discard" : "play";
}

export function likelyMove(
  handle: Handle,
  asked: PendingDecision,
  possibleMoves: readonly MoveOption[],
  selected: readonly Handle[],
  catalogue: Catalogue,
): string | null {
  const [type = "", number = ""] = handle.split(":");
  if (type === "bid") return `bid ${number}`;
  const name =
    type === "card"
      ? catalogue.cards[+number]
      : type === "figure"
        ? catalogue.figures[+number]
        : "";
  if (!name) return null;
  const start = possibleMoves[0]?.move.split(" > ")[0];
  if (selected.length > 0 && start !== undefined) return `${start} > ${name}`;
  return type === "card" ? `${likelyVerb(asked)} ${name}` : null;
}
