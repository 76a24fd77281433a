import type { Locator, Page } from '@playwright/test';
import { Person } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { expect, inEditions, phone, test } from './support/test.ts';
import { containing, type Words, wordsOf } from './support/words.ts';

const people = demonstration;

inEditions('the skip link is the first stop and moves into the main area', { tag: ['@F-SKIP'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { as: people[edition].teacher, path: '/teacher/classes' });
  await expect(page.getByRole('button', { name: w('classes:create') })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: w('app:frame.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

const guides: Record<EditionId, string[]> = { us: ['quickStart', 'teacherGuide', 'readingGuide'], br: ['quickStart'], eslac: ['quickStart'] };
const tools = ['differentiation', 'discussion', 'evidence', 'leveledTexts', 'overview', 'skillsReports', 'vocabulary'];

inEditions('the teacher’s menus are those of the specification', { tag: ['@F-HEADER', '@F-PDFLINK'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, people[edition].teacher);
  const page = await visit.open(edition, { as: teacher, path: '/teacher/classes' });
  const menu = page.getByRole('navigation', { name: w('app:frame.mainMenu') });
  const name = teacher.session.accountInfo.displayName;
  await expect(menu).toBeVisible();
  expect(await topOf(menu)).toEqual([w('app:menu.resources'), w('app:menu.lessons'), w('app:menu.reports'), name]);

  const pdf = w('ui:link.newTabPdf');
  const toolkits = edition === 'us' ? [w('app:toolkits.elementary.title'), w('app:toolkits.middle.title')] : [];
  const resources = await open(menu, w('app:menu.resources'));
  expect(await namesIn(resources)).toEqual([...guides[edition].map((key) => `${w(`app:guides.${key}`)} ${pdf}`), ...toolkits]);
  if (edition === 'us') {
    await resources.getByRole('button', { name: w('app:toolkits.middle.title') }).click();
    const inner = resources.getByRole('list');
    const labels = tools.map((key) => w(`app:toolkits.middle.${key}`)).sort(new Intl.Collator('en').compare);
    expect((await namesIn(inner)).map((text) => text.replace(` ${pdf}`, ''))).toEqual(labels);
  }
  const lessons = await open(menu, w('app:menu.lessons'));
  expect(await namesIn(lessons)).toEqual([w('app:menu.find'), w('app:menu.assigned')]);
  const account = await open(menu, containing(name));
  const words = ['manageClasses', 'accountSettings', 'help'].map((key) => w(`app:menu.${key}`));
  expect(await namesIn(account)).toEqual([...words, w('app:menu.signOut')]);
  // closes on choice
  await account.getByRole('link', { name: w('app:menu.manageClasses') }).click();
  await expect(account).toHaveCount(0);
});

inEditions('student and administrator have their own menus', { tag: ['@F-HEADER'] }, async ({ edition, w, visit, student }) => {
  const page = await visit.open(edition, { as: await student(), path: '/student/classes' });
  const menu = page.getByRole('navigation', { name: w('app:frame.mainMenu') });
  await expect(menu.getByRole('link')).toHaveText([w('app:menu.assignments')]);
  await menu.getByRole('button').click();
  expect(await namesIn(menu.getByRole('list').last())).toEqual([w('app:menu.classes'), w('app:menu.signOut')]);

  const admin = await visit.open(edition, { as: people[edition].admin, path: '/analytics' });
  const adminMenu = admin.getByRole('navigation', { name: w('app:frame.mainMenu') });
  await expect(adminMenu.getByRole('link')).toHaveCount(0);
  await adminMenu.getByRole('button').click();
  expect(await namesIn(adminMenu.getByRole('list').last())).toEqual([w('app:menu.signOut')]);
});

test('somebody with two roles switches between them', { tag: ['@F-HEADER'] }, async ({ visit }) => {
  const w = wordsOf('us');
  // the list that is left behind may be asked for once more, and an administrator is refused it
  visit.expectProblem(/^403 GET \/v1\/science\/dashboard\/load\/classes$/);
  visit.expectProblem(/^403 GET \/v1\/rostering\/connections$/);
  const page = await visit.open('us', { as: people.us.colleague, path: '/teacher/classes' });
  const menu = page.getByRole('navigation', { name: w('app:frame.mainMenu') });
  await menu.getByRole('button').last().click();
  await menu.getByRole('button', { name: w('app:menu.switchRole.admin') }).click();
  await expect(page).toHaveURL(/\/analytics\/rosters$/);
  await menu.getByRole('button').last().click();
  await menu.getByRole('button', { name: w('app:menu.switchRole.teacher') }).click();
  await expect(page).toHaveURL(/us\.localhost:\d+\/$/);
});

inEditions('on a phone the menu closes on choice, on Esc and when the screen grows', { tag: ['@F-MOBILE'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { as: people[edition].teacher, path: '/teacher/classes', viewport: phone });
  const toggle = page.getByRole('button', { name: w('app:frame.menu'), exact: true });
  const menu = page.getByRole('navigation', { name: w('app:frame.mainMenu') });
  await expect(menu).toHaveCount(0);
  await toggle.click();
  for (const key of ['support', 'products'] as const)
    await expect(menu.getByRole('link', { name: containing(w(`app:footer.${key}.${edition}`)) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole('link', { name: w('app:menu.reports') }).click();
  await expect(page).toHaveURL(/\/reports$/);
  await expect(menu).toHaveCount(0);
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('button', { name: w('app:frame.closeMenu') })).toBeHidden();
  // a browser tells of a new width with its next pictures, as it does while a window is drawn wider
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.setViewportSize(phone);
  await expect(menu).toHaveCount(0);
});

inEditions(
  'settings: font, contrast and language hold after a reload',
  { tag: ['@F-DRAWER', '@F-FONT', '@F-LANG'], isEverywhere: true },
  async ({ edition, w, visit, student }) => {
    const page = await visit.open(edition, { as: await student(), path: '/student/classes' });
    const drawer = await openSettings(page, w);
    const dyslexia = drawer.getByRole('switch', { name: w('app:settings.dyslexiaFont') });
    await dyslexia.focus();
    await page.keyboard.press('Space');
    await drawer.getByRole('button', { name: w('app:settings.high') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await expect(page.getByRole('main')).toHaveCSS('font-family', /OpenDyslexic|dyslexi/i);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: w('app:frame.settings') })).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await expect(page.getByRole('main')).toHaveCSS('font-family', /OpenDyslexic|dyslexi/i);

    const again = await openSettings(page, w);
    const other = edition === 'br' ? (['es', 'eslac'] as const) : (['pt', 'br'] as const);
    await again.getByRole('button', { name: other[0] === 'es' ? /Español/ : /Português/ }).click();
    const otherWords = wordsOf(other[1]);
    await expect(page.getByRole('heading', { level: 1, name: otherWords('join-class:page.title') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: otherWords('join-class:page.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', other[0] === 'es' ? /^es/ : 'pt-BR');
    // a press outside closes the drawer too
    await openSettings(page, otherWords);
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

inEditions(
  'footer: five links in a new tab, the year and the company',
  { tag: ['@F-FOOTER', '@F-PAGES'], isEverywhere: true },
  async ({ edition, w, visit }) => {
    const page = await visit.open(edition, { as: people[edition].teacher, path: '/teacher/classes' });
    const footer = page.getByRole('contentinfo');
    const words = [
      w(`app:footer.support.${edition}`),
      w(`app:footer.products.${edition}`),
      ...['about', 'privacy', 'terms'].map((key) => w(`app:footer.${key}`)),
    ];
    await expect(footer.getByRole('link')).toHaveCount(5);
    expect(await namesIn(footer)).toEqual(words.map((word) => `${word} ${w('ui:link.newTab')}`));
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    const opened = page.context().waitForEvent('page');
    await footer.getByRole('link', { name: containing(w('app:footer.privacy')) }).click();
    const privacy = await opened;
    await expect(privacy).toHaveURL(/\/pages\/privacy$/);
    await expect(privacy.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

inEditions(
  'every page has its title, its language and the header of its edition',
  { tag: ['@F-EDITION', '@F-LANG', '@F-LOADING'], isEverywhere: true },
  async ({ edition, w, visit }) => {
    const page = await visit.open(edition, { path: '/login' });
    await expect(page).toHaveTitle(`${w('app:titles.login')} | Alba Learn`);
    await expect(page.locator('html')).toHaveAttribute('data-edition', edition);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${people[edition].language}`));
    const signedIn = await visit.open(edition, { as: people[edition].teacher });
    const told = signedIn.waitForRequest(/\/v1\/science\/dashboard\/load\/classes/);
    await signedIn.goto('/teacher/classes');
    const header = (await told).headers()['content-language'];
    expect(header).toBe({ us: undefined, br: 'pt-BR', eslac: 'es-419' }[edition]);
    await expect(signedIn).toHaveTitle(`${w('classes:page.title')} | Alba Learn`);
    await signedIn.goto('/reports');
    await expect(signedIn).toHaveTitle(containing(w('app:notYet.title')));
  },
);

test('a service worker of an earlier version is unregistered', { tag: ['@F-SW'] }, async ({ visit }) => {
  const page = await visit.open('us');
  await page.context().route('**/old-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'self.skipWaiting()' }));
  // a page of the earlier version, which had no such policy as today's
  await page.route('**/earlier', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><title>Earlier</title>' }));
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto('/earlier');
  await page.evaluate(() => navigator.serviceWorker.register('/old-worker.js').then(() => undefined));
  expect(await count()).toBe(1);
  await page.goto('/login');
  await expect.poll(count).toBe(0);
});

inEditions('a failed page says so and tries again in place', { tag: ['@F-ERRORS', '@C-LIST'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)|^503 GET/);
  const page = await visit.open(edition, { as: people[edition].teacher, path: '/application/metadata' });
  const list = '**/v1/science/dashboard/load/classes';
  const answers = [
    ['offline', (route: import('@playwright/test').Route) => route.abort('internetdisconnected')],
    ['unreadable', (route: import('@playwright/test').Route) => route.fulfill({ status: 200, body: '<html>' })],
    ['unavailable', (route: import('@playwright/test').Route) => route.fulfill({ status: 503, json: { code: 'unavailable', requestId: 'e2e' } })],
  ] as const;
  for (const [words, answer] of answers) {
    await page.route(list, answer);
    await page.goto('/teacher/classes');
    await expect(page.getByText(w(`failure:${words}.title`)), words).toBeVisible();
    await page.unroute(list);
    await page
      .getByRole('main')
      .getByRole('button', { name: w('ui:error.retry') })
      .click();
    await expect(page.getByRole('button', { name: w('classes:create') })).toBeVisible();
  }
});

async function openSettings(page: Page, w: Words): Promise<Locator> {
  await page.getByRole('button', { name: w('app:frame.settings') }).click();
  const drawer = page.getByRole('dialog', { name: w('app:settings.title') });
  await expect(drawer.getByRole('heading', { name: w('app:settings.title') })).toBeFocused();
  return drawer;
}

async function open(menu: Locator, name: string | RegExp): Promise<Locator> {
  await menu.getByRole('button', { name, exact: typeof name === 'string' }).click();
  const list = menu.getByRole('list').nth(1);
  await expect(list).toBeVisible();
  return list;
}

/** The labels of the closed menu in order. */
async function topOf(menu: Locator): Promise<string[]> {
  const texts = await menu.getByRole('listitem').allInnerTexts();
  return texts.map((text) => text.split('\n').at(-1)?.trim() ?? '');
}

/** What links and buttons are called, in order. */
async function namesIn(list: Locator): Promise<string[]> {
  const items = await list.getByRole('link').or(list.getByRole('button')).all();
  return Promise.all(items.map(async (item) => ((await item.textContent()) ?? '').replace(/\s+/g, ' ').trim()));
}
