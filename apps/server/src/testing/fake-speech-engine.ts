import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { wavFile } from '@alba/testing/wav';
import type { EngineProgram } from '../platform/speech/index.ts';
import type { SpeechReply, SpeechRequest } from '../platform/speech/messages.ts';

/** A speech engine for tests: a tone of the right length, and the time of every second word, as engines leave some out. */
export const fakeEngine = (voice = 'Fake 1'): EngineProgram => ({ voice, command: process.execPath, args: [fileURLToPath(import.meta.url)] });

/** How long it takes to say a letter. */
export const secondsALetter = 0.05;
const sampleRate = 1000;

function reply({ id, text }: SpeechRequest): SpeechReply | undefined {
  if (text.includes('CRASH')) process.exit(3);
  if (text.includes('HANG')) return undefined;
  if (text.includes('WRONG')) return { id, wrong: 'it cannot be said' };
  const words = [...text.matchAll(/\S+/g)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
    start: index * secondsALetter,
    end: (index + length) * secondsALetter,
  }));
  const seconds = text.length * secondsALetter;
  return {
    id: text.includes('ANOTHER') ? id + 1 : id,
    audio: tone(seconds).toString('base64'),
    ending: 'wav',
    seconds,
    words: words.filter((_, index) => index % 2 === 0),
  };
}

function tone(seconds: number): Buffer {
  const wave = (at: number) => 128 + Math.round(30 * Math.sin((at * 220 * 2 * Math.PI) / sampleRate));
  return wavFile(
    Uint8Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => wave(at)),
    { sampleRate },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = reply(JSON.parse(line) as SpeechRequest);
    if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}
