import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '@alba/content/video/tool';

/** Opus at 24 kbit/s: a minute of speech in 180 kB. Nothing but the sound decides the bytes, so the same text is the same file. */
const opus = ['-c:a', 'libopus', '-b:a', '24k', '-application', 'voip', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1'];

/** Samples of one channel as WebM. By way of a file: only then does it tell its length and where to jump to. */
export async function encode(ffmpeg: string, { samples, sampleRate }: { samples: Int16Array; sampleRate: number }): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'alba-speech-'));
  try {
    const file = join(folder, 'speech.webm');
    const source = ['-v', 'error', '-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];
    const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
    await runTool(ffmpeg, [...source, ...opus, '-cues_to_front', '1', '-y', file], only(bytes));
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
