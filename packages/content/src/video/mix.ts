import type { SpokenLine } from './captions.ts';
import { soundOf } from './sounds.ts';
import { sampleRate } from './speech.ts';
import type { Storyboard } from './storyboard.schema.ts';

type Voice = SpokenLine & { samples: Float32Array };

/** All that is heard, as a WAV: the voice in front, sounds far behind it. */
export function mixOf(voices: readonly Voice[], { sounds, seconds }: Pick<Storyboard, 'sounds' | 'seconds'>): Buffer {
  const mixed = new Float32Array(Math.round(seconds * sampleRate));
  const put = (samples: Float32Array, at: number, level: number) => {
    const start = Math.round(at * sampleRate);
    samples.forEach((sample, index) => {
      if (start + index < mixed.length) mixed[start + index] = (mixed[start + index] ?? 0) + sample * level;
    });
  };
  for (const { at, to, kind, level } of sounds) put(soundOf(kind, to - at), at, level * 0.22);
  for (const { at, samples } of voices) put(samples, at, 0.14 / (loudnessOf(samples) || 1));
  return wavOf(mixed);
}

const loudnessOf = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

function wavOf(samples: Float32Array): Buffer {
  const head = Buffer.alloc(44);
  const bytes = samples.length * 2;
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  const body = Buffer.alloc(bytes);
  // soft above 0.6, so that nothing is cut, also after encoding
  const kept = (sample: number) => (Math.abs(sample) < 0.6 ? sample : Math.sign(sample) * (0.6 + 0.22 * Math.tanh((Math.abs(sample) - 0.6) / 0.22)));
  for (const [index, sample] of samples.entries()) body.writeInt16LE(Math.round(kept(sample) * 32767), index * 2);
  return Buffer.concat([head, body]);
}
