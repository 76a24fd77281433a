import { randomUUID } from 'node:crypto';
import { createAssignments } from '@alba/contract/assigning';
import type { listCollections, loadCollection } from '@alba/contract/collections';
import type { ReplyOf } from '@alba/contract/endpoint';
import type { Locator, Page } from '@playwright/test';
import { admin } from './support/admin.ts';
import { createClass, Person, wall } from './support/api.ts';
import { demonstration, type EditionId, port } from './support/editions.ts';
import { everyPicture, look } from './support/look.ts';
import { newPerson, secret } from './support/new-person.ts';
import { expect, inEditions, notice } from './support/test.ts';
import { walk } from './support/walk.ts';
import { both, containing, type Words } from './support/words.ts';

type Card = ReplyOf<typeof listCollections>['collections'][number];
type Collection = ReplyOf<typeof loadCollection>;

const startingWith = (text: string) => new RegExp(`^${containing(text).source}`);
const signInTeacher = (edition: EditionId) => Person.signIn(edition, demonstration[edition].teacher);

/** The edition's first collection, with the lessons that can be assigned. */
async function firstCollection(teacher: Person): Promise<{ card: Card; titles: string[]; address: string }> {
  const { collections } = await teacher.call<ReplyOf<typeof listCollections>>('GET', '/v1/collections');
  const [card] = collections;
  if (!card) throw new Error(`${teacher.edition} has no collection`);
  const { lessons } = await teacher.call<Collection>('GET', `/v1/collections/${card.collectionId}`);
  const titles = lessons.flatMap((lesson) => (lesson.state === 'offered' ? [lesson.card.title] : []));
  return { card, titles, address: `/${card.subjectId}/collection/${card.collectionId}` };
}

const classField = (page: Page, w: Words) => page.getByRole('combobox', { name: w('collections:assign.class'), exact: true });
const assignButton = (page: Page, w: Words, count: number) => page.getByRole('button', { name: w('collections:assign.submit', { count }), exact: true });

/** Types a day into the parts of a date, in whichever order the language has them. */
async function typeDay(dates: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const types = { year, month, day: date } as Record<string, string>;
  for (const part of await dates.getByRole('spinbutton').all()) await part.pressSequentially(types[(await part.getAttribute('data-type')) ?? ''] ?? '');
}

