// What the player does by mouse, touch or keyboard: touches become moves. If a touch is not
// possible, the server is asked why.

import type { LiveTable } from "../game/liveTable.svelte";
import { CONFIRM, type Handle } from "../game/movePath";
import { MoveSelection } from "../game/moveSelection.svelte";
import type { PendingDecision, MoveOption } from "../net/protocol";
import { likelyMove } from "./likelyMove";

/** Why a touch is not possible, and at which handle to show it. */
export interface TouchRefusal {
  handle: Handle;
  code: string;
  facts: Record<string, number | string>;
}

export class PlayerInput {
  readonly selection: MoveSelection;
  /** The handle under a dragged card; "table" is the table itself. */
  dragOver = $state<Handle | null>(null);
  private attempt = $state.raw<{ handle: Handle; move: string } | null>(null);

  constructor(private readonly table: LiveTable) {
    this.selection = new MoveSelection(
      () => this.asked,
      (move) => {
        this.attempt = null;
        table.move(move);
      },
    );
  }

  get asked(): PendingDecision | null {
    return this.table.myDecision;
  }

  get hintedMove(): string | null {
    const hint = this.table.hint;
    return hint !== null && hint.ply === this.asked?.ply ? hint.move : null;
  }

  get refusal(): TouchRefusal | null {
    const why = this.table.why;
    if (this.attempt === null || why === null || why.move !== this.attempt.move) return null;
    if (why.ply !== this.asked?.ply || why.code === "") return null;
    return { handle: this.attempt.handle, code: why.code, facts: why.facts };
  }

  /** How a handle looks: it can start a selection, is selected, is a possible target, or is not. */
  state(handle: Handle): "may" | "chosen" | "target" | "no" | "" {
    if (this.asked === null) return "";
    const { selected, next, first } = this.selection;
    if (selected.includes(handle)) return "chosen";
    if (selected.length > 0 && next.has(handle)) return "target";
    if (selected.length === 0 && first.has(handle)) return "may";
    return selected.length > 0 && this.needsTarget ? "no" : "";
  }

  /** The selection still needs a target on the table. */
  get needsTarget(): boolean {
    const handles = [...this.selection.next.keys()];
    return (
      this.selection.selected.length > 0 && handles.some((handle) => /^(figure|card):/.test(handle))
    );
  }

  touch(handle: Handle): boolean {
    if (this.asked === null) return false;
    if (this.selection.touch(handle)) {
      this.attempt = null;
      return true;
    }
    this.askAbout(handle);
    return false;
  }

  confirm(): void {
    if (this.selection.next.has(CONFIRM)) this.selection.touch(CONFIRM);
  }

  sendMove(move: MoveOption): void {
    this.attempt = null;
    this.selection.sendMove(move);
  }

  /** Removes the refusal and the selection; returns whether there was one. */
  cancel(): boolean {
    const said = this.refusal !== null;
    this.attempt = null;
    return this.selection.clear() || said;
  }

  clearRefusal(): void {
    this.attempt = null;
  }

  private askAbout(handle: Handle): void {
    const { asked } = this;
    const { timeline, view } = this.table;
    if (asked === null || timeline === null || view === null) return;
    const move = likelyMove(
      handle,
      asked,
      this.selection.possibleMoves,
      this.selection.selected,
      timeline.dealt.catalogue,
    );
    if (move === null) return;
    this.attempt = { handle, move };
    this.table.askWhy(move);
  }
}
