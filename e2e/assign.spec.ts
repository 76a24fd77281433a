import type { Locator, Page } from '@playwright/test';
import { assign, type ClassRow, cardOf, createClass, enroll, type LessonRow, Person, uniqueName, wall } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { look } from './support/look.ts';
import { expect, inEditions, notice, phone } from './support/test.ts';
import { both, containing, type Words } from './support/words.ts';
import { begin } from './support/working.ts';

const signInTeacher = (edition: EditionId) => Person.signIn(edition, demonstration[edition].teacher);
/** The assignment's line in Assigned lessons. */
const rowOf = (page: Page, className: string) => page.getByRole('row').filter({ has: page.getByText(className, { exact: true }) });

/** Three lessons of the library. */
async function someLessons(teacher: Person, count = 3): Promise<LessonRow[]> {
  const bands = { us: '3-5,6-8', br: 'ef-anos-finais,ensino-medio', eslac: 'primaria-1,primaria-2,secundaria,bachillerato' };
  const { lessons } = await teacher.call<{ lessons: LessonRow[] }>('GET', `/v1/catalog/lessons?gradeBands=${bands[teacher.edition]}`);
  return lessons.slice(0, count);
}

/** Opens the dialog of a lesson from its preview. */
async function openDialog(page: Page, w: Words, lesson: LessonRow): Promise<Locator> {
  await page.getByRole('button', { name: w('preview:assign'), exact: true }).click();
  return page.getByRole('dialog', { name: w('assign:title') }).filter({ hasText: lesson.title });
}

inEditions('assign one lesson to two classes; a class that has it is left out first', { tag: ['@A-ASSIGN'] }, async ({ edition, w, visit }) => {
  const teacher = await signInTeacher(edition);
  const [one, two, taken] = [await createClass(teacher), await createClass(teacher), await createClass(teacher)];
  const lesson = await assign(teacher, taken.classId);
  const page = await visit.open(edition, { as: teacher, path: `/lesson/${lesson.slug}/${lesson.lessonId}` });
  const dialog = await openDialog(page, w, lesson);
  const send = dialog.getByRole('button', { name: w('assign:assign'), exact: true });
  await send.click();
  await expect(dialog.getByText(w('assign:error.noClass'))).toBeVisible();
  for (const { name } of [one, two, taken]) await dialog.getByRole('checkbox', { name: containing(name) }).check();
  // told before anything is sent, with a link to what stands in the way
  await expect(dialog.getByText(w('assign:check.refused', { count: 1 }))).toBeVisible();
  await expect(dialog.getByRole('link', { name: containing(w('assign:check.seeIt')) })).toHaveAttribute(
    'href',
    new RegExp(`assignment=${lesson.assignmentId}$`),
  );
  await dialog.getByRole('button', { name: w('assign:check.leaveOut', { count: 1 }) }).click();
  await expect(dialog.getByRole('checkbox', { name: containing(taken.name) })).not.toBeChecked();

  // a due date before the start, typed into the date's own parts
  const year = dialog
    .getByRole('group', { name: w('assign:due') })
    .getByRole('spinbutton')
    .filter({ hasText: /^\d{4}$/ });
  await year.focus();
  await year.press('ArrowDown');
  await expect(dialog.getByText(w('assign:error.dueBeforeStart')).first()).toBeVisible();
  await year.press('ArrowUp');
  await expect(dialog.getByText(w('assign:error.dueBeforeStart'))).toHaveCount(0);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/assignments') && request.method() === 'POST') calls += 1;
  });
  await send.dblclick();
  await expect(notice(page, w, w('assign:done', { count: 2, lesson: lesson.title }))).toBeVisible();
  expect(calls).toBe(1);
  await page.getByRole('button', { name: w('assign:seeAssigned') }).click();
  for (const { name } of [one, two]) await expect(rowOf(page, name)).toHaveCount(1);
});

