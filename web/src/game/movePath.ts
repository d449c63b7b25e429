// A move as a path of touches: a card, then what it is used as, then a target. The server lists the
// moves; this module only sorts them by what has to be touched.

import type { MoveOption } from "../net/protocol";

/**
 * Something to touch: "card:12", "figure:3", "word:deck", "kind:missed", "bid:700", "do:pass", or
 * what a card is used as: "as:play:bang". A move is a list of them. A move of a card without a
 * target ends with "confirm", a second touch.
 */
export type Handle = string;

export const CONFIRM: Handle = "confirm";

/** The touches that make up this move. */
export function movePath(move: MoveOption): Handle[] {
  const steps: Handle[] = [];
  const own = move.card !== undefined;
  const aims = move.figure !== undefined || move.at_card !== undefined || move.word !== undefined;
  if (own) steps.push(`card:${move.card}`, useHandle(move));
  else if (move.kind !== undefined) steps.push(`kind:${move.kind}`);
  else if (move.amount !== undefined) steps.push(`bid:${move.amount}`);
  else if (!aims || startsWithButton(move)) steps.push(`do:${move.verb}`);
  if (move.figure !== undefined) steps.push(`figure:${move.figure}`);
  if (move.at_card !== undefined) steps.push(`card:${move.at_card}`);
  if (move.word !== undefined) steps.push(`word:${move.word}`);
  if (own && !aims) steps.push(CONFIRM);
  return steps;
}

/** The use of a card, if there are several. */
function useHandle(move: MoveOption): Handle {
  return `as:${move.verb}${move.kind === undefined ? "" : `:${move.kind}`}`;
}

/** Moves that start with a button although they have a target. */
function startsWithButton(move: MoveOption): boolean {
  return move.verb === "use" || move.verb === "swap" || move.verb === "play";
}

const startsWith = (steps: Handle[], selected: readonly Handle[]) =>
  selected.every((handle, at) => steps[at] === handle);

/** The moves that start with these touches. */
export function possibleMoves(
  moves: readonly MoveOption[],
  selected: readonly Handle[],
): MoveOption[] {
  return moves.filter((move) => startsWith(movePath(move), selected));
}

/** What can be touched next, with the moves behind each handle. */
export function nextHandles(
  moves: readonly MoveOption[],
  selected: readonly Handle[],
): Map<Handle, MoveOption[]> {
  const found = new Map<Handle, MoveOption[]>();
  for (const move of possibleMoves(moves, selected)) {
    const handle = movePath(move)[selected.length];
    if (handle === undefined) continue;
    found.set(handle, [...(found.get(handle) ?? []), move]);
  }
  return found;
}

/** The path after one more touch. If a card can be used in one way only, that step is added. */
export function extendPath(
  moves: readonly MoveOption[],
  selected: readonly Handle[],
  handle: Handle,
): Handle[] {
  let now = [...selected, handle];
  for (;;) {
    const [only, ...others] = nextHandles(moves, now).keys();
    if (only === undefined || others.length > 0 || !only.startsWith("as:")) return now;
    now = [...now, only];
  }
}

/** The move, if its path is complete. */
export function completedMove(
  moves: readonly MoveOption[],
  selected: readonly Handle[],
): MoveOption | null {
  const left = possibleMoves(moves, selected);
  const only = left.length === 1 ? left[0] : undefined;
  return only !== undefined && movePath(only).length === selected.length ? only : null;
}
