import { createAssignments } from '@alba/contract/assigning';
import { listAssignments } from '@alba/contract/assignments';
import { loadActivity, loadActivityArticle, studentHome } from '@alba/contract/attempts';
import { previewLesson } from '@alba/contract/catalog';
import { enroll, loadClasses } from '@alba/contract/classes';
import type { AnyEndpoint } from '@alba/contract/endpoint';
import type { RefusalCode } from '@alba/contract/refusals';
import type { Locator, Page } from '@playwright/test';
import { assignedScene, createClass, firstLesson, Person } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { learnLesson } from './support/lesson.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, inEditions, notice } from './support/test.ts';
import { both, containing, type Words } from './support/words.ts';

// The lines of docs/error-catalogue.md that no other journey shows, each in one edition: what it says, and that the next step it
// names works. A test's title is the line's id.

/** An answer of the server that it gives only when something is wrong with it. */
type Failure = { status: number; code: RefusalCode; requestId: string };
const busy: Failure = { status: 503, code: 'unavailable', requestId: 'e2e' };
const broken: Failure = { status: 500, code: 'unexpected', requestId: 'e2e-77' };

/** Lets a call fail until the returned function is called. */
async function failing(page: Page, { method, path }: AnyEndpoint, { status, ...body }: Failure): Promise<() => Promise<void>> {
  const address = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  const isIt = (url: URL) => address.test(url.pathname);
  await page.route(isIt, (route) => (route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback()));
  return () => page.unroute(isIt);
}

type Given = { edition: EditionId; w: Words; student: (n?: number) => Promise<string> };
type Screen = { as: Person | string; path: string };
type NotLoading = {
  line: string;
  edition: EditionId;
  tag: string;
  screen: (given: Given) => Promise<Screen> | Screen;
  call: AnyEndpoint;
  failure?: Failure;
  /** What has to be read, and what is there once it was tried again. */
  says: (w: Words) => string[];
  comes: (page: Page, w: Words) => Locator;
};

const teacherOf = ({ edition }: Given) => demonstration[edition].teacher;
const because = (w: Words) => w('failure:unavailable.body');

/** An activity of a student, at an address below it. */
async function lessonOf({ edition, student }: Given, below: string): Promise<Screen> {
  const { student: as, card } = await assignedScene(edition, await student());
  return { as, path: `/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/${below}` };
}

async function articleOf(given: Given): Promise<Screen> {
  const teacher = await Person.signIn(given.edition, teacherOf(given));
  const { view } = await learnLesson(teacher, (await firstLesson(teacher)).lessonId);
  return lessonOf(given, `learnmore/article/${view.articles[0]?.id}`);
}

async function previewOf(given: Given): Promise<Screen> {
  const as = await Person.signIn(given.edition, teacherOf(given));
  const { slug, lessonId } = await firstLesson(as);
  return { as, path: `/lesson/${slug}/${lessonId}` };
}

const notLoading: NotLoading[] = [
  {
    line: 'content.article',
    edition: 'us',
    tag: '@S-ARTICLE',
    screen: articleOf,
    call: loadActivityArticle,
    says: (w) => [w('articles:failed'), because(w)],
    comes: (page, w) => page.getByRole('heading', { name: w('articles:talkAbout') }),
  },
  {
    line: 'content.assessment',
    edition: 'br',
    tag: '@S-PLAYER',
    screen: (given) => lessonOf(given, 'questions'),
    call: loadActivity,
    says: (w) => [w('player:problem.failed'), because(w)],
    comes: (page, w) => page.getByRole('link', { name: containing(w('player:parts.spark')) }),
  },
  {
    line: 'content.assessment.teacher',
    edition: 'eslac',
    tag: '@A-PREVIEW',
    screen: previewOf,
    call: previewLesson,
    says: (w) => [w('preview:failed'), because(w)],
    comes: (page, w) => page.getByText(w('preview:note.more')),
  },
  {
    line: 'content.assignments',
    edition: 'us',
    tag: '@S-HOME',
    screen: async ({ student }) => ({ as: await student(), path: '/student/home' }),
    call: studentHome,
    says: (w) => [w('student-home:failed'), because(w)],
    comes: (page, w) => page.getByRole('heading', { name: w('student-home:upNext') }),
  },
  {
    line: 'content.assignments.teacher',
    edition: 'br',
    tag: '@A-ASSIGNED',
    screen: (given) => ({ as: teacherOf(given), path: '/teacher/assigned' }),
    call: listAssignments,
    says: (w) => [w('assigned:failed'), because(w)],
    comes: (page, w) => page.getByRole('table', { name: w('assigned:caption') }),
  },
  {
    line: 'general.again',
    edition: 'eslac',
    tag: '@F-ERRORS',
    screen: (given) => ({ as: teacherOf(given), path: '/teacher/classes' }),
    call: loadClasses,
    failure: broken,
    says: (w) => [w('failure:unexpected.title'), w('failure:unexpected.bodyWithId', { requestId: broken.requestId })],
    comes: (page, w) => page.getByRole('button', { name: w('classes:create') }),
  },
];