inEditions(
  'one student of a class gets a lesson; it can be undone until the student has begun',
  { tag: ['@A-ASSIGN', '@S-HOME'] },
  async ({ edition, w, visit, student }) => {
    visit.expectProblem(/^409 POST \/v1\/assignments\/undo-assign/);
    const teacher = await signInTeacher(edition);
    const [chosen, other] = [await Person.signIn(edition, await student(0)), await Person.signIn(edition, await student(1))];
    const given = await createClass(teacher);
    for (const one of [chosen, other]) await enroll(one, given.code);
    const [lesson] = await someLessons(teacher, 1);
    if (!lesson) throw new Error('the library is empty');
    const page = await visit.open(edition, { as: teacher, path: `/lesson/${lesson.slug}/${lesson.lessonId}` });
    const assignToOne = async () => {
      const dialog = await openDialog(page, w, lesson);
      await dialog.getByRole('checkbox', { name: containing(given.name) }).check();
      await dialog.getByRole('button', { name: both(w('assign:who.choose'), given.name) }).click();
      await dialog.getByRole('radio', { name: containing(w('assign:who.only')) }).check();
      await dialog.getByRole('checkbox', { name: chosen.session.accountInfo.displayName }).check();
      await dialog.getByRole('button', { name: w('assign:assign'), exact: true }).click();
      await expect(notice(page, w, w('assign:done', { count: 1, lesson: lesson.title }))).toBeVisible();
      return page.getByRole('button', { name: w('assign:remove.undo') });
    };
    await (await assignToOne()).click();
    await expect(notice(page, w, w('assign:undone', { count: 1 }))).toBeVisible();
    await expect(cardOf(chosen, given.name)).rejects.toThrow();

    const undo = await assignToOne();
    await begin(chosen, await cardOf(chosen, given.name));
    await expect(cardOf(other, given.name)).rejects.toThrow();
    await undo.click();
    await expect(notice(page, w, w('assign:refused.begun.title'))).toBeVisible();
  },
);

type Scene = { teacher: Person; lessons: LessonRow[]; classes: [ClassRow, ClassRow]; path: string };

async function wizardScene(edition: EditionId): Promise<Scene> {
  const teacher = await signInTeacher(edition);
  // in the order of the columns
  const [one, two] = [uniqueName('A'), uniqueName('B')];
  const classes: [ClassRow, ClassRow] = [await createClass(teacher, one), await createClass(teacher, two)];
  const lessons = await someLessons(teacher);
  return { teacher, lessons, classes, path: `/find/assign?lessons=${lessons.map(({ lessonId }) => lessonId).join()}` };
}

const step = (page: Page, w: Words, name: string) => page.getByRole('heading', { level: 2, name: w(`assign:many.step.${name}`), exact: true });
const goOn = (page: Page, w: Words, name: string) => page.getByRole('main').getByRole('button', { name: w(`assign:many.step.${name}`), exact: true });

async function chooseClasses(page: Page, w: Words, classes: readonly ClassRow[]): Promise<void> {
  await goOn(page, w, 'classes').click();
  for (const { name } of classes) await page.getByRole('checkbox', { name: containing(name) }).check();
  await goOn(page, w, 'dates').click();
  await expect(step(page, w, 'dates')).toBeFocused();
}