inEditions('the list of collections by subject, and the way to one', { tag: ['@A-COLLECTIONS'], editions: ['us'] }, async ({ edition, w, visit }) => {
  const teacher = await signInTeacher(edition);
  const { card } = await firstCollection(teacher);
  const page = await visit.open(edition, { as: teacher, path: '/find/collections' });
  await expect(page.getByRole('heading', { level: 3, name: card.title })).toBeVisible();
  await everyPicture(page, 'collections');
  await look(page, 'collections');
  await walk(page, 'collections');
  const search = page.getByRole('searchbox');
  await search.fill('zzzzqqq');
  await page.getByRole('button', { name: w('collections:list.none.clear') }).click();
  await page.getByRole('link', { name: card.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
  await page.getByRole('link', { name: w('collections:page.back') }).click();
  await expect(page.getByRole('heading', { level: 3, name: card.title })).toBeVisible();
});

inEditions(
  'a collection is assigned to a class: one lesson skipped, dates filled in, what is assigned already skipped in one press, and taken back',
  { tag: ['@A-COLLECTION'], editions: ['us', 'br'] },
  async ({ edition, w, visit }) => {
    visit.expectProblem(/^503 POST \/v1\/assignments$/);
    const teacher = await signInTeacher(edition);
    const { card, titles, address } = await firstCollection(teacher);
    const [taken, other] = [await createClass(teacher), await createClass(teacher)];
    const { lessons } = await teacher.call<Collection>('GET', `/v1/collections/${card.collectionId}`);
    const [first] = lessons.flatMap((lesson) => (lesson.state === 'offered' ? [lesson.card] : []));
    const cell = { lessonId: first?.lessonId, classId: taken.classId, start: wall(-2), due: wall(6, '23:59:59'), allowCheckAnswers: true };
    await teacher.call('POST', '/v1/assignments', { cells: [{ ...cell, keyVisibility: 'after-submit' }] });

    const page = await visit.open(edition, { as: teacher, path: address });
    await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
    await everyPicture(page, 'collection');
    await look(page, 'collection');
    await assignButton(page, w, titles.length).click();
    await expect(classField(page, w)).toBeFocused();
    await expect(classField(page, w)).toHaveAccessibleDescription(w('collections:error.noClass'));
    await classField(page, w).selectOption({ label: taken.name });
    await expect(page.getByText(w('collections:error.already', { count: 1, className: taken.name }))).toBeVisible();
    await assignButton(page, w, titles.length).click();
    await expect(page.getByText(w('collections:error.dates'))).toBeVisible();
    await look(page, 'collection with everything wrong');
    await page.getByRole('button', { name: w('collections:error.skip', { count: 1 }) }).click();
    await expect(page.getByRole('switch', { name: both(w('collections:lessons.isSkipped'), titles[0] ?? '') })).not.toBeChecked();
    await page.getByRole('link', { name: w('collections:error.dueOf', { lesson: titles[1] ?? '' }) }).click();
    const due = page.getByRole('group', { name: titles[1], exact: true }).getByRole('group', { name: w('collections:lessons.due'), exact: true });
    await expect(due.getByRole('spinbutton').first()).toBeFocused();

    const switches = page.getByRole('switch', { name: startingWith(w('collections:lessons.isIncluded')) });
    for (let left = titles.length - 1; left > 0; left -= 1) await switches.first().press('Space');
    await page.getByRole('button', { name: w('collections:assign.submitNone'), exact: true }).click();
    await expect(page.getByText(w('collections:error.noLessons.title'))).toBeVisible();
    for (const title of titles.slice(1)) await page.getByRole('switch', { name: both(w('collections:lessons.isSkipped'), title) }).press('Space');

    const filling = page.getByRole('group', { name: w('collections:fill.title'), exact: true });
    await typeDay(filling, wall(10).slice(0, 10));
    await filling.getByRole('button', { name: w('collections:fill.fill') }).click();
    await expect(page.getByText(w('collections:error.dates'))).toHaveCount(0);
    await classField(page, w).selectOption({ label: other.name });
    await page.getByText(w('collections:assign.now'), { exact: true }).click();
    await look(page, 'collection ready to assign');
    // the connection to the database is gone for a moment: the plan stays, and the second time counts
    const isAssigning = (url: URL) => url.pathname === createAssignments.path;
    await page.route(isAssigning, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', requestId: 'e2e' } }), { times: 1 });
    await assignButton(page, w, titles.length - 1).click();
    await expect(page.getByText(w('collections:error.failed'))).toBeVisible();
    await assignButton(page, w, titles.length - 1).dblclick();
    const done = w('collections:assign.done', { count: titles.length - 1, collection: card.title, className: other.name });
    await expect(notice(page, w, done)).toBeVisible();
    await look(page, 'collection assigned');
    const rows = () => teacher.call<{ assignments: { lessonTitle: string; start: string }[] }>('GET', `/v1/assignments?classId=${other.classId}`);
    expect((await rows()).assignments.map(({ lessonTitle }) => lessonTitle).sort()).toEqual(titles.slice(1).sort());
    await page
      .getByRole('region', { name: w('ui:toast.region') })
      .getByRole('button', { name: w('collections:assign.undo'), exact: true })
      .click();
    await expect(notice(page, w, w('collections:assign.undone', { count: titles.length - 1 }))).toBeVisible();
    expect((await rows()).assignments).toEqual([]);
  },
);

inEditions('the unit guide of a collection opens as a PDF', { tag: ['@A-COLLECTION', '@K-COLLECTIONS'], editions: ['br'] }, async ({ edition, w, visit }) => {
  const teacher = await signInTeacher(edition);
  const { card } = await firstCollection(teacher);
  // D39: no list of their own, they stand in Find
  const page = await visit.open(edition, { as: teacher, path: '/find' });
  await page.getByRole('link', { name: w('find:shows.collections'), exact: true }).click();
  await look(page, 'collections in find');
  await page.getByRole('link', { name: card.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: containing(w('collections:assign.unitGuide')) }).click();
  const guide = await opened;
  const pdf = await guide.waitForResponse((response) => response.headers()['content-type'] === 'application/pdf');
  expect(pdf.status()).toBe(200);
});

inEditions(
  'a school that is denied a collection is led away with the reason, and gets it back',
  { tag: ['@A-DENIED'], editions: ['us', 'br'] },
  async ({ edition, w, visit }) => {
    visit.expectProblem(/^403 GET \/v1\/collections\/\d+$/);
    visit.expectProblem(/^404 GET \/v1\/collections\/9000000000$/);
    const { card, address } = await firstCollection(await signInTeacher(edition));
    const districts = await admin<{ id: number; kind: string; edition: string }[]>('institution', 'list');
    const district = districts.find((one) => one.kind === 'district' && one.edition === edition)?.id ?? 0;
    const named = ['--district', String(district), '--name', `School ${randomUUID().slice(0, 8)}`];
    const school = await admin<{ id: number; schoolCode: string }>('institution', 'create', ...named);
    const teacher = await Person.signIn(edition, await newPerson(edition, 'teacher', school.schoolCode), port, secret);
    const unit = edition === 'us' ? 'us-sci-what-sets-it-off' : 'br-cie-feita-aqui';
    const reason = 'A different unit is taught this year.';
    await admin('unit', 'deny', unit, '--at', String(school.id), '--reason', reason);

    const page = await visit.open(edition, { as: teacher, path: address });
    await expect(page).toHaveURL(edition === 'us' ? /\/find\/collections$/ : /\/find$/);
    const denied = page.getByRole('alert').filter({ hasText: w('collections:denied.title', { title: card.title }) });
    await expect(denied).toContainText(reason);
    await expect(denied).toContainText(w('collections:denied.next'));
    await look(page, 'denied collection');
    await expect(page.getByRole('heading', { level: 3, name: card.title })).toHaveCount(0);
    await page.goto(`/${card.subjectId}/collection/9000000000`);
    await expect(page.getByRole('heading', { name: w('collections:gone.title') })).toBeVisible();
    await admin('unit', 'allow', unit, '--at', String(school.id));
    // a subject that is not the collection's leads to the right address
    await page.goto(`/999/collection/${card.collectionId}`);
    await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  },
);
