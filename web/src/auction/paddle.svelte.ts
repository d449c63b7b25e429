// The hand of somebody at an auction: which character he is about to put up, how much he is about to
// offer. What may be offered and put up are the moves that the server lists.

import type { Asked, MoveOption } from "../net/protocol";
import type { PlayerInput } from "../table/playerInput.svelte";

interface Wish {
  /** of the decision */
  ply: number;
  /** what was stepped to or typed; NaN while nothing stands there */
  amount: number | null;
  candidate: string;
}

const NONE: Wish = { ply: -1, amount: null, candidate: "" };

/** The amounts that may be offered, the least one first. */
export const amountsOf = (moves: readonly MoveOption[]): number[] =>
  moves.flatMap((move) => move.amount ?? []).sort((one, other) => one - other);

/** So many amounts on, or back; from one between two of them to the next. */
export function stepped(amounts: readonly number[], from: number, by: number): number {
  const last = amounts.length - 1;
  const above = amounts.findIndex((amount) => amount > from);
  const below = amounts.findLastIndex((amount) => amount < from);
  const first = by > 0 ? (above < 0 ? last : above) : Math.max(below, 0);
  const to = first + by - Math.sign(by);
  return amounts[Math.max(0, Math.min(to, last))] ?? from;
}

export class Paddle {
  private wish = $state.raw(NONE);

  constructor(private readonly theirs: () => PlayerInput | null) {}

  get input(): PlayerInput | null {
    return this.theirs();
  }

  get asked(): Asked | null {
    return this.input?.asked ?? null;
  }

  private get now(): Wish {
    return this.wish.ply === this.asked?.ply ? this.wish : NONE;
  }

  private change(wish: Partial<Wish>): void {
    this.input?.clearRefusal();
    this.wish = { ...this.now, ...wish, ply: this.asked?.ply ?? -1 };
  }

  // -- a character --------------------------------------------------------------------------

  /** What may be put up or taken. */
  get picks(): MoveOption[] {
    return this.asked?.moves.filter((move) => move.kind !== undefined) ?? [];
  }

  /** The character that a second touch puts up; one that was advised comes first. */
  get candidate(): string {
    const advised = this.picks.find((move) => move.move === this.input?.hintedMove);
    return this.now.candidate || (advised?.kind ?? "");
  }

  /** The first touch shows it, the second one means it. */
  touch(character: string): void {
    if (character === this.now.candidate) this.putUp();
    else this.change({ candidate: character });
  }

  putUp(): void {
    if (this.candidate !== "") this.input?.touch(`kind:${this.candidate}`);
  }

  // -- an offer -----------------------------------------------------------------------------

  get amounts(): number[] {
    return amountsOf(this.asked?.moves ?? []);
  }

  /** What stands in the field: at first what was advised, or the least that may be offered. */
  get amount(): number {
    const advised = this.asked?.moves.find((move) => move.move === this.input?.hintedMove);
    return this.now.amount ?? advised?.amount ?? this.amounts[0] ?? NaN;
  }

  /** The move that it is; null if there is none, and then somebody asks why. */
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
    if (this.amounts.length > 0) this.set(stepped(this.amounts, from, by));
  }

  allIn(): void {
    this.set(this.amounts.at(-1) ?? NaN);
  }

  raise(): void {
    if (!Number.isNaN(this.amount)) this.input?.touch(`bid:${this.amount}`);
  }

  giveIn(): void {
    if (this.pass !== null) this.input?.sendMove(this.pass);
  }

  // -----------------------------------------------------------------------------------------

  /** As if nothing had been chosen or typed; whether anything was. */
  back(): boolean {
    const wished = this.now.amount !== null || this.now.candidate !== "";
    this.wish = NONE;
    return this.input?.cancel() === true || wished;
  }
}
