import type { Page } from '@playwright/test';
import { assign, assignedScene, createClass, firstLesson, Person, wall } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { learnLesson, plain } from './support/lesson.ts';
import { expect, inEditions, notice, phone } from './support/test.ts';
import { both, containing } from './support/words.ts';

const signInTeacher = (edition: EditionId) => Person.signIn(edition, demonstration[edition].teacher);
/** The assignment's line in Assigned lessons. */
const rowOf = (page: Page, className: string) => page.getByRole('row').filter({ has: page.getByText(className, { exact: true }) });

inEditions('find: search, filters and the address tell the same', { tag: ['@A-FIND'] }, async ({ edition, w, visit }) => {
  const teacher = await signInTeacher(edition);
  const lesson = await firstLesson(teacher);
  const page = await visit.open(edition, { as: teacher, path: '/find' });
  await expect(page.getByRole('heading', { level: 3, name: lesson.title })).toBeVisible();
  const search = page.getByRole('searchbox', { name: w('find:search') });
  await search.fill('zzzzqqq');
  await expect(page.getByRole('heading', { name: w('find:none.title') })).toBeVisible();
  await expect(page).toHaveURL(/search=zzzzqqq/);
  await page.getByRole('button', { name: w('find:none.clear') }).click();
  await expect(search).toHaveValue('');
  await search.fill(lesson.title.toUpperCase());
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: lesson.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: w('find:found', { count: 1 }) })).toBeVisible();
  // to the preview and back to the same place
  await page.getByRole('link', { name: both(w('find:card.preview'), lesson.title) }).click();
  await expect(page).toHaveURL(new RegExp(`/lesson/${lesson.slug}/${lesson.lessonId}`));
  await page.goBack();
  await expect(search).toHaveValue(lesson.title.toUpperCase());
  await page
    .getByRole('button', { name: containing(w('ui:filter.remove', { label: '' }).trim()) })
    .first()
    .click();
  await expect(search).toHaveValue('');
});

inEditions('at least one grade range stays', { tag: ['@A-FIND'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { as: demonstration[edition].teacher, path: '/find' });
  await expect(page.getByRole('article').first()).toBeVisible();
  // only ranges that have lessons are offered (D41), so how many there are depends on the library
  const boxes = await page
    .getByRole('group', { name: w('find:filter.grades') })
    .getByRole('checkbox')
    .all();
  for (const box of boxes) await expect(box).toBeChecked();
  for (const box of boxes) await box.click();
  await expect(page.getByText(w('find:filter.lastGrade')).first()).toBeVisible();
  await expect(boxes.at(-1) ?? page.locator('nothing')).toBeChecked();
});

inEditions('find on a phone: filters in a drawer, a failure with a way to try again', { tag: ['@A-FIND', '@F-ERRORS'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^503 GET \/v1\/catalog\/lessons/);
  const page = await visit.open(edition, { as: demonstration[edition].teacher, viewport: phone });
  await page.route('**/v1/catalog/lessons?**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', requestId: 'e2e' } }), { times: 1 });
  await page.goto('/find');
  await expect(page.getByRole('heading', { name: w('find:failed') })).toBeVisible();
  await page.getByRole('button', { name: w('ui:error.retry') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: containing(w('find:filter.title')) }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
});

inEditions('the preview shows what students see, with the answers', { tag: ['@A-PREVIEW'] }, async ({ edition, w, visit }) => {
  const teacher = await signInTeacher(edition);
  const lesson = await firstLesson(teacher);
  const { view } = await learnLesson(teacher, lesson.lessonId);
  const page = await visit.open(edition, { as: teacher, path: `/lesson/${lesson.slug}/${lesson.lessonId}` });
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  const [first] = view.parts.find(({ part }) => part === 'spark')?.questions ?? [];
  await expect(page.getByText(plain(first?.prompt ?? []))).toBeVisible();
  await expect(page.getByText(w('ui:mark.correct')).first()).toBeVisible();
  await page.goto(`/lesson/${lesson.slug}/${lesson.lessonId}/learnmore`);
  const [article] = view.articles;
  await page
    .getByRole('link', { name: containing(article?.title ?? '') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: article?.title })).toBeVisible();
});

