import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../readability/figures.ts';
import { findTool, runTool, VideoFault } from './tool.ts';

/** Samples a second, one channel: what every sound of a film is made in. */
export const sampleRate = 48_000;

type Engine = (text: string, given: { file: string; rate: number }) => Promise<unknown>;
const espeakVoices: Record<Language, string> = { en: 'en-us', pt: 'pt-br', es: 'es-419' };

/**
 * A free speech engine of this machine; what it says may be shipped. `ALBA_SPEECH` names another program, which is called with the
 * language, a file for the sound (WAV) and the text.
 */
export function speechOf(language: Language): (text: string, pace: number) => Promise<Float32Array> {
  const engine = engineOf(language);
  return async (text, pace) => {
    const wanted = (text.split(/\s+/).length / pace) * 60;
    const first = await spoken(engine, text, 1);
    // spoken again at the pace of the storyboard, within what still sounds natural
    const rate = Math.min(1.25, Math.max(0.72, first.length / sampleRate / wanted));
    return Math.abs(rate - 1) < 0.03 ? first : spoken(engine, text, rate);
  };
}

function engineOf(language: Language): Engine {
  const own = process.env.ALBA_SPEECH;
  if (own) return (text, { file }) => runTool(own, [language, file, text]);
  const flite = language === 'en' ? findTool('flite') : undefined;
  if (flite) return (text, { file, rate }) => runTool(flite, ['-voice', 'slt', '--setf', `duration_stretch=${(1 / rate).toFixed(3)}`, '-t', text, '-o', file]);
  const espeak = findTool('espeak-ng');
  if (!espeak) throw new VideoFault('There is no speech engine: install espeak-ng (and flite for English), or name a program in ALBA_SPEECH.');
  return (text, { file, rate }) => runTool(espeak, ['-v', espeakVoices[language], '-s', String(Math.round(150 * rate)), '-g', '2', '-w', file, text]);
}

async function spoken(engine: Engine, text: string, rate: number): Promise<Float32Array> {
  const folder = mkdtempSync(join(tmpdir(), 'alba-voice-'));
  try {
    const file = join(folder, 'line.wav');
    await engine(text, { file, rate });
    if (readFileSync(file).length < 1000) throw new VideoFault(`The speech engine said nothing for "${text}".`);
    return trimmed(await samplesOf(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function samplesOf(file: string): Promise<Float32Array> {
  const bytes = await runTool(ffmpeg(), ['-v', 'error', '-i', file, '-af', 'highpass=f=70', '-f', 'f32le', '-ac', '1', '-ar', String(sampleRate), '-']);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength - (bytes.byteLength % 4)));
}

/** Without the silence before and after the words. */
function trimmed(samples: Float32Array): Float32Array {
  const isHeard = (sample: number) => Math.abs(sample) > 0.008;
  const from = Math.max(0, samples.findIndex(isHeard) - sampleRate / 100);
  const to = samples.findLastIndex(isHeard) + sampleRate / 20;
  return samples.slice(from, to);
}

export function ffmpeg(): string {
  const found = findTool('ffmpeg');
  if (!found)
    throw new VideoFault(
      'There is no ffmpeg: install it (apt-get install ffmpeg, brew install ffmpeg) to make videos. Lessons are checked and shown without it.',
    );
  return found;
}
