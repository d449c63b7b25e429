// The move that somebody most likely meant by touching what cannot be touched now, in the words of
// the protocol: the server then says which rule is against it.

import type { Handle } from "../game/movePath";
import type { Asked, Catalogue, MoveOption } from "../net/protocol";

/** Answers are played, costs are discarded; otherwise as with the other cards. */
function verbOf(asked: Asked): string {
  const known = asked.moves.find((move) => move.card !== undefined);
  return known?.verb === "discard" && asked.prompt !== "play" ? "discard" : "play";
}

export function nearest(
  handle: Handle,
  asked: Asked,
  left: readonly MoveOption[],
  standing: readonly Handle[],
  catalogue: Catalogue,
): string | null {
  const [what = "", number = ""] = handle.split(":");
  if (what === "bid") return `bid ${number}`;
  const name =
    what === "card"
      ? catalogue.cards[+number]
      : what === "figure"
        ? catalogue.figures[+number]
        : "";
  if (!name) return null;
  const begun = left[0]?.move.split(" > ")[0];
  if (standing.length > 0 && begun !== undefined) return `${begun} > ${name}`;
  return what === "card" ? `${verbOf(asked)} ${name}` : null;
}
