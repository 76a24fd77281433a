import type { Speech } from '@alba/contract/speech';
import { describe, expect, it } from 'vitest';
import { rich } from '../../testing/given-lesson.ts';
import { guessedScript, preparedScript, wordAt } from './script.ts';
import type { ReadableText } from './texts.ts';

const text = (textId: string, ...units: string[]): ReadableText => ({
  of: 'resource',
  textId,
  level: 1,
  paragraphs: [{ number: 1, heading: 'Smoke', units: units.map((unit, index) => ({ number: index + 1, text: rich(unit) })) }],
});
const hill = text('hill', 'It rose. It hissed!');
const sound = (media: string): Speech => ({
  media,
  milliseconds: 4000,
  segments: [
    { paragraph: 1, words: [[0, 5, 0, 500]] },
    {
      paragraph: 1,
      unit: 1,
      words: [
        [0, 2, 1000, 1200],
        [3, 7, 1200, 1700],
        [9, 11, 2000, 2200],
        [12, 18, 2200, 3000],
      ],
    },
  ],
});

describe('@S-READALOUD the script of a reading', () => {
  it('puts the sounds of a part in one line of time, sentence by sentence', () => {
    const script = preparedScript(
      [
        { text: hill, speech: sound('a.webm') },
        { text: text('sea', 'It rose. It hissed!'), speech: sound('b.webm') },
      ],
      'en-US',
    );
    expect(script?.duration).toBe(8);
    expect(script?.tracks).toEqual([
      { media: 'a.webm', start: 0, duration: 4 },
      { media: 'b.webm', start: 4, duration: 4 },
    ]);
    expect(script?.sentences.map((sentence) => [sentence.place, sentence.text])).toEqual([
      ['hill 1 heading', 'Smoke'],
      ['hill 1 1', 'It rose.'],
      ['hill 1 1', 'It hissed!'],
      ['sea 1 heading', 'Smoke'],
      ['sea 1 1', 'It rose.'],
      ['sea 1 1', 'It hissed!'],
    ]);
    expect(script?.words.at(-1)).toEqual({ place: 'sea 1 1', from: 12, to: 18, start: 6.2, end: 7, sentence: 5 });
  });
  it('is none when a sound is of another text', () => {
    expect(preparedScript([{ text: text('hill', 'It rose.', 'And fell.'), speech: sound('a.webm') }], 'en-US')).toBeUndefined();
  });
  it('guesses times that only grow, for a voice that tells none', () => {
    const { words, sentences, duration } = guessedScript([hill], 'en-US');
    expect(sentences).toHaveLength(3);
    for (const [index, word] of words.entries()) expect(word.start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0);
    expect(words.at(-1)?.end).toBeLessThanOrEqual(duration);
  });
  it.each([
    [-1, 0],
    [0, 0],
    [0.99, 0],
    [1, 1],
    [1.5, 2],
    [1.9, 2],
    [99, 4],
  ])('hears at %d the word %d', (time, word) => {
    const script = preparedScript([{ text: hill, speech: sound('a.webm') }], 'en-US');
    expect(wordAt(script?.words ?? [], time)).toBe(word);
  });
});
