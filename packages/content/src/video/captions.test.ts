import { describe, expect, it } from 'vitest';
import { captionFaults } from './caption-rules.ts';
import { blocksOf, captionsOf } from './captions.ts';
import { readVtt, writeVtt } from './vtt.ts';

const line = 'E a chuva já parou. Foi curta, o número do rádio é pequeno, e o tanque desse modelo tem 2 metros e 40 de altura.';

describe('captions', () => {
  it('break at the end of a sentence, else at a comma, in two lines of at most 37', () => {
    expect(blocksOf('She waits. Then she hears a hiss, like water poured on hot coals.')).toEqual([
      ['She waits. Then she hears a hiss,', 'like water poured on hot coals.'],
    ]);
    const blocks = blocksOf(line);
    expect(blocks.flat().join(' ')).toBe(line);
    expect(blocks.flat().every((one) => one.length <= 37)).toBe(true);
    expect(blocks.slice(0, -1).every((lines) => /[.,;:?!]$/.test(lines.at(-1) ?? ''))).toBe(true);
  });

  it('break a long piece without a mark between words', () => {
    const long = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen';
    const blocks = blocksOf(long);
    expect(blocks.flat().join(' ')).toBe(long);
    expect(blocks.every((lines) => lines.length <= 2 && lines.every((one) => one.length <= 37))).toBe(true);
  });

  it('stand longer than the voice where readers are slow, but never into the next line', () => {
    const lines = [
      { at: 1, text: 'Nothing has been planted there yet, says the old man.', seconds: 2 },
      { at: 9, text: 'He is right.', seconds: 0.9 },
    ];
    const cues = captionsOf({ lines, sounds: [], seconds: 12, rate: 12 });
    expect(captionFaults(cues, 12)).toEqual([]);
    expect(cues[0]?.end).toBeGreaterThan(5);
    expect(cues.at(-1)?.start).toBe(9);
    const hurried = captionsOf({
      lines: [{ ...lines[0], at: 6.5, text: line, seconds: 2 }, lines[1]].filter((one) => one !== undefined) as typeof lines,
      sounds: [],
      seconds: 12,
      rate: 12,
    });
    expect(captionFaults(hurried, 12).join()).toContain('characters a second, at most 12');
  });

  it('name the sounds that matter, in brackets', () => {
    const sounds = [
      { at: 4, to: 9, kind: 'hiss' as const, level: 0.5, note: 'soft hiss' },
      { at: 0, to: 9, kind: 'wind' as const, level: 0.5 },
    ];
    expect(captionsOf({ lines: [{ at: 1, text: 'It was quiet there.', seconds: 2 }], sounds, seconds: 10, rate: 15 })).toEqual([
      { start: 1, end: 2.92, lines: ['It was quiet there.'] },
      { start: 4, end: 6.5, lines: ['[soft hiss]'] },
    ]);
  });

  it.each([
    [{ start: 0, end: 3, lines: ['a line that is far too long for one caption'] }, 'characters, at most 37'],
    [{ start: 0, end: 3, lines: ['a', 'b', 'c'] }, '3 lines, at most 2'],
    [{ start: 0, end: 0.5, lines: ['a'] }, 'stands 0.5 s'],
    [{ start: 0, end: 7, lines: ['a'] }, 'stands 7.0 s'],
    [{ start: 0, end: 1, lines: ['twenty characters ok'] }, '20.0 characters a second, at most 15'],
  ])('are told about when they break a rule (%#)', (cue, says) => expect(captionFaults([cue], 15).join()).toContain(says));

  it('are told about when one begins before the last has ended', () => {
    expect(
      captionFaults(
        [
          { start: 0, end: 3, lines: ['a'] },
          { start: 2, end: 4, lines: ['b'] },
        ],
        15,
      ),
    ).toEqual(['at 2.0 s: begins before the caption above it ends']);
  });
});

describe('WebVTT', () => {
  it('comes back as it was written', () => {
    const cues = [
      { start: 0.2, end: 2.75, lines: ['Green hills,', 'a plowed field.'] },
      { start: 61.5, end: 64, lines: ['[wind]'] },
    ];
    expect(writeVtt(cues)).toBe('WEBVTT\n\n00:00.200 --> 00:02.750\nGreen hills,\na plowed field.\n\n01:01.500 --> 01:04.000\n[wind]\n');
    expect(readVtt(writeVtt(cues))).toEqual({ cues });
  });

  it('is read with numbers, notes, hours and Windows line ends', () => {
    const source = 'WEBVTT captions\r\n\r\nNOTE by hand\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000\r\nHello\r\n';
    expect(readVtt(source)).toEqual({ cues: [{ start: 1, end: 2, lines: ['Hello'] }] });
  });

  it.each([
    ['', 'does not begin with the line WEBVTT'],
    ['WEBVTT\n\n', 'holds no cue'],
    ['WEBVTT\n\n00:01 --> 00:02\nHello', 'has no time'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n', 'says nothing'],
  ])('tells what is wrong with %j', (source, says) => expect(readVtt(source)).toEqual({ fault: expect.stringContaining(says) }));
});
