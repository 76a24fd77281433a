import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const mostStops = 220;

/**
 * Goes through a whole screen with Tab, from its start back to it. Every stop has to look otherwise than it does without focus, and
 * something of it has to be in sight. Returns how many stops there were.
 */
export async function walk(page: Page, screen: string): Promise<number> {
  await page.evaluate(startOver);
  const faults: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const { fault, isEnd } = await page.evaluate(lookAtStop);
    if (fault !== '') faults.push(fault);
    if (!isEnd) continue;
    expect.soft(faults, screen).toEqual([]);
    return stop;
  }
  throw new Error(`${screen}: no end after ${mostStops} stops`);
}

/** Goes round in a window once: Tab never leaves it. */
export async function staysInside(page: Page, inside: Locator, screen: string): Promise<void> {
  const stops = await inside.getByRole('button').or(inside.getByRole('link')).or(inside.getByRole('textbox')).count();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await inside.evaluate((element) => element.contains(document.activeElement));
    expect(isInside, `${screen}: Tab stays inside`).toBe(true);
  }
}

type Walk = { first?: Element; last?: Element; lastLook?: string };
type Walked = typeof globalThis & { walk?: Walk };

/** Focus goes to the start of the page, where a fresh page has it. */
function startOver(): void {
  (globalThis as Walked).walk = {};
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/** What is wrong with the stop that was left (it looks the same) or with the one that was reached (nothing of it is seen). */
async function lookAtStop(): Promise<{ fault: string; isEnd: boolean }> {
  const parts = (one: Element) => {
    const label = one instanceof HTMLInputElement ? (one.labels?.[0] ?? null) : null;
    const up = [one.parentElement, one.parentElement?.parentElement, one.parentElement?.parentElement?.parentElement];
    const all = [one, label, label?.firstElementChild, one.nextElementSibling, one.nextElementSibling?.firstElementChild, ...up];
    return all.filter((part) => part instanceof Element);
  };
  const lookOf = (one: Element) =>
    parts(one)
      .map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, transform } = getComputedStyle(part);
        const ring = outlineStyle === 'none' || outlineWidth === '0px' ? '' : `${outlineStyle}${outlineWidth}${outlineColor}`;
        return [ring, boxShadow, borderColor, backgroundColor, transform].join(';');
      })
      .join('|');
  const isSeen = (one: Element) => {
    // a switch lies unseen under the track that its label draws
    const isDrawn = !(one instanceof HTMLInputElement) || (one.getBoundingClientRect().width >= 4 && getComputedStyle(one).opacity !== '0');
    const shown = isDrawn ? one : ((one as HTMLInputElement).labels?.[0] ?? one);
    const { left, right, top, bottom } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const shares = [0.5, 0.15, 0.85];
    const hits = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(x1 + (x2 - x1) * x, y1 + (y2 - y1) * y)));
    return hits.some((hit) => hit !== null && (shown.contains(hit) || (hit.contains(shown) && hit !== document.body && hit !== document.documentElement)));
  };
  await new Promise((done) => requestAnimationFrame(done));
  const here = document.activeElement ?? document.body;
  const walk = (globalThis as Walked).walk ?? {};
  const { first, last, lastLook } = walk;
  const words = (one: Element) => one.outerHTML.slice(0, 200);
  const isSame = last?.isConnected && last !== here && lookOf(last) === lastLook;
  const isEnd = here === document.body || here === first;
  const fault = isSame ? `no sign of focus: ${words(last)}` : isEnd || isSeen(here) ? '' : `not in sight: ${words(here)}`;
  (globalThis as Walked).walk = { first: first ?? here, last: here, lastLook: lookOf(here) };
  return { fault, isEnd };
}
