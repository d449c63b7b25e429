// The input of a bidder: the character they are about to put up, and the amount they are about to
// bid. The server lists what is allowed.

import type { PendingDecision, MoveOption } from "../net/protocol";
import type { PlayerInput } from "../table/playerInput.svelte";

interface Draft {
  /** the decision it belongs to */
  ply: number;
  /** stepped or typed; NaN while the field is empty */
  amount: number | null;
  candidate: string;
}

const EMPTY: Draft = { ply: -1, amount: null, candidate: "" };

/** The amounts that may be bid, in ascending order. */
export const amountsOf = (moves: readonly MoveOption[]): number[] =>
  moves.flatMap((move) => move.amount ?? []).sort((one, other) => one - other);

/** Steps through the amounts; an amount between two of them goes to the next. */
export function stepAmount(amounts: readonly number[], from: number, by: number): number {
  const last = amounts.length - 1;
  const above = amounts.findIndex((amount) => amount > from);
  const below = amounts.findLastIndex((amount) => amount < from);
  const first = by > 0 ? (above < 0 ? last : above) : Math.max(below, 0);
  const to = first + by - Math.sign(by);
  return amounts[Math.max(0, Math.min(to, last))] ?? from;
}

export class AuctionInput {
  private draft = $state.raw(EMPTY);

  constructor(private readonly playerInput: () => PlayerInput | null) {}

  get input(): PlayerInput | null {
    return this.playerInput();
  }

  get asked(): PendingDecision | null {
    return this.input?.asked ?? null;
  }

  private get current(): Draft {
    return this.draft.ply === this.asked?.ply ? this.draft : EMPTY;
  }

  private change(draft: Partial<Draft>): void {
    this.input?.clearRefusal();
    this.draft = { ...this.current, ...draft, ply: this.asked?.ply ?? -1 };
  }

  // -- a character --------------------------------------------------------------------------

  /** The moves that put up or take a character. */
  get picks(): MoveOption[] {
    return this.asked?.moves.filter((move) => move.kind !== undefined) ?? [];
  }

  /** The character that a second touch puts up; at first the hinted one. */
  get candidate(): string {
    const hinted = this.picks.find((move) => move.move === this.input?.hintedMove);
    return this.current.candidate || (hinted?.kind ?? "");
  }

  /** The first touch selects the character, the second puts it up. */
  touchCharacter(character: string): void {
    if (character === this.current.candidate) this.putUp();
    else this.change({ candidate: character });
  }

  putUp(): void {
    if (this.candidate !== "") this.input?.touch(`kind:${this.candidate}`);
  }

  // -- an offer -----------------------------------------------------------------------------

  get amounts(): number[] {
    return amountsOf(this.asked?.moves ?? []);
  }

  /** The amount in the field; at first the hinted or the lowest one. */
  get amount(): number {
    const hinted = this.asked?.moves.find((move) => move.move === this.input?.hintedMove);
    return this.current.amount ?? hinted?.amount ?? this.amounts[0] ?? NaN;
  }

  /** The move for this amount; null if it is not allowed. */
  get bid(): MoveOption | null {
    return this.asked?.moves.find((move) => move.amount === this.amount) ?? null;
  }

  get pass(): MoveOption | null {
    return this.asked?.moves.find((move) => move.verb === "pass") ?? null;
  }

  set(amount: number): void {
    this.change({ amount });
  }

  step(by: number): void {
    const from = Number.isNaN(this.amount) ? -Infinity : this.amount;
    if (this.amounts.length > 0) this.set(stepAmount(this.amounts, from, by));
  }

  allIn(): void {
    this.set(this.amounts.at(-1) ?? NaN);
  }

  sendBid(): void {
    if (!Number.isNaN(this.amount)) this.input?.touch(`bid:${this.amount}`);
  }

  sendPass(): void {
    if (this.pass !== null) this.input?.sendMove(this.pass);
  }

  // -----------------------------------------------------------------------------------------

  /** Clears the draft and the selection; returns whether there was one. */
  clear(): boolean {
    const hadDraft = this.current.amount !== null || this.current.candidate !== "";
    this.draft = EMPTY;
    return this.input?.cancel() === true || hadDraft;
  }
}
