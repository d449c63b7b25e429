// Plays the sounds: not before the page has been touched, never many at once, and none that nobody is
// there to hear.

import { settings } from "../settings/settings.svelte";
import { limited } from "./loudness";
import { Bench, NOISES } from "./noises";
import type { Sound } from "./steps";

const MOST = 4; // at once
const LENGTH = 400; // milliseconds, of a usual sound
const AGAIN = 70; // between two of the same

let touched = false;
let bench: Bench | null = null;
let gain: GainNode | null = null;
let playing: number[] = [];
const last = new Map<Sound, number>();

/** Browsers make no sound before somebody has touched the page. */
export function waitForTouch(): () => void {
  const touch = (): void => {
    touched = true;
    away();
  };
  const away = (): void => {
    removeEventListener("pointerdown", touch, true);
    removeEventListener("keydown", touch, true);
  };
  if (!touched) {
    addEventListener("pointerdown", touch, true);
    addEventListener("keydown", touch, true);
  }
  return away;
}

export function play(sound: Sound): void {
  if (!wanted(sound)) return;
  const made = workshop();
  if (made === null || gain === null) return;
  const { audio } = made;
  if (audio.state === "suspended") void (audio as AudioContext).resume().catch(() => undefined);
  gain.gain.value = settings.volume ** 2; // as loudness is heard
  NOISES[sound](made, audio.currentTime + 0.005);
}

function wanted(sound: Sound): boolean {
  if (!touched || !settings.sound || settings.volume <= 0) return false;
  if (document.visibilityState === "hidden") return false;
  const now = performance.now();
  playing = playing.filter((since) => now - since < LENGTH);
  if (playing.length >= MOST || now - (last.get(sound) ?? -Infinity) < AGAIN) return false;
  playing.push(now);
  last.set(sound, now);
  return true;
}

function workshop(): Bench | null {
  if (bench !== null || typeof AudioContext === "undefined") return bench;
  try {
    const audio = new AudioContext();
    gain = audio.createGain();
    limited(audio, gain).connect(audio.destination);
    bench = new Bench(audio, gain);
  } catch {
    touched = false; // a machine without sound
  }
  return bench;
}
