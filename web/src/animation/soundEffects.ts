// All sound effects, synthesized from noise and tones. Each starts at the time `at` and plays into
// `out`.

type SoundEffect = (synth: Synth, at: number) => void;

/** Plays noise and tones into an audio node. */
export class Synth {
  private noiseBuffer: AudioBuffer | null = null;

  constructor(
    readonly audio: BaseAudioContext,
    readonly out: AudioNode,
  ) {}

  /** Noise through a filter that sweeps from one frequency to another. */
  noise(
    at: number,
    time: number,
    loud: number,
    [low, high, sharp = 1]: [number, number, number?],
    kind: BiquadFilterType = "bandpass",
  ): void {
    const source = this.audio.createBufferSource();
    source.buffer = this.whiteNoise();
    source.loop = true;
    const filter = this.audio.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(low, at);
    filter.frequency.exponentialRampToValueAtTime(high, at + time);
    source.connect(filter).connect(this.envelope(at, time, loud));
    source.start(at, Math.random());
    source.stop(at + time);
  }

  /** A tone that glides from one frequency to another. */
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
    source.connect(this.envelope(at, time, loud));
    source.start(at);
    source.stop(at + time);
  }

  private envelope(at: number, time: number, loud: number): GainNode {
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.008, time / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, at + time);
    gain.connect(this.out);
    return gain;
  }

  private whiteNoise(): AudioBuffer {
    if (this.noiseBuffer !== null) return this.noiseBuffer;
    const { sampleRate } = this.audio;
    const buffer = this.audio.createBuffer(1, sampleRate * 2, sampleRate);
    const data = buffer.getChannelData(0);
    for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
    return (this.noiseBuffer = buffer);
  }
}

/** Metal: several inharmonic tones. */
function ring(synth: Synth, at: number, time: number, loud: number, pitches: number[]): void {
  pitches.forEach((pitch, part) => {
    synth.tone(at, time / (1 + part * 0.35), loud / (1 + part), [pitch, pitch * 0.998]);
  });
}

export const SOUND_EFFECTS = {
  card: (synth, at) => {
    synth.noise(at, 0.09, 0.76, [900, 3200, 0.8]);
    synth.noise(at + 0.06, 0.05, 0.96, [500, 260, 1.2]);
  },
  shuffle: (synth, at) => {
    for (let card = 0; card < 9; card += 1) {
      synth.noise(at + card * 0.042, 0.035, 0.46 + (card % 3) * 0.14, [1400, 2600, 1]);
    }
  },
  flip: (synth, at) => {
    synth.noise(at, 0.12, 0.9, [700, 4200, 0.7]);
    synth.noise(at + 0.12, 0.06, 1.6, [380, 180, 1.4]);
  },
  shot: (synth, at) => {
    synth.noise(at, 0.09, 0.66, [3800, 500, 0.5], "lowpass");
    synth.noise(at + 0.02, 0.4, 0.34, [1200, 120, 0.5], "lowpass");
    synth.tone(at, 0.16, 0.38, [170, 46], "triangle");
  },
  ricochet: (synth, at) => {
    synth.noise(at, 0.04, 0.4, [4200, 2400, 1]);
    synth.tone(at + 0.02, 0.5, 0.13, [2700, 720]);
    synth.tone(at + 0.02, 0.42, 0.06, [4050, 1120]);
  },
  click: (synth, at) => {
    synth.noise(at, 0.02, 1.7, [3000, 1800, 3]);
    synth.noise(at + 0.07, 0.025, 1.25, [1800, 1200, 3]);
  },
  clink: (synth, at) => {
    ring(synth, at, 0.5, 0.1, [2093, 3520, 5274]);
    ring(synth, at + 0.09, 0.6, 0.08, [2637, 4435]);
  },
  fuse: (synth, at) => {
    synth.noise(at, 0.5, 0.14, [5200, 6800, 0.6], "highpass");
    for (let spark = 0; spark < 6; spark += 1) {
      synth.noise(at + 0.03 + spark * 0.075, 0.015, 0.4, [6000, 3600, 2]);
    }
  },
  boom: (synth, at) => {
    synth.noise(at, 0.14, 0.5, [1800, 260, 0.4], "lowpass");
    synth.noise(at + 0.04, 1.1, 0.34, [420, 48, 0.5], "lowpass");
    synth.tone(at, 0.7, 0.4, [110, 28]);
  },
  cell: (synth, at) => {
    ring(synth, at, 0.5, 0.16, [311, 466, 739, 1108]);
    synth.noise(at, 0.08, 0.4, [900, 300, 0.8]);
    ring(synth, at + 0.14, 0.35, 0.1, [277, 622]);
  },
  spur: (synth, at) => {
    for (const [jingle, pitch] of [3136, 3951, 3520].entries()) {
      ring(synth, at + jingle * 0.085, 0.28, 0.09, [pitch, pitch * 1.51]);
    }
  },
  bell: (synth, at) => ring(synth, at, 1.5, 0.14, [660, 1322, 1784, 2640]),
  tick: (synth, at) => synth.noise(at, 0.025, 1.9, [2400, 1500, 4]),
  gavel: (synth, at) => {
    for (const knock of [0, 0.2]) {
      synth.tone(at + knock, 0.12, 0.5, [210, 96], "triangle");
      synth.noise(at + knock, 0.05, 0.4, [1300, 400, 1]);
    }
  },
} satisfies Record<string, SoundEffect>;

export type Sound = keyof typeof SOUND_EFFECTS;
