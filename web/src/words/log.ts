// The log: what happened in a moment, as the server tells it to this seat.

import type { Moment } from "../game/timeline";
import type { Context } from "./context";
import { renderSentence } from "./render";
import type { Part } from "./sentence";

/** The icon of a line. */
export type Icon =
  | "ability"
  | "avoid"
  | "bid"
  | "chat"
  | "discard"
  | "draw"
  | "event"
  | "flip"
  | "give"
  | "heal"
  | "hit"
  | "lay"
  | "leave"
  | "name"
  | "out"
  | "pass"
  | "play"
  | "return"
  | "shot"
  | "show"
  | "shuffle"
  | "sold"
  | "steal"
  | "swap"
  | "turn"
  | "win";

export type Tone = "" | "hit" | "heal" | "turn";

export interface Line {
  parts: Part[];
  icon: Icon;
  tone: Tone;
}

// By key, or its first part. Other lines get the icon of a played card.
const ICONS: Record<string, Icon> = {
  ability_taken: "ability",
  ability_used: "ability",
  avoided: "avoid",
  avoided_with: "avoid",
  bid_made: "bid",
  came_back: "heal",
  character_entered: "swap",
  character_joined: "swap",
  character_picked: "show",
  dealt: "shuffle",
  discarded: "discard",
  draw: "flip",
  draw_saves: "avoid",
  draw_without_card: "flip",
  drew: "draw",
  eliminated: "out",
  event_revealed: "event",
  faded: "out",
  fell: "out",
  flipped: "flip",
  forced: "pass",
  game_ended: "win",
  laid: "lay",
  left_play: "discard",
  lies_before: "lay",
  life_gained: "heal",
  life_gone: "hit",
  life_lost: "hit",
  lost_from_hand: "discard",
  lot_reopened: "return",
  lot_sold: "sold",
  passed: "pass",
  passed_on: "lay",
  played_drew: "draw",
  played_healed: "heal",
  played_showed: "show",
  played_stripped: "discard",
  played_took: "steal",
  put_up: "show",
  reloaded: "draw",
  reshuffled: "shuffle",
  returned: "return",
  reward: "draw",
  role_shown: "show",
  seat_left: "leave",
  shot: "shot",
  shot_goes_on: "shot",
  showed: "show",
  shuffled: "shuffle",
  stepped_forward: "swap",
  took: "steal",
  "took.offer": "draw",
  turn: "turn",
  turn_lost: "pass",
  turned_up: "show",
  unaffected: "avoid",
  used_drew: "draw",
  used_healed: "heal",
  used_showed: "show",
  used_took: "steal",
  word_named: "name",
};

const TONES: Record<string, Tone> = {
  came_back: "heal",
  eliminated: "hit",
  faded: "hit",
  fell: "hit",
  game_ended: "turn",
  life_gained: "heal",
  life_gone: "hit",
  life_lost: "hit",
  played_healed: "heal",
  put_up: "turn",
  seat_left: "hit",
  turn: "turn",
  used_healed: "heal",
};

/** The log lines of a moment. */
export const logLines = (moment: Moment, ctx: Context): Line[] =>
  moment.log.flatMap((said) => {
    const parts = renderSentence(said, ctx);
    const name = said.key.replace(/^log\./, "").replace(`${ctx.game}.`, "");
    const group = name.split(".")[0] ?? name;
    const icon = ICONS[name] ?? ICONS[group] ?? "play";
    return parts.length === 0 ? [] : [{ parts, icon, tone: TONES[group] ?? "" }];
  });
