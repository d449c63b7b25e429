// Plays sound effects: only after the first touch of the page, only a few at once, and not in a
// hidden tab.

import { settings } from "../settings/settings.svelte";
import { createLimiter } from "./limiter";
import { SOUND_EFFECTS, Synth, type Sound } from "./soundEffects";

const MAX_SOUNDS = 4; // at once
const LENGTH = 400; // milliseconds; typical length of a sound
const MIN_GAP = 70; // milliseconds between two equal sounds

let unlocked = false;
let synth: Synth | null = null;
let gain: GainNode | null = null;
let playing: number[] = [];
const last = new Map<Sound, number>();

/** Browsers block sound until the user has interacted with the page. */
export function unlockOnTouch(): () => void {
  const unlock = (): void => {
    unlocked = true;
    stopListening();
  };
  const stopListening = (): void => {
    removeEventListener("pointerdown", unlock, true);
    removeEventListener("keydown", unlock, true);
  };
  if (!unlocked) {
    addEventListener("pointerdown", unlock, true);
    addEventListener("keydown", unlock, true);
  }
  return stopListening;
}

export function playSound(sound: Sound): void {
  if (!isAllowed(sound)) return;
  const output = openSynth();
  if (output === null || gain === null) return;
  const { audio } = output;
  if (audio.state === "suspended") void (audio as AudioContext).resume().catch(() => undefined);
  gain.gain.value = settings.volume ** 2; // perceived loudness is roughly quadratic
  SOUND_EFFECTS[sound](output, audio.currentTime + 0.005);
}

function isAllowed(sound: Sound): boolean {
  if (!unlocked || !settings.sound || settings.volume <= 0) return false;
  if (document.visibilityState === "hidden") return false;
  const now = performance.now();
  playing = playing.filter((since) => now - since < LENGTH);
  if (playing.length >= MAX_SOUNDS || now - (last.get(sound) ?? -Infinity) < MIN_GAP) return false;
  playing.push(now);
  last.set(sound, now);
  return true;
}

function openSynth(): Synth | null {
  if (synth !== null || typeof AudioContext === "undefined") return synth;
  try {
    const audio = new AudioContext();
    gain = audio.createGain();
    createLimiter(audio, gain).connect(audio.destination);
    synth = new Synth(audio, gain);
  } catch {
    unlocked = false; // no audio device
  }
  return synth;
}
