// Animations of figures: shots, life points, turns.

import { say } from "../words/language.svelte";
import { cover, fade, HIDDEN } from "./effects";
import { cardTransform } from "./flight";
import type { Spot } from "./spots";
import type { StepAnimator } from "./stepAnimator";
import type { Banner, Bullets, Flag, Glow, Move, Trace } from "./steps";

export function trace(animator: StepAnimator, step: Trace): void {
  const [from, to] = [animator.spot(step.from), animator.spot(step.to)];
  if (from === null || to === null || from.element === to.element) return;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const line = animator.draw("tracer");
  line.style.width = `${far}px`;
  line.style.transform = `translate(${from.x}px, ${from.y - 5}px) rotate(${angle}rad)`;
  const dots = line.appendChild(document.createElement("i"));
  animator.move(line, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
    easing: "linear",
  });
  const runs = [{ transform: "translateX(-100%)" }, { transform: "translateX(0)" }];
  animator.move(dots, runs, { to: 0.6, easing: "linear", fill: "both" });
  const flash = animator.draw("flash");
  const near = { x: from.x + Math.cos(angle) * 30, y: from.y + Math.sin(angle) * 30, card: 1 };
  const bursts = [
    { transform: `${cardTransform(near, 1)} scale(0.4)`, opacity: 1 },
    { transform: `${cardTransform(near, 1)} scale(1.1)`, opacity: 0 },
  ];
  animator.move(flash, bursts);
}

export function glow(animator: StepAnimator, step: Glow): void {
  const spot = animator.spot(step.place);
  if (spot === null) return;
  const ring = animator.draw("glow");
  ring.style.setProperty("--tone", `var(--${step.tone})`);
  cover(ring, spot);
  fade(animator, ring, 1);
}

export function drop(animator: StepAnimator, step: Bullets): void {
  const all = animator.context.spots.bullets(step.place);
  for (const bullet of all.slice(step.first, step.first + step.count)) {
    const spot = animator.context.spots.rect(bullet);
    const falling = animator.draw("bullet");
    cover(falling, spot);
    const copy = bullet.cloneNode(true) as SVGElement;
    copy.style.cssText = "width: 100%; height: 100%";
    falling.append(copy);
    animator.move(bullet, HIDDEN);
    const frames = [
      { translate: "0 0", rotate: "0deg", opacity: 1 },
      { translate: "6px -10px", rotate: "30deg", opacity: 1, offset: 0.25 },
      { translate: "16px 48px", rotate: "160deg", opacity: 0 },
    ];
    animator.move(falling, frames, { easing: "ease-in" });
  }
}

export function load(animator: StepAnimator, step: Bullets): void {
  const all = animator.context.spots.bullets(step.place);
  for (const bullet of all.slice(step.first, step.first + step.count)) {
    animator.move(bullet, [{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], { fill: "none" });
  }
}

export function wiggle(animator: StepAnimator, step: Move, shifts: number[]): void {
  animateInPlace(
    animator,
    step,
    shifts.map((shift) => ({ translate: `${shift}px 0` })),
  );
}

/** Animates an element without moving it elsewhere. */
export function animateInPlace(animator: StepAnimator, step: Move, frames: Keyframe[]): void {
  const element = animator.spot(step.place)?.element;
  if (element) animator.move(element, frames, { easing: "ease-out" });
}

export function flag(animator: StepAnimator, step: Flag): void {
  const [from, to] = [animator.spot(step.from), animator.spot(step.to)];
  if (to === null) return;
  const pill = animator.draw("flag");
  pill.textContent = say("animation.turn");
  const corner = ({ x, y, width, height }: Spot) =>
    `translate(${x - width / 2 + 14}px, ${y - height / 2 - 11}px)`;
  animator.move(pill, [
    { transform: corner(from ?? to), opacity: from === null ? 0 : 1 },
    { transform: corner(to), opacity: 1 },
  ]);
}

export function banner(animator: StepAnimator, step: Banner): void {
  const shown = animator.draw(`banner ${step.words}`);
  const words = shown.appendChild(document.createElement("b"));
  words.textContent = say(`animation.${step.words}`);
  if (animator.context.reducedMotion) return fade(animator, shown, 1);
  animator.move(shown, [
    { opacity: 0, scale: 0.94 },
    { opacity: 1, scale: 1, offset: 0.18 },
    { opacity: 1, scale: 1, offset: 0.7 },
    { opacity: 0, scale: 1.02 },
  ]);
}
