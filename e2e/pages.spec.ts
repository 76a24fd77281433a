import type { Page } from '@playwright/test';
import { demonstration, type EditionId } from './support/editions.ts';
import { heading, look } from './support/look.ts';
import { landingOf, leaveLanding, signInByForm } from './support/sign-in.ts';
import { expect, inEditions, phone, test } from './support/test.ts';
import { containing, type Words } from './support/words.ts';

const pages = ['support', 'products', 'about', 'privacy', 'terms'] as const;
const titleOf = (w: Words, edition: EditionId, page: (typeof pages)[number]) =>
  page === 'support' || page === 'products' ? w(`app:footer.${page}.${edition}`) : w(`app:footer.${page}`);
const sectionTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

inEditions('nobody has to sign in to read the pages behind the footer', { tag: ['@F-PAGES', '@F-FOOTER'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { path: '/login' });
  for (const name of pages) {
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: containing(titleOf(w, edition, name)) })
      .click();
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`/pages/${name}$`));
    await expect(heading(tab)).toHaveText(titleOf(w, edition, name));
    await expect(tab).toHaveTitle(`${titleOf(w, edition, name)} | Alba Learn`);
    await expect(sectionTitles(tab).nth(3)).toBeVisible();
    await look(tab, `/pages/${name}`);
    await tab.close();
  }
});

const addresses: Record<EditionId, string> = { us: 'support@alba.example', br: 'contato@alba.example', eslac: 'contacto@alba.example' };

inEditions('the contact is that of the edition, and a line is never too long to read', { tag: ['@F-PAGES'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { as: demonstration[edition].teacher, path: '/pages/support' });
  const contact = page.getByRole('main').getByRole('link', { name: addresses[edition] });
  await expect(contact).toHaveAttribute('href', `mailto:${addresses[edition]}`);
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(1);
  await page.goto('/pages/privacy');
  const line = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Alba Learn' }).last();
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.width).toBeLessThan(760);
  await page.getByRole('main').getByRole('link').filter({ hasNotText: '@' }).last().click();
  await expect(page).toHaveURL(/\/pages\/support$/);
  await expect(heading(page)).toHaveText(titleOf(w, edition, 'support'));
});

test('privacy and terms are the same in every edition, the others are not', { tag: ['@F-PAGES', '@F-FOOTER'] }, async ({ visit }) => {
  for (const name of pages) {
    const texts: string[] = [];
    for (const edition of ['us', 'br', 'eslac'] as const) {
      const page = await visit.open(edition, { path: `/pages/${name}?lng=en` });
      await expect(sectionTitles(page).first()).toBeVisible();
      texts.push((await page.getByRole('main').getByRole('region').allInnerTexts()).join('\n'));
      await page.context().close();
    }
    const isSame = name === 'privacy' || name === 'terms';
    expect(new Set(texts).size, name).toBe(isSame ? 1 : 3);
  }
});

inEditions('a page that does not come says so and can be tried again', { tag: ['@F-PAGES', '@F-ERRORS'], editions: ['us'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^failed: net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported module/);
  const page = await visit.open(edition, { path: '/pages/about' });
  await expect(sectionTitles(page).first()).toBeVisible();
  const privacy = page.waitForRequest(/\/assets\/\w+-[\w-]+\.js$/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState({}, '', '/pages/privacy');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await privacy;
  await expect(page.getByRole('alert')).toContainText(w('pages:failed.title'));
  await page.unroute('**/assets/**');
  await page.getByRole('alert').getByRole('button').click();
  await expect(sectionTitles(page).first()).toBeVisible();
  await expect(heading(page)).toHaveText(w('app:footer.privacy'));
});

const ways = { find: /\/find$/, assigned: /\/teacher\/assigned$/, classes: /\/teacher\/classes$/, reports: /\/reports$/ } as const;

inEditions('a teacher’s day begins with four ways, until they are not wished for', { tag: ['@P-HOME'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { path: '/login' });
  await signInByForm(page, w, demonstration[edition].teacher);
  const landing = landingOf(page, w);
  const title = landing.getByRole('heading', { name: w('teacher-home:landing.title') });
  await expect(title).toBeFocused();
  await expect(landing.getByRole('link')).toHaveCount(4);
  await look(page, 'the landing window');
  await page.keyboard.press('Escape');
  await expect(landing).toBeHidden();
  await expect(page.getByRole('heading', { name: w('teacher-home:dueThisWeek') })).toBeVisible();
  // home again in the same sitting is home
  await page
    .getByRole('navigation')
    .getByRole('link', { name: w('app:menu.reports') })
    .click();
  await expect(page).toHaveURL(/\/reports$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: w('app:frame.homeLink', { product: 'Alba Learn' }) })
    .click();
  await expect(page.getByRole('heading', { name: w('teacher-home:dueThisWeek') })).toBeVisible();
  await expect(landing).toBeHidden();
  for (const [way, address] of Object.entries(ways)) {
    await page.goto('/');
    await landing.getByRole('link', { name: containing(w(`teacher-home:landing.${way}.title`)) }).click();
    await expect(page).toHaveURL(address);
    await expect(landing).toBeHidden();
  }
  await page.goto('/');
  await landing.getByRole('checkbox', { name: w('teacher-home:landing.never') }).check();
  await leaveLanding(page, w);
  await page.reload();
  await expect(page.getByRole('heading', { name: w('teacher-home:dueThisWeek') })).toBeVisible();
  await expect(landing).toBeHidden();
  // another teacher of the same device chooses for themselves
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page, w, demonstration[edition].colleague);
  await expect(landing).toBeVisible();
});

inEditions('students and administrators meet no such window', { tag: ['@P-HOME'] }, async ({ edition, w, visit, student }) => {
  for (const as of [await student(), demonstration[edition].admin]) {
    const page = await visit.open(edition, { as, path: '/', hasLanding: true, viewport: phone });
    await expect(heading(page)).toBeVisible();
    await expect(landingOf(page, w)).toHaveCount(0);
  }
});
