// What is done to those who play: shots, life, whose turn it is.

import { say } from "../words/language.svelte";
import { placed } from "./flight";
import { cover, fade, HIDDEN } from "./looks";
import type { Spot } from "./places";
import type { Acting } from "./scene";
import type { Banner, Bullets, Flag, Glow, Move, Trace } from "./steps";

export function trace(acting: Acting, step: Trace): void {
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

export function glow(acting: Acting, step: Glow): void {
  const spot = acting.spot(step.place);
  if (spot === null) return;
  const ring = acting.draw(`glow ${step.tone}`);
  cover(ring, spot);
  fade(acting, ring, 1);
}

export function drop(acting: Acting, step: Bullets): void {
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

export function load(acting: Acting, step: Bullets): void {
  const all = acting.scene.places.bullets(step.place);
  for (const bullet of all.slice(step.first, step.first + step.count)) {
    acting.move(bullet, [{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], { fill: "none" });
  }
}

export function wiggle(acting: Acting, step: Move, shifts: number[]): void {
  still(
    acting,
    step,
    shifts.map((shift) => ({ translate: `${shift}px 0` })),
  );
}

/** Something moves where it is. */
export function still(acting: Acting, step: Move, frames: Keyframe[]): void {
  const element = acting.spot(step.place)?.element;
  if (element) acting.move(element, frames, { easing: "ease-out" });
}

export function flag(acting: Acting, step: Flag): void {
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

export function banner(acting: Acting, step: Banner): void {
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
