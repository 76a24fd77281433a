import type { Page } from '@playwright/test';
import { assign, assignedScene, createClass, enroll, Person, wall } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { look } from './support/look.ts';
import { expect, inEditions, notice } from './support/test.ts';
import { both, containing } from './support/words.ts';

const signInTeacher = (edition: EditionId) => Person.signIn(edition, demonstration[edition].teacher);
/** The assignment's line in Assigned lessons. */
const rowOf = (page: Page, className: string) => page.getByRole('row').filter({ has: page.getByText(className, { exact: true }) });
const bring = async (page: Page, label: string, item: string) => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

inEditions('assigned lessons: every timing state, edit, close, delete and undo', { tag: ['@A-ASSIGNED'] }, async ({ edition, w, visit, student }) => {
  const { teacher, given, lesson } = await assignedScene(edition, await student());
  const page = await visit.open(edition, { as: teacher, path: '/teacher/assigned' });
  // the demonstration has these states
  const status = page.getByRole('combobox', { name: w('assigned:filter.state') });
  for (const state of ['past-due', 'due-soon', 'open', 'future', 'closed']) {
    await status.selectOption(state);
    await expect(page).toHaveURL(new RegExp(`state=${state}$`));
    await expect(page.getByRole('row').nth(1), state).toBeVisible();
  }
  await status.selectOption('');
  await expect(page).not.toHaveURL(/state=/);
  await page.getByRole('combobox', { name: w('assigned:filter.class') }).selectOption({ label: given.name });
  const row = rowOf(page, given.name);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(w('assigned:turnedIn', { done: 0, count: 1 }));

  // checking answers is switched in the line itself
  const name = `${lesson.title}, ${given.name}`;
  const checks = row.getByRole('switch', { name: containing(w('assigned:checksOf', { name })) });
  await expect(checks).toBeChecked();
  await checks.focus();
  await checks.press('Space');
  await expect(notice(page, w, w('assign:checksOff', { lesson: lesson.title, className: given.name }))).toBeVisible();
  await expect(checks).not.toBeChecked();

  await row.getByRole('button', { name: new RegExp(`^${both(w('assigned:edit'), given.name).source}`) }).click();
  const edit = page.getByRole('dialog', { name: w('assign:edit') });
  await expect(edit).toBeVisible();
  await edit.getByRole('checkbox', { name: w('assign:noDue') }).check();
  await edit.getByRole('button', { name: w('assign:save') }).click();
  await expect(notice(page, w, w('assign:saved', { lesson: lesson.title, className: given.name }))).toBeVisible();
  await expect(row).toContainText(w('assigned:noDue'));

  await bring(page, w('assigned:more', { name }), w('assigned:menu.close'));
  await expect(row).toContainText(w('assigned:state.closed'));
  await bring(page, w('assigned:more', { name }), w('assigned:menu.delete'));
  const confirm = page.getByRole('alertdialog', { name: w('assign:remove.title') });
  await expect(confirm).toContainText(w('assign:remove.nobody'));
  await confirm.getByRole('button', { name: w('assign:remove.confirm') }).click();
  await expect(row).toHaveCount(0);
  // the notice passes; the list of what was deleted stays for 30 days
  await page.getByRole('button', { name: w('assigned:deleted.open') }).click();
  const deleted = page.getByRole('dialog', { name: w('assigned:deleted.title') });
  await deleted.getByRole('button', { name: both(w('assigned:deleted.restore'), given.name) }).click();
  await expect(deleted.getByText(given.name)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(1);
});

inEditions('an edit of what somebody changed meanwhile tells what changed', { tag: ['@A-ASSIGNED'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^409 PATCH \/v1\/assignments\//);
  const teacher = await signInTeacher(edition);
  const given = await createClass(teacher);
  const { assignmentId } = await assign(teacher, given.classId);
  const page = await visit.open(edition, { as: teacher, path: `/teacher/assigned?class=${given.classId}&assignment=${assignmentId}&open=edit-due` });
  const edit = page.getByRole('dialog', { name: w('assign:edit') });
  // a link of another page opens the dialog on the due date
  await expect(edit.getByRole('group', { name: w('assign:due') }).locator(':focus')).toHaveCount(1);
  const { assignments } = await teacher.call<{ assignments: { revision: number }[] }>('GET', `/v1/assignments?classId=${given.classId}`);
  await teacher.call('PATCH', `/v1/assignments/${assignmentId}`, { allowCheckAnswers: false, revision: assignments[0]?.revision });
  await edit.getByRole('button', { name: w('assign:save') }).click();
  await expect(edit.getByText(w('assign:changed.checksOff'))).toBeVisible();
  await edit.getByRole('button', { name: w('assign:changed.take') }).click();
  await expect(edit.getByRole('switch', { name: w('assign:checks.label') })).not.toBeChecked();
  await edit.getByRole('button', { name: w('assign:save') }).click();
  await expect(edit).toHaveCount(0);
});

inEditions('one student’s own dates are seen by that student and in the report', { tag: ['@A-ASSIGNED'] }, async ({ edition, w, visit, student }) => {
  const { teacher, student: person, given, lesson } = await assignedScene(edition, await student(), { dates: { start: wall(-9), due: wall(-2, '23:59:59') } });
  const other = await Person.signIn(edition, await student(1));
  await enroll(other, given.code);
  const page = await visit.open(edition, { as: teacher, path: `/teacher/assigned?class=${given.classId}` });
  const name = `${lesson.title}, ${given.name}`;
  await bring(page, w('assigned:more', { name }), w('assigned:menu.ownDates'));
  const dialog = page.getByRole('dialog', { name: w('assignment-students:own.title') });
  const box = dialog.getByRole('checkbox', { name: person.session.accountInfo.displayName.split(' ')[0] ?? '' }).first();
  await box.check();
  const [year = '', month = '', day = ''] = wall(9).split(/[-T]/);
  const types: Record<string, string> = { year, month, day };
  for (const part of await dialog
    .getByRole('group', { name: containing(w('assignment-students:own.due')) })
    .getByRole('spinbutton')
    .all()) {
    await part.pressSequentially(types[(await part.getAttribute('data-type')) ?? ''] ?? '');
  }
  await look(page, 'own dates');
  await dialog.getByRole('button', { name: w('assignment-students:own.set', { count: 1 }) }).click();
  await expect(notice(page, w, w('assignment-students:own.done', { count: 1 }))).toBeVisible();
  await dialog
    .getByRole('button', { name: w('assignment-students:close') })
    .last()
    .click();
  await expect(rowOf(page, given.name)).toContainText(w('assigned:ownDates', { count: 1 }));

  const cardsOf = (who: Person) => who.call<{ cards: { className: string; due: string; timing: string }[] }>('GET', '/v1/student/assignments');
  const [own, classes] = [(await cardsOf(person)).cards, (await cardsOf(other)).cards].map((cards) => cards.find((card) => card.className === given.name));
  expect([own?.due.slice(0, 10), own?.timing, classes?.timing]).toEqual([wall(9).slice(0, 10), 'open', 'past-due']);
  const home = await visit.open(edition, { as: person, path: '/student/home' });
  await expect(home.getByRole('article').filter({ hasText: given.name })).not.toContainText(w('ui:timing.pastDue'));
  const report = await visit.open(edition, { as: teacher, path: `/reports/class/${given.classId}/lesson/${lesson.lessonId}/overview` });
  await expect(report.getByText(containing(w('lesson-report:students.ownDue', { date: '' }).trim()))).toHaveCount(1);
  await look(report, 'report with own dates');
});

inEditions('several assignments move by school days and come back', { tag: ['@A-ASSIGNED'] }, async ({ edition, w, visit }) => {
  const teacher = await signInTeacher(edition);
  const [one, two] = [await createClass(teacher), await createClass(teacher)];
  const dates = { start: wall(3), due: wall(10, '23:59:59') };
  const { title } = await assign(teacher, one.classId, dates);
  await assign(teacher, two.classId, dates);
  const due = async () => {
    const { assignments } = await teacher.call<{ assignments: { classId: number; due: string }[] }>('GET', '/v1/assignments?state=future');
    return [one, two].map(({ classId }) => assignments.find((row) => row.classId === classId)?.due);
  };
  const page = await visit.open(edition, { as: teacher, path: '/teacher/assigned?state=future' });
  for (const { name } of [one, two]) await page.getByRole('checkbox', { name: w('assigned:select.one', { name: `${title}, ${name}` }) }).check();
  await page.getByRole('button', { name: w('assigned:move.open') }).click();
  const dialog = page.getByRole('dialog', { name: w('assigned:move.title') });
  await dialog.getByRole('spinbutton', { name: w('assigned:move.days') }).fill('5');
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await look(page, 'move dates');
  await dialog.getByRole('button', { name: w('assigned:move.confirm', { count: 2 }) }).click();
  await expect(notice(page, w, w('assigned:move.done', { count: 2 }))).toBeVisible();
  const moved = await due();
  expect(new Set(moved).size).toBe(1);
  expect(moved[0]).not.toBe(dates.due);
  await page.getByRole('button', { name: w('assigned:move.undo') }).click();
  await expect(notice(page, w, w('assigned:move.undone', { count: 2 }))).toBeVisible();
  expect(await due()).toEqual([dates.due, dates.due]);
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
