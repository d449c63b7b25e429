// All sounds, made of noise and a few tones. Each puts its parts into `out` from the time `at` on.

import type { Sound } from "./steps";

type Make = (to: Bench, at: number) => void;

/** Where sounds are made. */
export class Bench {
  private white: AudioBuffer | null = null;

  constructor(
    readonly audio: BaseAudioContext,
    readonly out: AudioNode,
  ) {}

  /** Noise through a filter that moves from one pitch to the other. */
  hiss(
    at: number,
    time: number,
    loud: number,
    [low, high, sharp = 1]: [number, number, number?],
    kind: BiquadFilterType = "bandpass",
  ): void {
    const source = this.audio.createBufferSource();
    source.buffer = this.noise();
    source.loop = true;
    const filter = this.audio.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(low, at);
    filter.frequency.exponentialRampToValueAtTime(high, at + time);
    source.connect(filter).connect(this.fading(at, time, loud));
    source.start(at, Math.random());
    source.stop(at + time);
  }

  /** A tone that glides from one pitch to the other. */
  tone(
    at: number,
    time: number,
    loud: number,
    [from, to]: [number, number],
    shape: OscillatorType = "sine",
  ): void {
    const source = this.audio.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + time);
    source.connect(this.fading(at, time, loud));
    source.start(at);
    source.stop(at + time);
  }

  private fading(at: number, time: number, loud: number): GainNode {
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.008, time / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, at + time);
    gain.connect(this.out);
    return gain;
  }

  private noise(): AudioBuffer {
    if (this.white !== null) return this.white;
    const { sampleRate } = this.audio;
    const buffer = this.audio.createBuffer(1, sampleRate * 2, sampleRate);
    const data = buffer.getChannelData(0);
    for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
    return (this.white = buffer);
  }
}

/** Metal: several tones that have nothing to do with one another. */
function ring(to: Bench, at: number, time: number, loud: number, pitches: number[]): void {
  pitches.forEach((pitch, part) => {
    to.tone(at, time / (1 + part * 0.35), loud / (1 + part), [pitch, pitch * 0.998]);
  });
}

export const NOISES: Record<Sound, Make> = {
  card: (to, at) => {
    to.hiss(at, 0.09, 0.76, [900, 3200, 0.8]);
    to.hiss(at + 0.06, 0.05, 0.96, [500, 260, 1.2]);
  },
  shuffle: (to, at) => {
    for (let card = 0; card < 9; card += 1) {
      to.hiss(at + card * 0.042, 0.035, 0.46 + (card % 3) * 0.14, [1400, 2600, 1]);
    }
  },
  flip: (to, at) => {
    to.hiss(at, 0.12, 0.9, [700, 4200, 0.7]);
    to.hiss(at + 0.12, 0.06, 1.6, [380, 180, 1.4]);
  },
  shot: (to, at) => {
    to.hiss(at, 0.09, 0.66, [3800, 500, 0.5], "lowpass");
    to.hiss(at + 0.02, 0.4, 0.34, [1200, 120, 0.5], "lowpass");
    to.tone(at, 0.16, 0.38, [170, 46], "triangle");
  },
  ricochet: (to, at) => {
    to.hiss(at, 0.04, 0.4, [4200, 2400, 1]);
    to.tone(at + 0.02, 0.5, 0.13, [2700, 720]);
    to.tone(at + 0.02, 0.42, 0.06, [4050, 1120]);
  },
  click: (to, at) => {
    to.hiss(at, 0.02, 1.7, [3000, 1800, 3]);
    to.hiss(at + 0.07, 0.025, 1.25, [1800, 1200, 3]);
  },
  clink: (to, at) => {
    ring(to, at, 0.5, 0.1, [2093, 3520, 5274]);
    ring(to, at + 0.09, 0.6, 0.08, [2637, 4435]);
  },
  fuse: (to, at) => {
    to.hiss(at, 0.5, 0.14, [5200, 6800, 0.6], "highpass");
    for (let spark = 0; spark < 6; spark += 1) {
      to.hiss(at + 0.03 + spark * 0.075, 0.015, 0.4, [6000, 3600, 2]);
    }
  },
  boom: (to, at) => {
    to.hiss(at, 0.14, 0.5, [1800, 260, 0.4], "lowpass");
    to.hiss(at + 0.04, 1.1, 0.34, [420, 48, 0.5], "lowpass");
    to.tone(at, 0.7, 0.4, [110, 28]);
  },
  cell: (to, at) => {
    ring(to, at, 0.5, 0.16, [311, 466, 739, 1108]);
    to.hiss(at, 0.08, 0.4, [900, 300, 0.8]);
    ring(to, at + 0.14, 0.35, 0.1, [277, 622]);
  },
  spur: (to, at) => {
    for (const [jingle, pitch] of [3136, 3951, 3520].entries()) {
      ring(to, at + jingle * 0.085, 0.28, 0.09, [pitch, pitch * 1.51]);
    }
  },
  bell: (to, at) => ring(to, at, 1.5, 0.14, [660, 1322, 1784, 2640]),
  tick: (to, at) => to.hiss(at, 0.025, 1.9, [2400, 1500, 4]),
  gavel: (to, at) => {
    for (const knock of [0, 0.2]) {
      to.tone(at + knock, 0.12, 0.5, [210, 96], "triangle");
      to.hiss(at + knock, 0.05, 0.4, [1300, 400, 1]);
    }
  },
};
