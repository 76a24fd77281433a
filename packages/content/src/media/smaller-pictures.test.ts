import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeSmaller } from './smaller-pictures.ts';

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6CC298' } })
    .composite([
      { input: Buffer.from(`<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="#12233B"/></svg>`) },
    ])
    .png()
    .toBuffer();

describe('makeSmaller', () => {
  it('makes AVIF and WebP in the widths that screens ask for, AVIF first', async () => {
    const made = await makeSmaller('a.png', await pictureOf(1600, 900));
    expect(made.map(({ type, width }) => [type, width])).toEqual([
      ['image/avif', 480],
      ['image/avif', 960],
      ['image/avif', 1440],
      ['image/webp', 480],
      ['image/webp', 960],
      ['image/webp', 1440],
    ]);
    for (const { content, width } of made) {
      const { width: real, height } = await sharp(content).metadata();
      expect([real, height]).toEqual([width, Math.round((width * 9) / 16)]);
    }
  });

  it('never makes a picture larger than it is', async () => {
    const made = await makeSmaller('a.png', await pictureOf(600, 300));
    expect(made.map(({ width }) => width)).toEqual([480, 600, 480, 600]);
    expect((await makeSmaller('a.png', await pictureOf(200, 100))).map(({ width }) => width)).toEqual([200, 200]);
  });

  it('shows the same picture: the middle stays dark, the corner green', async () => {
    for (const { content, width } of await makeSmaller('a.png', await pictureOf(960, 540))) {
      const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const red = (x: number, y: number) => data[(Math.round(y * info.height) * width + Math.round(x * width)) * 3] ?? 0;
      expect(red(0.5, 0.5)).toBeLessThan(60);
      expect(red(0.02, 0.04)).toBeGreaterThan(80);
    }
  });

  it('makes nothing of a file that is not what its name says', async () => {
    expect(await makeSmaller('a.png', Buffer.from('no picture at all, only words that are long enough'))).toEqual([]);
  });
});
