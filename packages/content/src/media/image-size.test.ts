import { describe, expect, it } from 'vitest';
import { sizeOf } from './image-size.ts';

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex');
const png = hex('89504e470d0a1a0a 0000000d49484452 00000140 000000c8 08060000 00');
const jpeg = hex('ffd8 ffe0 0004 0000 ffc0 0011 08 00c8 0140 03 01220002110103110');
const lossy = hex('52494646 00000000 57454250 56503820 00000000 000000 9d012a 4001 c800');
const lossless = hex('52494646 00000000 57454250 5650384c 00000000 2f 3fc13100 0000000000');
const extended = hex('52494646 00000000 57454250 56503858 0000000a 00000000 3f0100 c70000');

describe('sizeOf', () => {
  it.each([
    ['a.png', png],
    ['a.jpg', jpeg],
    ['lossy.webp', lossy],
    ['lossless.webp', lossless],
    ['extended.webp', extended],
    ['a.svg', Buffer.from('<svg viewBox="0 0 320 200"/>')],
  ])('reads %s', (file, bytes) => expect(sizeOf(file, bytes)).toEqual({ width: 320, height: 200 }));

  it.each(['a.png', 'a.jpg', 'a.webp', 'a.svg'])('finds none in a %s that is something else', (file) => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('nothing of the kind, but long enough for every header'), hex('ffd8ffe0')])
      expect(sizeOf(file, bytes)).toBeUndefined();
  });
});
