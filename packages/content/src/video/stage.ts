/// <reference lib="dom" />

import type { Frame } from './frame-at.ts';
import { findTool, VideoFault } from './tool.ts';

export const width = 640;
export const height = 360;

/** A page that shows the drawing and can be put into any frame. */
export type Stage = { ids: string[]; show: (frame: Frame) => Promise<Buffer>; close: () => Promise<void> };

export async function openStage(drawing: string, sharpness = 1): Promise<Stage> {
  const executablePath = process.env.CHROMIUM_PATH ?? findTool('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome');
  if (!executablePath) throw new VideoFault('There is no Chromium: install it, or name one in CHROMIUM_PATH.');
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'] });
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: sharpness });
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${drawing}`);
  const ids = await page.evaluate(wrapParts);
  return {
    ids,
    show: async (frame) => {
      await page.evaluate(showFrame, frame);
      return page.screenshot({ type: 'png', animations: 'allow', caret: 'initial' });
    },
    close: () => browser.close(),
  };
}

/** In the page: a group around every element with an id, so that moving it leaves its own transform alone. */
function wrapParts(): string[] {
  const parts = [...document.querySelectorAll('svg [id]')].filter((part) => !part.closest('defs'));
  for (const part of parts) {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.dataset.part = part.id;
    group.style.transformBox = 'fill-box';
    part.before(group);
    group.append(part);
  }
  return parts.map(({ id }) => id);
}

/** In the page: puts every moving part where the frame has it. */
function showFrame({ viewBox, parts }: Frame): void {
  document.querySelector('svg')?.setAttribute('viewBox', viewBox);
  for (const { id, opacity, transform, origin, draw } of parts) {
    const group = document.querySelector<SVGGElement>(`[data-part="${id}"]`);
    if (!group) continue;
    Object.assign(group.style, { opacity: String(opacity), transform, transformOrigin: origin, visibility: opacity === 0 ? 'hidden' : 'visible' });
    if (draw === undefined) continue;
    for (const line of group.querySelectorAll<SVGPathElement>('path, line, polyline')) {
      line.setAttribute('pathLength', '1');
      Object.assign(line.style, { strokeDasharray: '1 2', strokeDashoffset: String(1 - draw), visibility: draw === 0 ? 'hidden' : 'inherit' });
    }
  }
}
