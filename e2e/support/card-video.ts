import { writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';

const [width, height, module] = [640, 480, 8];

/** Writes what a camera sees when a card is held before it: a video of its QR code, in the form that Chromium takes for a camera. */
export async function writeCardVideo(path: string, qr: Locator): Promise<void> {
  const modules = Number((await qr.getAttribute('viewBox'))?.split(' ')[2]);
  const drawn = (await qr.locator('path').last().getAttribute('d')) ?? '';
  const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`));
  const size = modules * module;
  const [left, top] = [(width - size) / 2, (height - size) / 2];
  const light = Buffer.alloc(width * height, 110);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isDark = dark.has(`${Math.floor(x / module)} ${Math.floor(y / module)}`);
      light[Math.floor(top + y) * width + Math.floor(left + x)] = isDark ? 25 : 230;
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  writeFileSync(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...Array.from({ length: 10 }, () => frame)]));
}