inEditions('three lessons for two classes: own dates by keyboard, a refusal, undo', { tag: ['@A-MULTI'] }, async ({ edition, w, visit }) => {
  const { teacher, lessons, classes, path } = await wizardScene(edition);
  const [first, , last] = lessons;
  const [one, two] = classes;
  await teacher.call('POST', '/v1/assignments', {
    cells: [{ lessonId: first?.lessonId, classId: two.classId, start: wall(0), due: null, allowCheckAnswers: true, keyVisibility: 'after-submit' }],
  });
  const page = await visit.open(edition, { as: teacher, path });
  await expect(step(page, w, 'lessons')).toBeVisible();
  await page.getByRole('button', { name: w('assign:many.up', { lesson: last?.title ?? '' }) }).click();
  await page.getByRole('button', { name: w('assign:many.down', { lesson: last?.title ?? '' }) }).click();
  await chooseClasses(page, w, classes);

  // the last lesson for the first class has no due date, the second class goes without it
  const grid = page.getByRole('grid');
  const cells = grid.getByRole('button');
  await expect(cells).toHaveCount(6);
  await cells.first().focus();
  await page.keyboard.press('Control+End');
  await expect(cells.nth(5)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: w('assign:grid.cell', { lesson: last?.title ?? '', className: one.name }) });
  await dialog.getByRole('checkbox', { name: w('assign:noDue') }).press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cells.nth(4)).toBeFocused();
  await expect(cells.nth(4)).toContainText(w('assign:grid.own'));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: w('assign:grid.leaveOut', { className: two.name }) }).press('Space');
  await page.getByRole('button', { name: w('assign:grid.save') }).click();
  await expect(cells.nth(5)).toContainText(w('assign:grid.isOut'));

  // back, forward and a reload keep everything
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: containing(one.name) })).toBeChecked();
  await page.goForward();
  await page.reload();
  await expect(cells.nth(5)).toContainText(w('assign:grid.isOut'));
  await goOn(page, w, 'review').click();
  await expect(page.getByText(w('assign:review.leftOut', { count: 1, total: 5 }))).toBeVisible();
  const what = w('assign:many.lessonsToClasses', { lessons: w('assign:many.lessonCount', { count: 3 }), classes: w('assign:many.classCount', { count: 2 }) });
  await page.getByRole('button', { name: w('assign:review.assign', { count: 4, what }) }).click();
  const done = page.getByRole('heading', { level: 2, name: w('assign:many.done', { count: 4, what }) });
  await expect(done).toBeVisible();
  const assigned = () =>
    teacher
      .call<{ assignments: { classId: number; lessonId: number; due: string | null }[] }>('GET', '/v1/assignments')
      .then(({ assignments }) => assignments.filter(({ classId }) => classes.some((given) => given.classId === classId)));
  const made = await assigned();
  expect(made).toHaveLength(5);
  expect(made.find(({ classId, lessonId }) => classId === one.classId && lessonId === last?.lessonId)?.due).toBeNull();
  await page.getByRole('button', { name: w('assign:remove.undo') }).click();
  await expect(step(page, w, 'review')).toBeVisible();
  expect(await assigned()).toHaveLength(1);
});

inEditions('axe: the wizard, step by step, with a wrong date and without a connection', { tag: ['@A-MULTI'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/(failed|offline|ERR_INTERNET_DISCONNECTED)/i);
  const { teacher, lessons, classes, path } = await wizardScene(edition);
  const [, second] = lessons;
  const page = await visit.open(edition, { as: teacher, path });
  await expect(step(page, w, 'lessons')).toBeVisible();
  await look(page, 'wizard, lessons');
  await goOn(page, w, 'classes').click();
  await page.getByRole('checkbox', { name: containing(classes[0].name) }).check();
  await look(page, 'wizard, classes');
  await page.getByRole('checkbox', { name: containing(classes[1].name) }).check();
  await goOn(page, w, 'dates').click();
  const year = page
    .getByRole('group', { name: w('assign:many.dueOf', { lesson: second?.title ?? '' }) })
    .getByRole('spinbutton')
    .filter({ hasText: /^\d{4}$/ });
  await year.focus();
  await year.press('ArrowDown');
  await expect(page.getByText(w('assign:many.wrongDates', { count: 1 }))).toBeVisible();
  await look(page, 'wizard, dates');
  await page.getByRole('link', { name: w('assign:many.wrong.dueBeforeStart', { lesson: second?.title ?? '' }) }).click();
  await year.press('ArrowUp');
  await page.getByRole('grid').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'wizard, dates of a cell');
  await page.keyboard.press('Escape');

  // on a phone the grid is cards
  await page.setViewportSize(phone);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.context().setOffline(true);
  await goOn(page, w, 'review').click();
  await expect(page.getByRole('alert')).toContainText(w('assign:review.checkFailed'));
  await page.context().setOffline(false);
  await page.getByRole('button', { name: w('assign:review.again') }).click();
  await expect(page.getByText(w('assign:review.willBe')).first()).toBeVisible();
  await look(page, 'wizard, review');
});
