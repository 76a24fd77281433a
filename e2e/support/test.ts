import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Person } from './api.ts';
import { demonstration, type EditionId, originOf, port } from './editions.ts';
import { keptOf } from './kept.ts';
import { type Words, wordsOf } from './words.ts';

export { expect } from '@playwright/test';

/** Opens pages as somebody, and fails the test for anything that should not happen in a browser. */
export type Visit = {
  /** A window of its own, as another person on another machine. `as` is signed in already; without it nobody is. */
  open: (edition: EditionId, options?: VisitOptions) => Promise<Page>;
  /** Lets a problem pass that the test causes on purpose: an answer such as `409 /v1/…`, or words of the console. */
  expectProblem: (pattern: RegExp) => void;
};
export type VisitOptions = {
  as?: Person | string;
  path?: string;
  viewport?: { width: number; height: number };
  at?: number;
  hasTouch?: boolean;
  /** A teacher's home begins with the landing window. Otherwise they asked before not to see it again. */
  hasLanding?: boolean;
};

export const phone = { width: 375, height: 812 };

export const test = base.extend<{ visit: Visit }>({
  visit: async ({ browser }, use) => {
    const problems: string[] = [];
    const expected: RegExp[] = [];
    const contexts: BrowserContext[] = [];
    await use({
      open: async (edition, options = {}) => {
        const context = await openContext(browser, edition, options);
        contexts.push(context);
        watch(context, originOf(edition, options.at), problems);
        const page = await context.newPage();
        if (options.path !== undefined) await page.goto(options.path);
        return page;
      },
      expectProblem: (pattern) => void expected.push(pattern),
    });
    for (const context of contexts) await context.close();
    expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
});

async function openContext(browser: Browser, edition: EditionId, options: VisitOptions): Promise<BrowserContext> {
  const { as, viewport, at = port, hasTouch, hasLanding = false } = options;
  const person = typeof as === 'string' ? await Person.signIn(edition, as, at) : as;
  const context = await browser.newContext({
    baseURL: originOf(edition, at),
    locale: demonstration[edition].locale,
    viewport: viewport ?? { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    hasTouch,
    storageState: person && { cookies: [], origins: [{ origin: originOf(edition, at), localStorage: keptOf(person, { hasLanding }) }] },
  });
  return context;
}

/** Every error of the console, broken policy, foreign address and refused request of all pages of a window. */
function watch(context: BrowserContext, origin: string, problems: string[]): void {
  const isOurs = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob|about|chrome|chrome-extension):/.test(url);
  context.on('console', (message) => {
    // told with its status by the answer below
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => void problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (!isOurs(request.url())) problems.push(`foreign request: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // what a page leaves unfinished when it is left
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${reason} ${request.method()} ${pathOf(request.url())}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
}

const pathOf = (url: string) => new URL(url).pathname;

/** News that passes, where it is seen; it is spoken elsewhere too. */
export const notice = (page: Page, w: Words, text: string) => page.getByRole('region', { name: w('ui:toast.region') }).getByText(text);

type EditionBody = (given: { edition: EditionId; w: Words; visit: Visit; student: (n?: number) => Promise<string> }) => Promise<void>;

type EditionOptions = {
  tag: string[];
  editions?: readonly EditionId[];
  /** In every edition with every `npm test`: the main job, and what differs by edition. */
  isEverywhere?: boolean;
};

/**
 * The same journey in several editions, each in its own language. `npm test` walks it in one of them, chosen by its title so that all
 * three are seen; `npm run test:long` in all.
 */
export function inEditions(title: string, options: EditionOptions, body: EditionBody): void {
  const editions = options.editions ?? (['us', 'br', 'eslac'] as const);
  const home = editions[spread(title) % editions.length];
  for (const edition of editions) {
    const tag = options.isEverywhere || edition === home ? options.tag : [...options.tag, '@long'];
    test(`${title} (${edition})`, { tag }, async ({ visit }, info) => {
      await body({ edition, w: wordsOf(edition), visit, student: (n = 0) => studentFor(edition, info.testId, n) });
    });
  }
}

/** A number that is the same for the same words, and far apart for others. */
const spread = (words: string): number => [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

const rosters = new Map<EditionId, Promise<string[]>>();

/** A demonstration student for this test: most likely no other test has the same one at the same time. */
async function studentFor(edition: EditionId, testId: string, n: number): Promise<string> {
  const names = await (rosters.get(edition) ?? remember(edition));
  return names[(spread(testId) + n) % names.length] ?? demonstration[edition].student;
}

function remember(edition: EditionId): Promise<string[]> {
  const roster = readRoster(edition);
  rosters.set(edition, roster);
  return roster;
}

async function readRoster(edition: EditionId): Promise<string[]> {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const { classes } = await teacher.call<{ classes: { classId: number; studentCount: number }[] }>('GET', '/v1/science/dashboard/load/classes');
  const big = classes.filter(({ studentCount }) => studentCount > 20);
  const details = await Promise.all(
    big.map(({ classId }) => teacher.call<{ students: { username: string }[] }>('GET', `/v1/science/dashboard/load/ebClass/${classId}`)),
  );
  return details.flatMap(({ students }) => students.map(({ username }) => username)).filter((name) => name !== demonstration[edition].student);
}
