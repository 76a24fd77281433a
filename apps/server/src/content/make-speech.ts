import { setTimeout as wait } from 'node:timers/promises';
import type { Print } from '@alba/content/cli/command';
import { makeSpeech } from '../modules/speech/index.ts';
import { createSpeechEngine, type NoEngine } from '../platform/speech/index.ts';
import type { Installation } from './installation.ts';

const reasons: Record<NoEngine, string> = {
  off: 'No sounds were made: SPEECH_ENGINE is off.',
  'no-package': 'No sounds were made: no speech engine is installed (README, Read aloud).',
  'no-ffmpeg': 'No sounds were made: there is no ffmpeg (README, Read aloud).',
};

/** Makes the sounds that are missing and waits for them, also for those that a running server is making. */
export async function makeSpeechNow({ db, storage, clock, speech }: Installation, print: Print): Promise<number> {
  if (!speech || 'missing' in speech) {
    print(reasons[speech?.missing ?? 'off']);
    return 1;
  }
  const engine = createSpeechEngine(speech);
  const signal = new AbortController().signal;
  try {
    for (let isTold = false; ; isTold = true) {
      const { made, failed, isBusy } = await makeSpeech(
        { db, storage, clock, engine },
        { signal, onFailed: (error) => print(error instanceof Error ? error.message : String(error)) },
      );
      if (!isBusy) {
        print(`${made} sounds made${failed > 0 ? `, ${failed} failed` : ''}`);
        return failed > 0 ? 1 : 0;
      }
      if (!isTold) print('The server is making sounds; waiting for it.');
      await wait(2_000);
    }
  } finally {
    engine.close();
  }
}
