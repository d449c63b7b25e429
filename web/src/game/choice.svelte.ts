// The half-made choice of the one who plays here.

import type { Asked, MoveOption } from "../net/protocol";
import { chosenWith, finished, GO, next, possible, type Handle } from "./choosing";

export class Choice {
  chosen = $state.raw<Handle[]>([]);
  private of = $state.raw<Asked | null>(null); // the decision

  constructor(
    private readonly asked: () => Asked | null,
    private readonly send: (move: string) => void,
  ) {}

  /** What can be touched now; also what begins another choice. */
  get next(): Map<Handle, MoveOption[]> {
    return this.standing.length === 0 ? this.first : next(this.moves, this.standing);
  }

  get first(): Map<Handle, MoveOption[]> {
    return next(this.moves, []);
  }

  /** What has been touched, of this decision. */
  get standing(): Handle[] {
    return this.asked() === this.of ? this.chosen : [];
  }

  /** The moves that the choice can still become. */
  get left(): MoveOption[] {
    return possible(this.moves, this.standing);
  }

  private get moves(): MoveOption[] {
    return this.asked()?.moves ?? [];
  }

  /** A touch; whether it meant anything. The second one on the same thing says yes to it. */
  touch(handle: Handle): boolean {
    const chosen = this.standing;
    if (this.next.has(handle)) return this.take(chosen, handle);
    if (chosen[0] === handle && this.next.has(GO)) return this.take(chosen, GO);
    if (chosen[0] === handle) return this.back();
    if (this.first.has(handle)) return this.take([], handle);
    return false;
  }

  /** All touches of a move at once. */
  make(move: MoveOption): void {
    this.chosen = [];
    this.send(move.move);
  }

  /** None of the touches has happened; whether there were any. */
  back(): boolean {
    const had = this.standing.length > 0;
    this.chosen = [];
    return had;
  }

  private take(chosen: readonly Handle[], handle: Handle): boolean {
    const now = chosenWith(this.moves, chosen, handle);
    const move = finished(this.moves, now);
    this.of = this.asked();
    this.chosen = move === null ? now : [];
    if (move !== null) this.send(move.move);
    return true;
  }
}
