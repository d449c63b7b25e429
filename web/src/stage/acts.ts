// Each kind of step, acted out with transforms and opacity alone.

import { find, say } from "../words/language.svelte";
import { arc, EASE, placed } from "./flight";
import Ghost from "./Ghost.svelte";
import type { Places, Spot } from "./places";
import type { Acting, Scene } from "./scene";
import type {
  Banner,
  Bullets,
  Flag,
  Fly,
  Glow,
  Move,
  Place,
  Reveal,
  Shuffle,
  Step,
  Trace,
  Verdict,
} from "./steps";

const WIDE = 106; // a card in the air
const BIG = 150; // one that everybody shall see
const SMALL = 60; // narrower cards have no name
const GAP = 1.12; // of a card, between two of them
const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];
const FACE_DOWN = "rotateY(180deg)";
const FACE_UP = "rotateY(0deg)";

/** A step of this type. */
type StepOf<T extends Step["type"]> = Step extends infer S
  ? S extends Step
    ? T extends S["type"]
      ? S
      : never
    : never
  : never;

type Acts = { [T in Step["type"]]: (acting: Acting, step: StepOf<T>) => void };

const ACTS: Acts = {
  fly,
  reveal,
  trace,
  glow,
  flag,
  shuffle,
  banner,
  drop,
  load,
  shake: (acting, step) => wiggle(acting, step, [0, -3, 3, -3, 3, 0]),
  dodge: (acting, step) => wiggle(acting, step, [0, 9, 9, 0]),
  pulse: (acting, step) => still(acting, step, [{ scale: 1 }, { scale: 1.05 }, { scale: 1 }]),
  fall: (acting, step) =>
    still(acting, step, [
      { opacity: 1, scale: 1 },
      { opacity: 0.35, scale: 0.96 },
    ]),
  // These come after their moment: see arrive.
  enter: () => undefined,
  swap: () => undefined,
  fade: (acting, step) => {
    const element = acting.spot(step.place)?.element;
    if (element?.dataset["place"]?.startsWith("card:")) {
      acting.move(element, [{ opacity: 1 }, { opacity: 0 }]);
    }
  },
  vignette: (acting) => fade(acting, acting.draw("vignette"), 0.9),
};

export function act(acting: Acting): void {
  const perform = ACTS[acting.step.type] as (acting: Acting, step: Step) => void;
  perform(acting, acting.step);
}

/** What comes in or changes its place does so as soon as the new moment is shown. */
export function arrive(step: Step, { layer, places }: Scene, before: Places): void {
  const move = (place: Place, from: (now: Spot) => Keyframe | null) => {
    const now = places.spot(place);
    const first = now?.element ? from(now) : null;
    if (!now?.element || first === null) return;
    const frames = [first, { opacity: 1, translate: "0 0", scale: 1 }];
    layer.animate(now.element, frames, { duration: step.time, easing: EASE }, step.time);
  };
  if (step.type === "enter") move(step.place, () => ({ opacity: 0, scale: 0.9 }));
  if (step.type !== "swap") return;
  for (const place of [step.one, step.other])
    move(place, (now) => cameFrom(before.spot(place), now));
}

/** From its old place; null if it is still there, because the board itself moves it. */
function cameFrom(old: Spot | null, now: Spot): Keyframe | null {
  if (old === null || Math.hypot(old.x - now.x, old.y - now.y) < 12) return null;
  const translate = `${old.x - now.x}px ${old.y - now.y}px`;
  return { opacity: 1, translate, scale: now.width > 0 ? old.width / now.width : 1 };
}

// -- cards ------------------------------------------------------------------------------------

