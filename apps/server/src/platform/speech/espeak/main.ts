import { createInterface } from 'node:readline';
import type { SpeechReply, SpeechRequest } from '../messages.ts';
import { encode } from './encode.ts';
import { loadEspeak } from './synthesize.ts';

/** The process that `findSpeechEngine` names: eSpeak NG behind the messages. Its arguments: the file of the package, and ffmpeg. */
const [, , main = '', ffmpeg = ''] = process.argv;
const say = await loadEspeak(main);

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as SpeechRequest;
  process.stdout.write(`${JSON.stringify(await reply(request))}\n`);
}

async function reply(request: SpeechRequest): Promise<SpeechReply> {
  try {
    const sound = say(request);
    if (sound.samples.length === 0) return { id: request.id, wrong: 'it says nothing' };
    const audio = await encode(ffmpeg, sound);
    return { id: request.id, audio: audio.toString('base64'), ending: 'webm', seconds: sound.samples.length / sound.sampleRate, words: sound.words };
  } catch (error) {
    return { id: request.id, wrong: error instanceof Error ? error.message : String(error) };
  }
}
