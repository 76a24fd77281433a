import encodeQR from 'qr';
import { describe, expect, it } from 'vitest';
import { cardSecretIn } from './card-text.ts';
import { type Frame, textIn } from './decode-frame.ts';

const secret = `17.${'aB-_9'.repeat(4)}Zz`;
const address = `https://us.school.example/login/card#${secret}`;

/** A frame of a camera: a card on a grey table, larger or smaller, darker or lighter. */
function frameOf(text: string, { width = 640, height = 480, module = 6, paper = 235, ink = 30 } = {}): Frame {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const size = rows.length * module;
  const [left, top] = [Math.floor((width - size) / 2), Math.floor((height - size) / 2)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark = rows[Math.floor((y - top) / module)]?.[Math.floor((x - left) / module)];
      data.set([...Array(3).fill(isDark === undefined ? 128 : isDark ? ink : paper), 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

describe('@P-LOGIN a card before the camera', () => {
  it.each([
    ['near', {}],
    ['far', { module: 3 }],
    ['in a dim room', { paper: 120, ink: 20 }],
    ['on a small camera', { width: 320, height: 240, module: 4 }],
  ])('is read %s', (_, look) => expect(textIn(frameOf(address, look))).toBe(address));

  it('is not read where there is none', () => {
    expect(textIn({ width: 320, height: 240, data: new Uint8ClampedArray(320 * 240 * 4).fill(90) })).toBeUndefined();
  });

  it.each([
    [address, secret],
    [` http://br.localhost:8080/login/card#${secret}\n`, secret],
    [`#${secret}`, secret],
    ['https://us.school.example/login/class/BCD-FGH', undefined],
    [`${address}x`, undefined],
    [`https://us.school.example/login/card#0${secret}`, undefined],
    ['WIFI:S:school;T:WPA;P:secret;;', undefined],
    ['', undefined],
  ])('%j holds the secret %s', (text, found) => expect(cardSecretIn(text)).toBe(found));
});
