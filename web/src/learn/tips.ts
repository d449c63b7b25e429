// Which tip belongs to a moment: to one's role at the beginning, at the first of each kind of decision, and at the
// first time that something happens. Tips are messages: "learn.tips.role.sheriff", "learn.tips.prompt.shot",
// "learn.tips.event.life_lost.mine" when it happens to oneself, "learn.tips.event.life_lost.other" when it
// happens to somebody else. With the game they are over.

import type { Moment } from "../game/timeline";
import type { Catalogue, GameEvent, GameView } from "../net/protocol";

/** Among the tips that were seen: from now on none is wanted. */
export const NO_MORE = "no_more";

const AT_ONCE = 2; // tips of one moment
const MOST = 3; // that wait to be read
const ORDER = ["prompt", "role", "event"]; // in which they are read

/** Who sits where, and what the numbers of roles mean. */
export type Seats = Pick<Catalogue, "owners" | "roles">;

/** Whether it happens to this seat. A shot happens to whoever it flies at. */
export function concerns(event: GameEvent, seat: number, owners: readonly number[]): boolean {
  if ("target" in event && event.type === "shot_fired") return owners[event.target] === seat;
  if ("seat" in event) return event.seat === seat;
  return "figure" in event && owners[event.figure] === seat;
}

function roleOf(view: GameView, seat: number, { roles }: Seats): string[] {
  const role = "roles" in view ? roles[view.roles[seat] ?? -1] : undefined;
  return role === undefined ? [] : [`role.${role}`];
}

/** All that could be said of the moment, the most pressing first. */
export function candidates(moment: Moment, seat: number, seats: Seats): string[] {
  const { asked, view } = moment;
  if (view.over) return [];
  const mine = asked !== null && asked.seat === seat && asked.moves.length > 0;
  const decision = mine ? [`prompt.${asked.prompt}`] : [];
  const events = moment.events.map(
    (event) => `event.${event.type}.${concerns(event, seat, seats.owners) ? "mine" : "other"}`,
  );
  return [...new Set([...roleOf(view, seat, seats), ...decision, ...events])];
}

/** What is worth saying now: worded, not seen yet, and not too much at a time. */
export function tipsFor(
  moment: Moment,
  seat: number,
  seats: Seats,
  seen: readonly string[],
  worded: (tip: string) => boolean,
): string[] {
  if (seen.includes(NO_MORE)) return [];
  return candidates(moment, seat, seats)
    .filter((tip) => worded(tip) && !seen.includes(tip))
    .slice(0, AT_ONCE);
}

/**
 * Those that wait to be read, but for a role that is new the decision that stands first. What was about a
 * decision goes with it, and what has happened goes unread when the next one comes; both come again.
 */
export function queued(
  waiting: readonly string[],
  fresh: readonly string[],
  moment: Moment,
): string[] {
  if (moment.view.over) return [];
  const stands = `prompt.${moment.asked?.prompt ?? ""}`;
  const decides = (moment.asked?.moves.length ?? 0) > 0;
  const stays = (tip: string, at: number) =>
    kindOf(tip) === "event" ? !decides || at === 0 : kindOf(tip) !== "prompt" || tip === stands;
  const isNewRole = (tip: string) => kindOf(tip) === "role" && fresh.includes(tip);
  const rank = (tip: string) => (isNewRole(tip) ? -1 : ORDER.indexOf(kindOf(tip)));
  return [...new Set([...waiting.filter(stays), ...fresh])]
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST);
}

/** "role", "prompt", "event" */
export const kindOf = (tip: string): string => tip.split(".", 1)[0] ?? "";

/** A list of seen tips with one more. */
export const withSeen = (seen: readonly string[], tip: string): string[] =>
  seen.includes(tip) ? [...seen] : [...seen, tip];
