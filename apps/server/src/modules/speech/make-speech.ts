import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { SpeechEngine } from '../../platform/speech/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import {
  deleteLease,
  deleteLostSpeech,
  insertSpeech,
  insertSpokenVersion,
  selectOptionalUnspoken,
  selectSpeechMedia,
  selectSpokenHashes,
  takeLease,
} from './speech-repository.ts';
import { type SpokenText, spokenTextsOf } from './texts.ts';
import { timedSegments } from './timings.ts';

export type Studio = { db: Db; storage: Storage; clock: Clock; engine: SpeechEngine };
export type MakeOptions = {
  /** Ends the work after the sound that is being made; the next run goes on from there. */
  signal: AbortSignal;
  onMade?: (count: number) => void;
  /** A text that the engine could not say: it is left out and tried again in another run. */
  onFailed?: (error: unknown) => void;
};
/** `busy`: another process is at it. */
export type MadeSpeech = { made: number; failed: number; isBusy: boolean };

/** Longer than any sound takes to be made. */
const leaseMilliseconds = 5 * 60_000;
/** An engine that fails so often in a row is broken, not the texts. */
const mostFailures = 3;

/**
 * Makes the sounds that are missing for the lessons on offer, one at a time, newest lesson first. What exists is not made again:
 * a text has one sound a voice, whatever lesson and version it stands in.
 */
export async function makeSpeech(studio: Studio, { signal, onMade, onFailed }: MakeOptions): Promise<MadeSpeech> {
  const { db, engine } = studio;
  const lease = { voice: engine.voice, holder: randomUUID() };
  const result: MadeSpeech = { made: 0, failed: 0, isBusy: false };
  const unfinished: number[] = [];
  let failures = 0;
  if (!(await keepLease(studio, lease))) return { ...result, isBusy: true };
  try {
    await forgetLost(studio);
    while (!signal.aborted && failures < mostFailures) {
      const lesson = await selectOptionalUnspoken(db, { voice: engine.voice, except: unfinished });
      if (!lesson) break;
      const failedBefore = result.failed;
      for (const text of await missingTexts(studio, lesson)) {
        if (signal.aborted || failures === mostFailures || !(await keepLease(studio, lease))) return result;
        try {
          await makeOne(studio, text);
          result.made += 1;
          failures = 0;
          onMade?.(result.made);
        } catch (error) {
          if (signal.aborted) return result;
          result.failed += 1;
          failures += 1;
          onFailed?.(error);
        }
      }
      if (result.failed > failedBefore) unfinished.push(lesson.versionId);
      else await insertSpokenVersion(db, { versionId: lesson.versionId, voice: engine.voice });
    }
    return result;
  } finally {
    await deleteLease(db, lease);
  }
}

function keepLease({ db, clock }: Studio, lease: { voice: string; holder: string }): Promise<boolean> {
  const now = clock.now();
  return takeLease(db, { ...lease, now, until: new Date(now.getTime() + leaseMilliseconds) });
}

type Lesson = NonNullable<Awaited<ReturnType<typeof selectOptionalUnspoken>>>;

async function missingTexts({ db, engine }: Studio, { view, articles }: Lesson): Promise<SpokenText[]> {
  const shown = [...view.parts.flatMap(({ resources }) => resources), ...articles];
  const texts = new Map(shown.flatMap((one) => spokenTextsOf(one, view.edition)).map((text) => [text.hash, text]));
  const made = await selectSpokenHashes(db, { voice: engine.voice, hashes: [...texts.keys()] });
  return [...texts.values()].filter(({ hash }) => !made.has(hash));
}

async function makeOne({ db, storage, clock, engine }: Studio, text: SpokenText): Promise<void> {
  const sound = await engine.speak({ language: text.language, text: text.text });
  const speech = {
    media: await storage.put(sound.audio, sound.ending),
    milliseconds: Math.round(sound.seconds * 1000),
    segments: timedSegments(text, sound),
  };
  await insertSpeech(db, { textHash: text.hash, voice: engine.voice, speech, now: clock.now() });
}

/** A folder of files that was lost or emptied: its sounds are made again. */
async function forgetLost({ db, storage, engine: { voice } }: Studio): Promise<void> {
  const limit = 500;
  for (let after = ''; ; ) {
    const kept = await selectSpeechMedia(db, { voice, after, limit });
    const lost = [];
    for (const one of kept) if (!(await storage.exists(one.media))) lost.push(one.textHash);
    if (lost.length > 0) await deleteLostSpeech(db, { voice, textHashes: lost });
    const last = kept.at(-1);
    if (!last || kept.length < limit) return;
    after = last.textHash;
  }
}
