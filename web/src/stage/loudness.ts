// Several sounds at once never get louder than a loudspeaker can bear. One alone passes as it is: nothing
// of a shot gets lost, as it would if the loud were made quiet and the quiet loud.

const LINEAR = 0.7; // up to here nothing is changed
const MOST = 4; // times as loud as can be: more than all sounds together
const POINTS = 1025;

/** What becomes of a wave: above a bound it is bent, and never reaches 1. */
export function bent(wave: number): number {
  const over = Math.abs(wave) - LINEAR;
  if (over <= 0) return wave;
  const room = 1 - LINEAR;
  return Math.sign(wave) * (LINEAR + room * Math.tanh(over / room));
}

/** The way from all sounds to the loudspeaker. */
export function limited(audio: BaseAudioContext, from: AudioNode): AudioNode {
  const scale = audio.createGain();
  scale.gain.value = 1 / MOST; // what comes in is looked up between -1 and 1
  const shaper = audio.createWaveShaper();
  shaper.curve = Float32Array.from({ length: POINTS }, (_, at) =>
    bent(((at / (POINTS - 1)) * 2 - 1) * MOST),
  );
  return from.connect(scale).connect(shaper);
}
