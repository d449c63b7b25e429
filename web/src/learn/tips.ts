// The tips for a moment: about the role at the start, about the first decision of each kind, and
// about the first event of each type. Tips are messages: "learn.tips.role.sheriff",
// "learn.tips.prompt.shot", "learn.tips.event.life_lost.mine" if it happens to you,
// "learn.tips.event.life_lost.other" if it happens to another player. They end with the game.

import type { Moment } from "../game/timeline";
import type { Catalogue, GameEvent, GameView } from "../net/protocol";

/** In the list of seen tips: the user has turned tips off. */
export const TIPS_OFF = "no_more";

const MAX_PER_MOMENT = 2; // tips
const MAX_WAITING = 3; // tips
const ORDER = ["prompt", "role", "event"]; // the order in which they are shown

/** Who owns which figure, and the names of the roles. */
export type Seats = Pick<Catalogue, "owners" | "roles">;

/** Whether an event happens to this seat. A shot happens to its target. */
export function happensTo(event: GameEvent, seat: number, owners: readonly number[]): boolean {
  if ("target" in event && event.type === "shot_fired") return owners[event.target] === seat;
  if ("seat" in event) return event.seat === seat;
  return "figure" in event && owners[event.figure] === seat;
}

function roleOf(view: GameView, seat: number, { roles }: Seats): string[] {
  const role = "roles" in view ? roles[view.roles[seat] ?? -1] : undefined;
  return role === undefined ? [] : [`role.${role}`];
}

/** All tips for the moment, the most urgent first. */
export function tipCandidates(moment: Moment, seat: number, seats: Seats): string[] {
  const { asked, view } = moment;
  if (view.over) return [];
  const mine = asked !== null && asked.seat === seat && asked.moves.length > 0;
  const decision = mine ? [`prompt.${asked.prompt}`] : [];
  const events = moment.events.map(
    (event) => `event.${event.type}.${happensTo(event, seat, seats.owners) ? "mine" : "other"}`,
  );
  return [...new Set([...roleOf(view, seat, seats), ...decision, ...events])];
}

/** The tips to show now: with a text, not seen yet, and not too many at once. */
export function tipsFor(
  moment: Moment,
  seat: number,
  seats: Seats,
  seen: readonly string[],
  hasText: (tip: string) => boolean,
): string[] {
  if (seen.includes(TIPS_OFF)) return [];
  return tipCandidates(moment, seat, seats)
    .filter((tip) => hasText(tip) && !seen.includes(tip))
    .slice(0, MAX_PER_MOMENT);
}

/**
 * The waiting tips in order: a new role first, then the current decision. A tip about an earlier
 * decision is dropped, and so are unread tips about events when a decision comes; both may come
 * again.
 */
export function queueTips(
  waiting: readonly string[],
  fresh: readonly string[],
  moment: Moment,
): string[] {
  if (moment.view.over) return [];
  const currentPrompt = `prompt.${moment.asked?.prompt ?? ""}`;
  const hasDecision = (moment.asked?.moves.length ?? 0) > 0;
  const stays = (tip: string, at: number) =>
    kindOf(tip) === "event"
      ? !hasDecision || at === 0
      : kindOf(tip) !== "prompt" || tip === currentPrompt;
  const isNewRole = (tip: string) => kindOf(tip) === "role" && fresh.includes(tip);
  const rank = (tip: string) => (isNewRole(tip) ? -1 : ORDER.indexOf(kindOf(tip)));
  return [...new Set([...waiting.filter(stays), ...fresh])]
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_WAITING);
}

/** "role", "prompt", "event" */
export const kindOf = (tip: string): string => tip.split(".", 1)[0] ?? "";

/** Adds a tip to the list of seen ones. */
export const withSeen = (seen: readonly string[], tip: string): string[] =>
  seen.includes(tip) ? [...seen] : [...seen, tip];
