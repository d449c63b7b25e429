// What the one who plays here does, by mouse, finger or keys: touches become moves, and whatever is
// touched in vain is asked about.

import { Choice } from "../game/choice.svelte";
import { GO, type Handle } from "../game/choosing";
import type { LiveTable } from "../game/table.svelte";
import type { Asked, MoveOption } from "../net/protocol";
import { nearest } from "./asking";

/** Why something cannot be done, and where to say so. */
export interface Wrong {
  handle: Handle;
  code: string;
  facts: Record<string, number | string>;
}

export class Hands {
  readonly choice: Choice;
  /** The handle over which a card is being dragged; "table" is the table itself. */
  over = $state<Handle | null>(null);
  private tried = $state.raw<{ handle: Handle; move: string } | null>(null);

  constructor(private readonly table: LiveTable) {
    this.choice = new Choice(
      () => this.asked,
      (move) => {
        this.tried = null;
        table.move(move);
      },
    );
  }

  get asked(): Asked | null {
    return this.table.mine;
  }

  get advised(): string | null {
    const hint = this.table.hint;
    return hint !== null && hint.ply === this.asked?.ply ? hint.move : null;
  }

  get wrong(): Wrong | null {
    const why = this.table.why;
    if (this.tried === null || why === null || why.move !== this.tried.move) return null;
    if (why.ply !== this.asked?.ply || why.code === "") return null;
    return { handle: this.tried.handle, code: why.code, facts: why.facts };
  }

  /** How something looks: it can begin a choice, is chosen, can be aimed at, or cannot. */
  state(handle: Handle): "may" | "chosen" | "target" | "no" | "" {
    if (this.asked === null) return "";
    const { standing, next, first } = this.choice;
    if (standing.includes(handle)) return "chosen";
    if (standing.length > 0 && next.has(handle)) return "target";
    if (standing.length === 0 && first.has(handle)) return "may";
    return standing.length > 0 && this.aims ? "no" : "";
  }

  /** What has been chosen wants a target on the table. */
  get aims(): boolean {
    const handles = [...this.choice.next.keys()];
    return (
      this.choice.standing.length > 0 && handles.some((handle) => /^(figure|card):/.test(handle))
    );
  }

  touch(handle: Handle): boolean {
    if (this.asked === null) return false;
    if (this.choice.touch(handle)) {
      this.tried = null;
      return true;
    }
    this.askAbout(handle);
    return false;
  }

  go(): void {
    if (this.choice.next.has(GO)) this.choice.touch(GO);
  }

  make(move: MoveOption): void {
    this.tried = null;
    this.choice.make(move);
  }

  /** A step back: first the words, then the choice. */
  back(): boolean {
    const said = this.wrong !== null;
    this.tried = null;
    return this.choice.back() || said;
  }

  hush(): void {
    this.tried = null;
  }

  private askAbout(handle: Handle): void {
    const { asked } = this;
    const { story, view } = this.table;
    if (asked === null || story === null || view === null) return;
    const move = nearest(
      handle,
      asked,
      this.choice.left,
      this.choice.standing,
      story.dealt.catalogue,
    );
    if (move === null) return;
    this.tried = { handle, move };
    this.table.askWhy(move);
  }
}