function fly(acting: Acting, step: Fly): void {
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

function reveal(acting: Acting, step: Reveal): void {
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
  const key = cause !== "" && find(own) !== undefined ? own : "stage.verdict.any";
  return say(key, { met: met ? 1 : 0 });
}

function shuffle(acting: Acting, step: Shuffle): void {
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

// -- shots and life -----------------------------------------------------------------------------

function trace(acting: Acting, step: Trace): void {
  const [from, to] = [acting.spot(step.from), acting.spot(step.to)];
  if (from === null || to === null || from.element === to.element) return;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const line = acting.draw("tracer");
  line.style.width = `${far}px`;
  line.style.transform = `translate(${from.x}px, ${from.y - 5}px) rotate(${angle}rad)`;
  const dots = line.appendChild(document.createElement("i"));
  acting.move(line, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
    easing: "linear",
  });
  const runs = [{ transform: "translateX(-100%)" }, { transform: "translateX(0)" }];
  acting.move(dots, runs, { to: 0.6, easing: "linear", fill: "both" });
  const flash = acting.draw("flash");
  const near = { x: from.x + Math.cos(angle) * 30, y: from.y + Math.sin(angle) * 30, card: 1 };
  const bursts = [
    { transform: `${placed(near, 1)} scale(0.4)`, opacity: 1 },
    { transform: `${placed(near, 1)} scale(1.1)`, opacity: 0 },
  ];
  acting.move(flash, bursts);
}

function glow(acting: Acting, step: Glow): void {
  const spot = acting.spot(step.place);
  if (spot === null) return;
  const ring = acting.draw(`glow ${step.tone}`);
  cover(ring, spot);
  fade(acting, ring, 1);
}

function drop(acting: Acting, step: Bullets): void {
  const all = acting.scene.places.bullets(step.place);
  for (const bullet of all.slice(step.first, step.first + step.count)) {
    const spot = acting.scene.places.rect(bullet);
    const falling = acting.draw("bullet");
    cover(falling, spot);
    const copy = bullet.cloneNode(true) as SVGElement;
    copy.style.cssText = "width: 100%; height: 100%";
    falling.append(copy);
    acting.move(bullet, HIDDEN);
    const frames = [
      { translate: "0 0", rotate: "0deg", opacity: 1 },
      { translate: "6px -10px", rotate: "30deg", opacity: 1, offset: 0.25 },
      { translate: "16px 48px", rotate: "160deg", opacity: 0 },
    ];
    acting.move(falling, frames, { easing: "ease-in" });
  }
}

function load(acting: Acting, step: Bullets): void {
  const all = acting.scene.places.bullets(step.place);
  for (const bullet of all.slice(step.first, step.first + step.count)) {
    acting.move(bullet, [{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], { fill: "none" });
  }
}

// -- those who play ---------------------------------------------------------------------------

function wiggle(acting: Acting, step: Move, shifts: number[]): void {
  still(
    acting,
    step,
    shifts.map((shift) => ({ translate: `${shift}px 0` })),
  );
}

/** Something moves where it is. */
function still(acting: Acting, step: Move, frames: Keyframe[]): void {
  const element = acting.spot(step.place)?.element;
  if (element) acting.move(element, frames, { easing: "ease-out" });
}

function flag(acting: Acting, step: Flag): void {
  const [from, to] = [acting.spot(step.from), acting.spot(step.to)];
  if (to === null) return;
  const pill = acting.draw("turn-flag");
  pill.textContent = say("stage.turn");
  const corner = ({ x, y, width, height }: Spot) =>
    `translate(${x - width / 2 + 14}px, ${y - height / 2 - 11}px)`;
  acting.move(pill, [
    { transform: corner(from ?? to), opacity: from === null ? 0 : 1 },
    { transform: corner(to), opacity: 1 },
  ]);
}

function banner(acting: Acting, step: Banner): void {
  const shown = acting.draw(`banner ${step.words}`);
  const words = shown.appendChild(document.createElement("b"));
  words.textContent = say(`stage.${step.words}`);
  if (acting.scene.calm) return fade(acting, shown, 1);
  acting.move(shown, [
    { opacity: 0, scale: 0.94 },
    { opacity: 1, scale: 1, offset: 0.18 },
    { opacity: 1, scale: 1, offset: 0.7 },
    { opacity: 0, scale: 1.02 },
  ]);
}

// -- both --------------------------------------------------------------------------------------

function fade(acting: Acting, element: Element, most: number): void {
  acting.move(element, [
    { opacity: 0 },
    { opacity: most, offset: 0.2 },
    { opacity: most, offset: 0.6 },
    { opacity: 0 },
  ]);
}

function cover(element: HTMLElement, { x, y, width, height }: Spot): void {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.style.left = `${x - width / 2}px`;
  element.style.top = `${y - height / 2}px`;
}
