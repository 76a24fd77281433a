import { sampleRate } from './speech.ts';
import type { SoundKind } from './storyboard.schema.ts';

type Maker = (seconds: number, random: () => number) => Float32Array;

/** A sound made from numbers: the same every time, nobody's recording. */
export function soundOf(kind: SoundKind, seconds: number): Float32Array {
  return faded(makers[kind](seconds, randomFrom(kind.length * 7919 + Math.round(seconds * 1000))));
}

const makers: Record<SoundKind, Maker> = {
  wind: (seconds, random) => swelling(lowPass(noise(seconds, random), 420), 0.13, 0.45),
  waves: (seconds, random) => swelling(lowPass(noise(seconds, random), 700), 0.11, 0.85),
  rumble: (seconds, random) => swelling(lowPass(lowPass(noise(seconds, random), 80), 80), 0.3, 0.25),
  hiss: (seconds, random) => swelling(highPass(lowPass(noise(seconds, random), 5200), 1800), 0.21, 0.12),
  stream: (seconds, random) =>
    added(lowPass(highPass(noise(seconds, random), 900), 2600), struck(seconds, random, { every: 0.11, pitch: [700, 1600], life: 0.035, level: 0.25 })),
  rain: (seconds, random) =>
    added(lowPass(highPass(noise(seconds, random), 1200), 6000), struck(seconds, random, { every: 0.035, pitch: [1400, 3800], life: 0.012, level: 0.5 })),
  drops: (seconds, random) => struck(seconds, random, { every: 0.55, pitch: [520, 900], life: 0.07, level: 0.8 }),
  bell: (seconds) => bell(seconds),
};

/** Numbers that look like chance and are not. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const made = (seconds: number, sampleAt: (index: number) => number) =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => sampleAt(index));
const noise = (seconds: number, random: () => number) => made(seconds, () => random() * 2 - 1);

function lowPass(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
  let held = 0;
  return loud(samples.map((sample) => (held += (sample - held) * share)));
}

function highPass(samples: Float32Array, hertz: number): Float32Array {
  const low = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
  let held = 0;
  return loud(
    samples.map((sample) => {
      held += (sample - held) * low;
      return sample - held;
    }),
  );
}

/** Louder and softer by `depth`, so many times a second. */
function swelling(samples: Float32Array, hertz: number, depth: number): Float32Array {
  return samples.map((sample, index) => sample * (1 - depth * (0.5 + 0.5 * Math.cos((2 * Math.PI * hertz * index) / sampleRate))));
}

type Struck = { every: number; pitch: [number, number]; life: number; level: number };

/** Short falling tones at uneven times: drops. */
function struck(seconds: number, random: () => number, { every, pitch: [low, high], life, level }: Struck): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (let at = every * random(); at < seconds; at += every * (0.4 + 1.2 * random())) {
    const hertz = low + (high - low) * random();
    const strength = level * (0.4 + 0.6 * random());
    const start = Math.round(at * sampleRate);
    for (let index = 0; index < life * 6 * sampleRate && start + index < samples.length; index += 1) {
      const time = index / sampleRate;
      const tone = Math.sin(2 * Math.PI * hertz * time * (1 + 0.25 * Math.exp(-time / life)));
      samples[start + index] = (samples[start + index] ?? 0) + strength * Math.exp(-time / life) * tone;
    }
  }
  return samples;
}

/** A small sheep bell, struck once or twice. */
function bell(seconds: number): Float32Array {
  const partials = [
    [1180, 1, 0.5],
    [1873, 0.5, 0.3],
    [2960, 0.25, 0.16],
  ] as const;
  const ring = (time: number) =>
    time < 0 ? 0 : partials.reduce((sum, [hertz, level, life]) => sum + level * Math.exp(-time / life) * Math.sin(2 * Math.PI * hertz * time), 0);
  return made(seconds, (index) => 0.5 * ring(index / sampleRate) + 0.3 * ring(index / sampleRate - 0.62));
}

const added = (one: Float32Array, other: Float32Array) => one.map((sample, index) => 0.6 * sample + (other[index] ?? 0));

/** At a common loudness, so that `level` means the same for every kind. */
function loud(samples: Float32Array): Float32Array {
  const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length) || 1;
  return samples.map((sample) => (sample * 0.3) / power);
}

function faded(samples: Float32Array): Float32Array {
  const slope = Math.min(0.8 * sampleRate, samples.length / 3);
  return samples.map((sample, index) => sample * Math.min(1, (index + 1) / Math.min(slope, 0.15 * sampleRate), (samples.length - index) / slope));
}
