// What every part of a table gets.

import type { ClassicView, GameView } from "../net/protocol";
import type { Context } from "../words/context";
import type { PlayerInput } from "./playerInput.svelte";

export interface TableProps<View extends GameView = GameView> {
  ctx: Context;
  /** the table at the moment on the screen */
  view: View;
  /** what the player touches; null for spectators and replays */
  input: PlayerInput | null;
}

/** The same for parts that only BANG! has. */
export type ClassicProps = TableProps<ClassicView>;
