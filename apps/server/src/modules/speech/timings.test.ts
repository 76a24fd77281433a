import { wordsIn } from '@alba/domain/read-aloud';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timedWords } from './timings.ts';

const timed = (text: string, heard: [string, number, number][], seconds = 100) => {
  let at = 0;
  const words = heard.map(([word, start, end]) => {
    at = text.indexOf(word, at);
    return { from: at, to: at + word.length, start, end };
  });
  return timedWords(text, { words, seconds }).map(({ from, to, start, end }) => [text.slice(from, to), Number(start.toFixed(3)), Number(end.toFixed(3))]);
};

describe('@S-READALOUD the time of every word', () => {
  it('is what the engine told', () => {
    expect(
      timed('Smoke rose.', [
        ['Smoke', 0, 0.5],
        ['rose', 0.5, 0.9],
      ]),
    ).toEqual([
      ['Smoke', 0, 0.5],
      ['rose', 0.5, 0.9],
    ]);
  });
  it('is shared with words it joined, by their length', () => {
    expect(
      timed('in the sky', [
        ['in', 1, 1.5],
        ['sky', 2, 3],
      ]),
    ).toEqual([
      ['in', 1, 1.2],
      ['the', 1.2, 1.5],
      ['sky', 2, 3],
    ]);
  });
  it('is whole for a number of several words, and for a quotation that is told by a letter', () => {
    expect(
      timed('In 1943 “Run”', [
        ['In', 0, 0.1],
        ['1943', 0.1, 0.4],
        ['943', 0.4, 0.9],
        ['R', 1, 1.4],
      ]),
    ).toEqual([
      ['In', 0, 0.1],
      ['1943', 0.1, 0.9],
      ['Run', 1, 1.4],
    ]);
  });
  it('is there also before the first word the engine told of, and without any', () => {
    expect(timed('So it is', [['is', 1, 2]])).toEqual([
      ['So', 0, 0],
      ['it', 0, 0],
      ['is', 1, 2],
    ]);
    expect(timed('So it', [])).toEqual([
      ['So', 0, 0],
      ['it', 0, 0],
    ]);
  });
  it('covers every word in order inside the sound, whatever an engine tells', () => {
    const heard = fc.record({
      from: fc.nat(60),
      to: fc.nat(60),
      start: fc.double({ min: 0, max: 90, noNaN: true }),
      end: fc.double({ min: 0, max: 90, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.lorem({ maxCount: 8 }), fc.array(heard, { maxLength: 12 }), (text, words) => {
        const result = timedWords(text, { words, seconds: 60 });
        expect(result.map(({ from, to }) => ({ from, to }))).toEqual(wordsIn(text));
        let now = 0;
        for (const { start, end } of result) {
          expect(start).toBeGreaterThanOrEqual(now);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(60);
          now = start;
        }
      }),
    );
  });
});
