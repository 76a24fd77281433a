import type { ResourceView } from '@alba/content/lesson-view';
import { spokenSegments, wordsIn } from '@alba/domain/read-aloud';
import { wavFile } from '@alba/testing/wav';
import type { Page } from '@playwright/test';
import type { KnownLesson } from './lesson.ts';

const sampleRate = 8000;
const name = `${'5'.repeat(64)}.wav`;

/**
 * Answers as a server on which a speech engine made the sounds: silence of the right length, with a time for every word of the
 * text that is asked for. The engine itself is no part of the platform, and journeys run without it.
 */
export async function prepareSpeech(page: Page, { view }: KnownLesson, { aWord = 200 } = {}): Promise<void> {
  let milliseconds = 0;
  await page.route(/\/speech\/resource\//, (route) => {
    const [level = '', textId = ''] = new URL(route.request().url()).pathname.split('/').reverse();
    const resource = view.parts.flatMap(({ resources }) => resources).find(({ id }) => id === decodeURIComponent(textId));
    const segments = timedSegments(resource, level, aWord);
    milliseconds = (segments.flatMap(({ words }) => words).at(-1)?.[3] ?? 0) + 400;
    return route.fulfill({ json: { speech: { media: name, milliseconds, segments } } });
  });
  await page.route(`**/media/${name}`, (route) => {
    const sound = silence(milliseconds);
    const start = Number(/^bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
    const headers = { 'content-type': 'audio/wav', 'accept-ranges': 'bytes', 'content-range': `bytes ${start}-${sound.length - 1}/${sound.length}` };
    return route.fulfill({ status: 206, headers, body: sound.subarray(start) });
  });
}

type Words = [number, number, number, number][];

function timedSegments(resource: ResourceView | undefined, level: string, aWord: number) {
  const paragraphs = (resource && 'levels' in resource && resource.levels?.[level]?.paragraphs) || [];
  let now = 0;
  return spokenSegments(paragraphs).map(({ paragraph, unit, text }) => ({
    paragraph,
    unit,
    words: wordsIn(text).map(({ from, to }) => {
      now += aWord;
      return [from, to, now - aWord, now];
    }) as Words,
  }));
}

const silence = (milliseconds: number): Buffer => wavFile(new Uint8Array(Math.round((milliseconds / 1000) * sampleRate)).fill(128), { sampleRate });

/** Gives the page a voice of the device that says a word every few milliseconds, and keeps what it was asked to say in `window.said`. */
export async function giveDeviceVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((language) => {
    const said: string[] = [];
    let running = 0;
    const speak = (utterance: SpeechSynthesisUtterance) => {
      running += 1;
      const own = running;
      said.push(utterance.text);
      const fire = (type: string, more: object) => utterance[`on${type}` as 'onend']?.({ type, name: 'word', ...more } as unknown as SpeechSynthesisEvent);
      const letters = [...utterance.text.matchAll(/\S+/g)].map(({ index }) => index);
      const next = (place: number) => {
        if (own !== running) return;
        if (place === 0) fire('start', {});
        if (place === letters.length) return fire('end', {});
        fire('boundary', { charIndex: letters[place] });
        setTimeout(() => next(place + 1), 60);
      };
      setTimeout(() => next(0));
    };
    const voices = [{ lang: language, name: 'Test', localService: true, default: true, voiceURI: 'test' }];
    const cancel = () => {
      running += 1;
    };
    const synthesis = Object.assign(new EventTarget(), { getVoices: () => voices, speak, cancel });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'said', { value: said });
  }, lang);
}

/** What is lit on the page now: the sentence and the word that are heard. */
export const litWords = (page: Page) =>
  page.evaluate(() => {
    const textOf = (highlight: string) => [...(CSS.highlights.get(highlight) ?? [])].map(String).join('');
    return { sentence: textOf('read-sentence'), word: textOf('read-word') };
  });

/** Whether the word that is heard stands on the screen, clear of the bar below it. */
export const isWordInSight = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('read-word') ?? [];
    const place = range instanceof Range ? range.getBoundingClientRect() : undefined;
    return place !== undefined && place.top > 0 && place.bottom < window.innerHeight - 100;
  });
