import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { phone } from './test.ts';

export const wide = { width: 1280, height: 900 };
const narrow = { width: 320, height: 640 };
type Size = typeof wide;
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The same faults in two thirds of the time: what passes is not described. */
const onlyFaults = { resultTypes: ['violations' as const] };

/**
 * Looks at the screen in its present state: axe finds nothing on a wide screen and, in the us edition, on a phone, and at 320 px
 * nothing scrolls sideways. Faults are gathered, so that one run names those of all screens.
 */
export async function look(page: Page, screen: string, sizes: readonly Size[] = [wide, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    await picture(page, screen, size);
    if (size === phone && !inFirstEdition(page)) continue;
    // the legacy way looks at the page itself instead of opening another one: there are no frames
    const { violations } = await new AxeBuilder({ page }).options(onlyFaults).withTags(tags).setLegacyMode().analyze();
    const faults: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { target, html, failureSummary } of nodes) {
        if (id === 'target-size' && !(await isTooSmall(page, target.map(String)))) continue;
        faults.push(`${id}: ${html.slice(0, 300)}\n${failureSummary}`);
      }
    }
    expect.soft(faults, `${screen} at ${size.width} px`).toEqual([]);
  }
  if (sizes.includes(phone)) {
    await page.setViewportSize(narrow);
    await settled(page);
    expect.soft(await page.evaluate(whatScrollsSideways), `${screen} at 320 px`).toEqual([]);
  }
  await page.setViewportSize(sizes[0] ?? wide);
}

/** With LOOK_FOLDER set, every screen that a journey looks at is kept as a picture there, for the eye of a person. */
async function picture(page: Page, screen: string, size: Size): Promise<void> {
  const folder = process.env.LOOK_FOLDER;
  if (!folder) return;
  const edition = new URL(page.url()).hostname.split('.')[0];
  const name = screen.replace(/[^\p{L}\p{N}]+/gu, '-');
  await page.screenshot({ path: `${folder}/${name}-${edition}-${size.width}.png` });
}

/** On a phone the parts and colours are the same in every edition; how long its words are shows in what scrolls sideways. */
const inFirstEdition = (page: Page) => new URL(page.url()).hostname.startsWith('us.');

/** A target that only was half scrolled under a bar is looked at again in the middle of the screen. */
async function isTooSmall(page: Page, target: string[]): Promise<boolean> {
  await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }), target.at(-1) ?? '');
  const { violations } = await new AxeBuilder({ page }).include(target).withRules(['target-size']).setLegacyMode().analyze();
  return violations.length > 0;
}

/** Nothing of the page reaches out sideways as it is now, nor out of a pane that scrolls by itself. */
export async function fitsSideways(page: Page, screen: string): Promise<void> {
  // a table may be wider than the box of its own, which is labelled by its caption
  const panes = await page
    .locator('section[aria-label], [role=group][aria-label]')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto')
        .map((one) => `${one.scrollWidth} px in ${one.clientWidth} px: ${one.outerHTML.slice(0, 120)}`),
    );
  expect.soft([...(await page.evaluate(whatScrollsSideways)), ...panes], screen).toEqual([]);
}

/** Every picture has come, those far down too. */
export async function everyPicture(page: Page, screen: string): Promise<void> {
  const pictures = await page.locator('img').evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async (picture) => {
        picture.loading = 'eager';
        await picture.decode().catch(() => {});
        return { address: picture.currentSrc || picture.src, isThere: picture.complete && picture.naturalWidth > 0 };
      }),
    ),
  );
  expect
    .soft(
      pictures.filter(({ isThere }) => !isThere).map(({ address }) => address),
      `pictures of ${screen}`,
    )
    .toEqual([]);
}

/** Two frames after the new size, and whatever still moves has arrived. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Empty unless the page is wider than the screen; otherwise what reaches out of it. */
function whatScrollsSideways(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const isOut = (one: Element) => one.getBoundingClientRect().right > root.clientWidth + 1 && !one.closest('[inert]');
  const wider = [...document.body.querySelectorAll('*')].filter(isOut).map((one) => one.outerHTML.slice(0, 120));
  return [`${root.scrollWidth} px`, ...wider.slice(0, 12)];
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 }).first();
