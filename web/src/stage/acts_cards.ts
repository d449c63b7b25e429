// Cards in the air: they fly, are turned over before everybody's eyes, are shuffled.

import { findMessage, say } from "../words/language.svelte";
import { arc, placed } from "./flight";
import Ghost from "./Ghost.svelte";
import { fade, HIDDEN } from "./looks";
import type { Spot } from "./places";
import type { Acting } from "./scene";
import type { Fly, Reveal, Shuffle, Verdict } from "./steps";

const WIDE = 106; // a card in the air
const BIG = 150; // one that everybody shall see
const SMALL = 60; // narrower cards have no name
const GAP = 1.12; // of a card, between two of them
const FACE_DOWN = "rotateY(180deg)";
const FACE_UP = "rotateY(0deg)";

export function fly(acting: Acting, step: Fly): void {
  const spots = step.path.flatMap((place) => acting.spot(place) ?? []);
  const [first, ...others] = spots;
  if (first === undefined || others.length === 0) return;
  leave(acting, first, step.card);
  expect(acting, others.at(-1), step.card);
  const small = (others.at(-1)?.card ?? WIDE) < SMALL;
  const holder = acting.show(Ghost, { ...ghost(acting, step, WIDE), small });
  holder.className = "flying";
  const legs = others.length;
  others.forEach((spot, at) => {
    const from = spots[at] ?? first;
    const rests = at > 0 ? 0.08 : 0; // it is seen for a while where it was aimed
    const when = { from: at / legs + rests, to: (at + 1) / legs };
    acting.move(holder, arc(from, spot, WIDE), when);
  });
  turn(acting, holder, step.seen);
}

export function reveal(acting: Acting, step: Reveal): void {
  if (acting.scene.calm) return unveil(acting, step);
  const [from, over, to] = [acting.spot(step.from), acting.spot(step.over), acting.spot(step.to)];
  if (over === null) return;
  const wide = step.front?.type === "event" ? BIG * 1.25 : BIG;
  const aside = (step.slot - (step.slots - 1) / 2) * wide * GAP;
  const shown = within(acting, { ...over, x: over.x + aside, card: wide }, wide);
  const said = step.verdict === null ? "" : words(step.verdict);
  const good = step.verdict?.good ?? false;
  const holder = acting.show(Ghost, { ...ghost(acting, step, wide), said, good });
  holder.className = "flying big";
  const turned = 0.36;
  const goes = to === null ? 1 : 0.82;
  acting.move(holder, arc(from ?? { ...shown, card: wide / 3 }, shown, wide), { to: turned });
  turn(acting, holder, step.front === null ? "down" : "turned", turned);
  const verdict = holder.querySelector(".said");
  if (verdict !== null) {
    const pops = [
      { opacity: 0, scale: 0.6 },
      { opacity: 1, scale: 1 },
    ];
    acting.move(verdict, pops, { from: turned, to: turned + 0.12 });
    acting.move(verdict, [{ opacity: 1 }, { opacity: 0 }], { from: goes, to: goes + 0.05 });
  }
  if (to !== null) acting.move(holder, arc(shown, to, wide), { from: goes });
}

/** The same without a movement. */
function unveil(acting: Acting, step: Reveal): void {
  const over = acting.spot(step.over);
  if (over === null || step.front === null) return;
  const aside = (step.slot - (step.slots - 1) / 2) * BIG * GAP;
  const shown = within(acting, { ...over, x: over.x + aside, card: BIG }, BIG);
  const said = step.verdict === null ? "" : words(step.verdict);
  const good = step.verdict?.good ?? false;
  const holder = acting.show(Ghost, { ...ghost(acting, step, BIG), said, good });
  holder.className = "flying big";
  holder.style.transform = placed(shown, BIG);
  fade(acting, holder, 1);
  const verdict = holder.querySelector(".said");
  if (verdict !== null) acting.move(verdict, [{ opacity: 1 }, { opacity: 1 }]);
}

const ghost = (acting: Acting, { front, back }: Fly | Reveal, wide: number) => ({
  game: acting.scene.game,
  front,
  back,
  wide,
});

/** The card is no more where it was. */
function leave(acting: Acting, from: Spot, card: number | null): void {
  const { element } = from;
  if (element === null || card === null || element.dataset["place"] !== `card:${card}`) return;
  acting.move(element, HIDDEN);
}

/** The card is not yet where it is shown already, as in the first hand. */
function expect(acting: Acting, to: Spot | undefined, card: number | null): void {
  const element = to?.element;
  if (!element || card === null || element.dataset["place"] !== `card:${card}`) return;
  const duration = acting.at + acting.time * 0.95;
  acting.scene.layer.animate(element, HIDDEN, { duration });
}

/** Which side of a card is seen. */
function turn(acting: Acting, holder: HTMLElement, seen: Fly["seen"], until = 0.8): void {
  const turner = holder.querySelector<HTMLElement>(".turner");
  if (turner === null || seen === "up") return;
  turner.style.transform = FACE_DOWN;
  if (seen === "down") return;
  const frames = [{ transform: FACE_DOWN }, { transform: FACE_UP }];
  acting.move(turner, frames, { from: until * 0.3, to: until, easing: "ease-in-out" });
}

/** All of a card is to be seen. */
function within(acting: Acting, spot: Spot, wide: number): Spot {
  const { width, height } = acting.scene.places.origin;
  const clamp = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(value, Math.max(least, most)));
  const x = clamp(spot.x, wide * 0.55, width - wide * 0.55);
  const y = clamp(spot.y, wide * 0.75, height - wide * 0.95);
  return { ...spot, x, y };
}

function words({ cause, met }: Verdict): string {
  const own = `stage.verdict.${cause}`;
  const key = cause !== "" && findMessage(own) !== undefined ? own : "stage.verdict.any";
  return say(key, { met: met ? 1 : 0 });
}

export function shuffle(acting: Acting, step: Shuffle): void {
  const spot = acting.spot(step.place);
  if (spot === null) return;
  for (const side of [-1, 1, -1, 1]) {
    const props = { game: acting.scene.game, front: null, back: step.back, wide: WIDE };
    const holder = acting.show(Ghost, props);
    holder.className = "flying";
    turn(acting, holder, "down");
    const out = placed({ ...spot, x: spot.x + side * spot.card * 0.62 }, WIDE, side * 9);
    const home = placed(spot, WIDE);
    const frames = [home, out, home, out, home].map((transform) => ({ transform, opacity: 1 }));
    acting.move(holder, frames, { from: side < 0 ? 0 : 0.12, easing: "ease-in-out" });
  }
}
