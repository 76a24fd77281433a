// Pictures of every screen in three editions at 1280 and 375 px, from a product that runs with its demonstration schools:
// `CHROMIUM_PATH=… E2E_PORT=8080 node e2e/screenshots.ts <folder>`. Not a test; a person looks at them beside the design.
import { mkdirSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { assignedScene, type Card, enroll, Person } from './support/api.ts';
import { demonstration, type EditionId, editionIds, originOf } from './support/editions.ts';
import { keptOf } from './support/kept.ts';
import { learnLesson } from './support/lesson.ts';
import { begin, workThrough } from './support/working.ts';

const folder = process.argv[2] ?? 'test-results/screenshots';
const only = process.argv[3];
const footerPages = Object.fromEntries(['support', 'products', 'about', 'privacy', 'terms'].map((page) => [page, `/pages/${page}`]));
const widths = { 1280: 900, 375: 812 } as const;
const helpers: Record<EditionId, [string, string]> = {
  us: ['minh.hoang', 'hana.sato'],
  br: ['akira.nakamura', 'dandara.vieira'],
  eslac: ['tomas.benitez', 'inti.choque'],
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  for (const edition of editionIds) if (only === undefined || only === edition) await shootEdition(edition);
} finally {
  await browser.close();
}

type Screens = Record<string, string | ((page: Page) => Promise<void>)>;

async function shootEdition(edition: EditionId): Promise<void> {
  const [oneName, otherName] = helpers[edition];
  const scene = await assignedScene(edition, oneName);
  const other = await Person.signIn(edition, otherName);
  await enroll(other, scene.given.code);
  const known = await learnLesson(scene.teacher, scene.lesson.lessonId);
  await workThrough(scene.student, scene.card, known, { wrong: 3 });
  const { cards } = await other.call<{ cards: Card[] }>('GET', '/v1/student/assignments');
  const open = cards.find(({ className }) => className === scene.given.name) ?? scene.card;
  await begin(other, open);
  const { classId, lessonId, assignmentId } = await pastReport(scene.teacher);
  const lesson = `/lesson/${scene.lesson.slug}/${scene.lesson.lessonId}`;
  const article = `learnmore/article/${known.view.articles[0]?.id}`;
  const overview = `/reports/class/${classId}/lesson/${lessonId}/overview?assignment=${assignmentId}`;
  await shoot(edition, undefined, {
    login: '/login',
    'not-found': '/nothing',
    metadata: '/application/metadata',
    recover: '/login/forgetlogin',
    'sign-up': '/login/completeaccount',
    card: '/login/card',
    oneroster: '/login/oneroster',
    ...footerPages,
  });
  await shoot(edition, scene.teacher, {
    home: '/',
    account: '/account',
    help: '/help',
    'not-yet': '/reports',
    classes: '/teacher/classes',
    'class-sign-in': `/teacher/classes/${scene.given.classId}/sign-in`,
    cards: `/teacher/classes/${scene.given.classId}/cards`,
    'class-of-one': `/teacher/classes?class=${scene.given.classId}`,
    'class-create': async (page) => {
      await page.goto('/teacher/classes');
      await page.getByRole('main').getByRole('button').first().click();
    },
    find: '/find',
    assign: async (page) => {
      await page.goto('/find');
      await page.getByRole('article').first().getByRole('button').click();
    },
    preview: lesson,
    'preview-learn-more': `${lesson}/learnmore`,
    'preview-article': `${lesson}/${article}`,
    assigned: '/teacher/assigned',
    'assigned-edit': async (page) => {
      await page.goto('/teacher/assigned');
      await page.getByRole('row').nth(1).getByRole('button').nth(1).click();
    },
    report: overview,
    score: `/reports/class/${scene.given.classId}/lesson/${scene.lesson.lessonId}/student/${scene.student.session.accountInfo.individualId}/score`,
  });
  const activity = (card: Card) => `/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}`;
  await shoot(edition, await Person.signIn(edition, demonstration[edition].student), {
    'student-home': '/student/home',
    'student-classes': '/student/classes',
  });
  await shoot(edition, other, {
    player: `${activity(open)}/questions?part=connect`,
    'player-build': `${activity(open)}/questions?part=build`,
    'learn-more': `${activity(open)}/learnmore`,
    article: `${activity(open)}/${article}`,
  });
  await shoot(edition, scene.student, { 'player-done': `${activity(scene.card)}/questions?part=connect` });
}

async function pastReport(teacher: Person) {
  type Row = { classId: number; lessonId: number; assignmentId: number; timing: string; targetCount: number };
  const { assignments } = await teacher.call<{ assignments: Row[] }>('GET', '/v1/assignments');
  const row = assignments.find(({ timing, targetCount }) => timing === 'past-due' && targetCount > 20);
  if (!row) throw new Error('the demonstration has no report');
  return row;
}

async function shoot(edition: EditionId, person: Person | undefined, screens: Screens): Promise<void> {
  const context = await contextFor(edition, person);
  const page = await context.newPage();
  for (const [name, screen] of Object.entries(screens)) {
    for (const [width, height] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height });
      await (typeof screen === 'string' ? page.goto(screen) : screen(page));
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${folder}/${edition}-${name}-${width}.png`, animations: 'disabled', fullPage: !name.startsWith('player') });
    }
  }
  await context.close();
}

function contextFor(edition: EditionId, person: Person | undefined): Promise<BrowserContext> {
  const origin = originOf(edition);
  return browser.newContext({
    baseURL: origin,
    locale: demonstration[edition].locale,
    reducedMotion: 'reduce',
    storageState: person && { cookies: [], origins: [{ origin, localStorage: keptOf(person) }] },
  });
}
