// A limiter for simultaneous sounds. A single sound passes unchanged; a compressor would flatten a
// shot.

const THRESHOLD = 0.7; // below this, the signal is unchanged
const MAX_INPUT = 4; // more than the sum of all sounds at full level
const CURVE_POINTS = 1025;

/** Bends a sample above the threshold so that it never reaches 1. */
export function softClip(wave: number): number {
  const over = Math.abs(wave) - THRESHOLD;
  if (over <= 0) return wave;
  const room = 1 - THRESHOLD;
  return Math.sign(wave) * (THRESHOLD + room * Math.tanh(over / room));
}

/** Connects all sounds to the output through the limiter. */
export function createLimiter(audio: BaseAudioContext, from: AudioNode): AudioNode {
  const scale = audio.createGain();
  scale.gain.value = 1 / MAX_INPUT; // the curve covers inputs from -1 to 1
  const shaper = audio.createWaveShaper();
  shaper.curve = Float32Array.from({ length: CURVE_POINTS }, (_, at) =>
    softClip(((at / (CURVE_POINTS - 1)) * 2 - 1) * MAX_INPUT),
  );
  return from.connect(scale).connect(shaper);
}