for (const { line, edition, tag, screen, call, failure = busy, says, comes } of notLoading) {
  inEditions(line, { tag: ['@F-CATALOG', tag], editions: [edition] }, async (given) => {
    const { w, visit } = given;
    visit.expectProblem(/^50[03] GET \/v1\//);
    const { as, path } = await screen(given);
    const page = await visit.open(edition, { as });
    const mend = await failing(page, call, failure);
    await page.goto(path);
    const panel = page.getByRole('main').getByRole('alert');
    for (const words of says(w)) await expect(panel).toContainText(words);
    await mend();
    await panel.getByRole('button', { name: w('ui:error.retry') }).click();
    await expect(comes(page, w).first()).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
}

inEditions('content.page', { tag: ['@F-CATALOG', '@F-ERRORS'], editions: ['br'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^failed: net::ERR_FAILED GET \/assets\/|dynamically imported module/);
  const page = await visit.open(edition, { as: await student(), path: '/student/classes' });
  await expect(page.getByRole('heading', { level: 1, name: w('join-class:page.title') })).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await page
    .getByRole('navigation')
    .getByRole('link', { name: w('app:menu.assignments') })
    .click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(w('app:pageError.title'));
  await expect(alert).toContainText(w('app:pageError.body'));
  await page.unroute('**/assets/**');
  await alert.getByRole('button', { name: w('app:pageError.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: w('student-home:title') })).toBeVisible();
});

inEditions('assign.failed', { tag: ['@F-CATALOG', '@A-ASSIGN'], editions: ['eslac'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^503 POST \/v1\/assignments/);
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const [given, lesson] = [await createClass(teacher), await firstLesson(teacher)];
  const page = await visit.open(edition, { as: teacher, path: '/find' });
  await page.getByRole('button', { name: both(w('find:card.assign'), lesson.title) }).click();
  const dialog = page.getByRole('dialog', { name: w('assign:title') });
  await dialog.getByRole('checkbox', { name: containing(given.name) }).check();
  const send = dialog.getByRole('button', { name: w('assign:assign'), exact: true });
  const mend = await failing(page, createAssignments, busy);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(w('assign:failed.create'));
  await expect(dialog.getByRole('alert')).toContainText(because(w));
  await mend();
  await send.click();
  await expect(notice(page, w, w('assign:done', { count: 1, lesson: lesson.title }))).toBeVisible();
});

inEditions('join.not-located', { tag: ['@F-CATALOG', '@C-JOIN'], editions: ['br'] }, async ({ edition, w, visit, student }) => {
  // the server says so for a class that was erased while its code was looked at
  visit.expectProblem(/^404 POST \/v1\/science\/dashboard\/ebClass\/enroll/);
  const given = await createClass(await Person.signIn(edition, demonstration[edition].teacher));
  const page = await visit.open(edition, { as: await student(), path: `/joinclass/${given.code}` });
  await failing(page, enroll, { status: 404, code: 'class_not_located', requestId: 'e2e' });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('join-class:confirm.join'), exact: true })
    .click();
  const field = page.getByLabel(w('join-class:code'), { exact: true });
  await expect(field).toHaveAccessibleDescription(w('join-class:refused.notLocated'));
  await expect(field).toBeFocused();
});

inEditions('token.invalid', { tag: ['@F-CATALOG', '@P-TOKEN'], editions: ['us'] }, async ({ edition, w, visit, student }) => {
  const username = await student();
  const page = await visit.open(edition, { as: username, path: '/application/metadata' });
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}');
    auth.tokenResponse.accessToken = 'not a token';
    localStorage.setItem('auth', JSON.stringify(auth));
  });
  await page.goto('/student/classes');
  await expect(page.getByText(w('sign-in:tokenUnreadable'))).toContainText('Invalid token specified');
  await signInByForm(page, w, username);
  await expect(page.getByRole('heading', { level: 1, name: w('join-class:page.title') })).toBeVisible();
});
