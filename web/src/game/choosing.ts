// How a move is put together by hand: a card, then what it is played as, then a target. Which moves
// there are the server says; here they are only sorted by what has to be touched for them.

import type { MoveOption } from "../net/protocol";

/**
 * Something to touch: "card:12", "figure:3", "word:deck", "kind:missed", "bid:700", "do:pass". A move is
 * a row of them; "go" at the end of those that aim at nothing is the second touch.
 */
export type Handle = string;

export const GO: Handle = "go";

/** The touches that make this move. */
export function path(move: MoveOption): Handle[] {
  const steps: Handle[] = [];
  const own = move.card !== undefined;
  const aims = move.figure !== undefined || move.at_card !== undefined || move.word !== undefined;
  if (own) steps.push(`card:${move.card}`, way(move));
  else if (move.kind !== undefined) steps.push(`kind:${move.kind}`);
  else if (move.amount !== undefined) steps.push(`bid:${move.amount}`);
  else if (!aims || acts(move)) steps.push(`do:${move.verb}`);
  if (move.figure !== undefined) steps.push(`figure:${move.figure}`);
  if (move.at_card !== undefined) steps.push(`card:${move.at_card}`);
  if (move.word !== undefined) steps.push(`word:${move.word}`);
  if (own && !aims) steps.push(GO);
  return steps;
}

/** What is done with a card: there may be several ways. */
function way(move: MoveOption): Handle {
  return `way:${move.verb}${move.kind === undefined ? "" : `:${move.kind}`}`;
}

/** Deeds that begin with a button although they aim at something. */
function acts(move: MoveOption): boolean {
  return move.verb === "use" || move.verb === "swap" || move.verb === "play";
}

const begins = (steps: Handle[], chosen: readonly Handle[]) =>
  chosen.every((handle, at) => steps[at] === handle);

/** The moves that are still possible after these touches. */
export function possible(moves: readonly MoveOption[], chosen: readonly Handle[]): MoveOption[] {
  return moves.filter((move) => begins(path(move), chosen));
}

/** What can be touched next, and the moves behind each. */
export function next(
  moves: readonly MoveOption[],
  chosen: readonly Handle[],
): Map<Handle, MoveOption[]> {
  const found = new Map<Handle, MoveOption[]>();
  for (const move of possible(moves, chosen)) {
    const handle = path(move)[chosen.length];
    if (handle === undefined) continue;
    found.set(handle, [...(found.get(handle) ?? []), move]);
  }
  return found;
}

/** After one more touch. Where there is but one way to go on, it is taken, up to the target. */
export function chosenWith(
  moves: readonly MoveOption[],
  chosen: readonly Handle[],
  handle: Handle,
): Handle[] {
  let now = [...chosen, handle];
  for (;;) {
    const [only, ...others] = next(moves, now).keys();
    if (only === undefined || others.length > 0 || !only.startsWith("way:")) return now;
    now = [...now, only];
  }
}

/** The move, if nothing is left to be touched. */
export function finished(
  moves: readonly MoveOption[],
  chosen: readonly Handle[],
): MoveOption | null {
  const left = possible(moves, chosen);
  const only = left.length === 1 ? left[0] : undefined;
  return only !== undefined && path(only).length === chosen.length ? only : null;
}