inEditions('assign one lesson to two classes, and what is refused', { tag: ['@A-ASSIGN'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^409 POST \/v1\/assignments/);
  const teacher = await signInTeacher(edition);
  const [one, two, taken] = [await createClass(teacher), await createClass(teacher), await createClass(teacher)];
  const lesson = await assign(teacher, taken.classId);
  const page = await visit.open(edition, { as: teacher, path: '/find' });
  await page.getByRole('button', { name: both(w('find:card.assign'), lesson.title) }).click();
  const dialog = page.getByRole('dialog', { name: w('assign:title') });
  const send = dialog.getByRole('button', { name: w('assign:assign'), exact: true });
  await send.click();
  await expect(dialog.getByText(w('assign:error.noClass'))).toBeVisible();
  await dialog.getByRole('checkbox', { name: containing(taken.name) }).check();
  await send.click();
  await expect(dialog.getByText(w('assign:refused.alreadyAssigned.title'))).toBeVisible();
  await expect(dialog.getByText(containing(taken.name)).last()).toBeVisible();
  await dialog.getByRole('checkbox', { name: containing(taken.name) }).uncheck();
  await dialog.getByRole('checkbox', { name: containing(one.name) }).check();
  await dialog.getByRole('checkbox', { name: containing(two.name) }).check();

  // a due date before the start, typed into the date's own parts
  const due = dialog.getByRole('group', { name: w('assign:due') }).getByRole('spinbutton');
  const year = due.filter({ hasText: /^\d{4}$/ });
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

inEditions('assigned lessons: every timing state, edit, close, delete and undo', { tag: ['@A-ASSIGNED'] }, async ({ edition, w, visit, student }) => {
  const { teacher, given, lesson } = await assignedScene(edition, await student());
  const page = await visit.open(edition, { as: teacher, path: '/teacher/assigned' });
  // the demonstration has every state
  for (const standing of ['past-due', 'due-soon', 'open', 'future', 'closed']) {
    await page.getByRole('combobox', { name: w('assigned:filter.state') }).selectOption({ label: w(`assigned:standing.${standing}`) });
    await expect(page).toHaveURL(new RegExp(`state=${standing}$`));
    await expect(page.getByRole('row').nth(1), standing).toBeVisible();
  }
  await page.getByRole('combobox', { name: w('assigned:filter.state') }).selectOption({ label: w('assigned:filter.anyState') });
  await expect(page).not.toHaveURL(/state=/);
  await page.getByRole('combobox', { name: w('assigned:filter.class') }).selectOption({ label: given.name });
  const row = rowOf(page, given.name);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(w('assigned:turnedIn', { done: 0, count: 1 }));

  await row.getByRole('button', { name: new RegExp(`^${both(w('assigned:edit'), given.name).source}`) }).click();
  const edit = page.getByRole('dialog', { name: w('assign:edit') });
  const checks = edit.getByRole('switch', { name: w('assign:checks.label') });
  await expect(checks).toBeChecked();
  await checks.focus();
  await checks.press('Space');
  await edit.getByRole('checkbox', { name: w('assign:noDue') }).check();
  await edit.getByRole('button', { name: w('assign:save') }).click();
  await expect(notice(page, w, w('assign:saved', { lesson: lesson.title, className: given.name }))).toBeVisible();
  await expect(row).toContainText(w('assigned:noDue'));
  await expect(row).toContainText(w('assigned:off'));

  const name = `${lesson.title}, ${given.name}`;
  await row.getByRole('button', { name: w('assigned:more', { name }) }).click();
  await page.getByRole('menuitem', { name: w('assigned:menu.close') }).click();
  await expect(row).toContainText(w('assigned:standing.closed'));
  await row.getByRole('button', { name: w('assigned:more', { name }) }).click();
  await page.getByRole('menuitem', { name: w('assigned:menu.delete') }).click();
  const confirm = page.getByRole('alertdialog', { name: w('assign:remove.title') });
  await expect(confirm).toContainText(w('assign:remove.nobody'));
  await confirm.getByRole('button', { name: w('assign:remove.confirm') }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: w('assign:remove.undo') }).click();
  await expect(row).toHaveCount(1);
});

inEditions('an edit of what somebody changed meanwhile is refused', { tag: ['@A-ASSIGNED'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^409 PATCH \/v1\/assignments\//);
  const teacher = await signInTeacher(edition);
  const given = await createClass(teacher);
  const { assignmentId } = await assign(teacher, given.classId);
  const page = await visit.open(edition, { as: teacher, path: '/teacher/assigned' });
  await rowOf(page, given.name)
    .getByRole('button', { name: new RegExp(`^${both(w('assigned:edit'), given.name).source}`) })
    .click();
  const edit = page.getByRole('dialog', { name: w('assign:edit') });
  await expect(edit).toBeVisible();
  const { assignments } = await teacher.call<{ assignments: { assignmentId: number; revision: number }[] }>('GET', `/v1/assignments?classId=${given.classId}`);
  await teacher.call('PATCH', `/v1/assignments/${assignmentId}`, { allowCheckAnswers: false, revision: assignments[0]?.revision });
  await edit.getByRole('button', { name: w('assign:save') }).click();
  await expect(edit.getByText(w('assign:refused.changed.title'))).toBeVisible();
});

inEditions(
  'an assignment that opens later is shown but locked, one that is deleted says so',
  { tag: ['@S-HOME', '@A-ASSIGNED'] },
  async ({ edition, w, visit, student }) => {
    visit.expectProblem(/^40[34] GET \/v1\/student\/activities\//);
    const { teacher, student: person, card, lesson } = await assignedScene(edition, await student(), { dates: { start: wall(3), due: wall(9) } });
    const page = await visit.open(edition, { as: person });
    const address = `/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/questions`;
    await page.goto(address);
    await expect(page.getByRole('heading', { name: w('player:problem.notOpen.title') })).toBeVisible();
    await teacher.call('DELETE', `/v1/assignments/${lesson.assignmentId}`);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: w('player:problem.gone.title') })).toBeVisible();
  },
);

inEditions('the teacher’s home lists what is due and leads to its report', { tag: ['@P-HOME'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { as: demonstration[edition].teacher, path: '/' });
  await expect(page.getByRole('heading', { name: w('teacher-home:dueThisWeek') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: containing(w('teacher-home:reportIn', { className: '' }).replace(/,\s*$/, '')) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reports\/class\/\d+\/lesson\/\d+\/overview/);
});
