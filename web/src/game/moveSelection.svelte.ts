// The touches with which the player has begun to select a move.

import type { PendingDecision, MoveOption } from "../net/protocol";
import {
  completedMove,
  CONFIRM,
  extendPath,
  nextHandles,
  possibleMoves,
  type Handle,
} from "./movePath";

export class MoveSelection {
  handles = $state.raw<Handle[]>([]);
  private decision = $state.raw<PendingDecision | null>(null); // the decision that the handles belong to

  constructor(
    private readonly asked: () => PendingDecision | null,
    private readonly send: (move: string) => void,
  ) {}

  /** What can be touched now. A handle of `first` starts another selection. */
  get next(): Map<Handle, MoveOption[]> {
    return this.selected.length === 0 ? this.first : nextHandles(this.moves, this.selected);
  }

  get first(): Map<Handle, MoveOption[]> {
    return nextHandles(this.moves, []);
  }

  /** The handles touched so far for the current decision. */
  get selected(): Handle[] {
    return this.asked() === this.decision ? this.handles : [];
  }

  /** The moves that the selection can still become. */
  get possibleMoves(): MoveOption[] {
    return possibleMoves(this.moves, this.selected);
  }

  private get moves(): MoveOption[] {
    return this.asked()?.moves ?? [];
  }

  /**
   * Handles a touch and returns whether it had an effect. A second touch on the same handle
   * confirms.
   */
  touch(handle: Handle): boolean {
    const handles = this.selected;
    if (this.next.has(handle)) return this.select(handles, handle);
    if (handles[0] === handle && this.next.has(CONFIRM)) return this.select(handles, CONFIRM);
    if (handles[0] === handle) return this.clear();
    if (this.first.has(handle)) return this.select([], handle);
    return false;
  }

  /** Sends a whole move, without its single touches. */
  sendMove(move: MoveOption): void {
    this.handles = [];
    this.send(move.move);
  }

  /** Clears the selection and returns whether there was one. */
  clear(): boolean {
    const had = this.selected.length > 0;
    this.handles = [];
    return had;
  }

  private select(handles: readonly Handle[], handle: Handle): boolean {
    const now = extendPath(this.moves, handles, handle);
    const move = completedMove(this.moves, now);
    this.decision = this.asked();
    this.handles = move === null ? now : [];
    if (move !== null) this.send(move.move);
    return true;
  }
}
