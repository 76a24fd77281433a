import type { Page } from '@playwright/test';
import { createClass, enroll, Person } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { expect, inEditions, notice, test } from './support/test.ts';
import { containing, wordsOf } from './support/words.ts';

const pathOf = (classId: number) => `/teacher/classes/${classId}/reading-settings`;
const firstGroup: Record<EditionId, string> = { us: 'us-3-5', br: 'br-fundamental', eslac: 'eslac' };
const gradeOf: Record<EditionId, string> = { us: '4', br: '9', eslac: '8' };

async function classOf(edition: EditionId, students: readonly string[]) {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  for (const username of students) await enroll(await Person.signIn(edition, username), given.code);
  return { teacher, given };
}
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

inEditions(
  'a teacher sets and locks reading levels, looks them over, saves and takes it back',
  { tag: ['@C-LEVELS'], isEverywhere: true },
  async ({ edition, w, visit, student }) => {
    const { teacher, given } = await classOf(edition, [await student(), await student(1)]);
    const page = await visit.open(edition, { as: teacher, path: `/teacher/classes?class=${given.classId}` });
    await page.getByRole('link', { name: w('classes:readingLevels') }).click();
    await expect(page.getByRole('heading', { level: 1, name: w('reading-levels:page.title') })).toBeVisible();
    await expect(page.getByText(w('reading-levels:bulk.gradeFirst'))).toBeVisible();
    await page.getByLabel(w('reading-levels:bulk.grade'), { exact: true }).selectOption(gradeOf[edition]);
    await expect(page.getByText(w('reading-levels:bulk.gradeFirst'))).toHaveCount(0);

    // nothing can be locked before a level is set
    const group = w(`reading-levels:group.${firstGroup[edition]}.name`);
    const lock = rows(page)
      .first()
      .getByRole('button', { name: containing(w('reading-levels:lockOf', { group, name: '' }).trim()) });
    await expect(lock).toHaveAttribute('aria-disabled', 'true');
    await expect(lock).toHaveAccessibleDescription(w('reading-levels:lockNeedsLevel'));

    await page.getByRole('button', { name: w('reading-levels:bulk.set'), exact: true }).click();
    await expect(page.getByText(w('reading-levels:bulkDone.set', { count: 2 }))).toBeVisible();
    await page.getByRole('button', { name: w('reading-levels:bulk.lock'), exact: true }).click();
    await expect(lock).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: w('reading-levels:bulkUndo') }).click();
    await expect(lock).toHaveAttribute('aria-pressed', 'false');
    await lock.click();

    // Cancel asks, and staying keeps everything
    await expect(page.getByText(w('reading-levels:bar.changes', { count: 2 }))).toBeVisible();
    await page.getByRole('button', { name: w('ui:cancel'), exact: true }).click();
    await page
      .getByRole('alertdialog', { name: w('reading-levels:leave.title') })
      .getByRole('button', { name: w('reading-levels:leave.stay') })
      .click();
    await page.getByRole('button', { name: w('reading-levels:bar.save') }).click();
    await expect(notice(page, w, w('reading-levels:saved', { count: 2 }))).toBeVisible();
    await expect(page.getByRole('button', { name: w('reading-levels:bar.save') })).toHaveCount(0);
    await page.reload();
    await expect(lock).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: w('reading-levels:undo'), exact: true }).click();
    await expect(notice(page, w, w('reading-levels:undone', { count: 2 }))).toBeVisible();
    await expect(lock).toHaveAttribute('aria-disabled', 'true');
  },
);

test('every error of reading settings has its words', { tag: ['@C-LEVELS'] }, async ({ visit }) => {
  const w = wordsOf('us');
  visit.expectProblem(/reading-levels/);
  const { teacher, given } = await classOf('us', []);
  const page = await visit.open('us', { as: teacher, path: pathOf(given.classId) });
  await expect(page.getByRole('heading', { name: w('reading-levels:noStudents.title') })).toBeVisible();

  await enroll(await Person.signIn('us', demonstration.us.student), given.code);
  await page.route('**/reading-levels', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: w('reading-levels:failed') })).toBeVisible();
  await page.unroute('**/reading-levels');
  await page.getByRole('button', { name: w('ui:error.retry') }).click();

  const [level] = [page.getByRole('combobox', { name: containing(w('reading-levels:group.us-3-5.name')) })];
  await level.selectOption('2');
  await page.route('**/reading-levels', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: w('reading-levels:bar.save') }).click();
  await expect(page.getByText(w('reading-levels:notSaved'))).toBeVisible();
  await expect(level).toHaveValue('2');
  await page.unroute('**/reading-levels');

  // a colleague was faster: theirs are shown, ours stay marked
  const { students } = await teacher.call<{ students: { enrollmentId: number }[] }>('GET', `/v1/classes/${given.classId}/reading-levels`);
  const change = { enrollmentIds: students.map(({ enrollmentId }) => enrollmentId), subjects: ['science'], group: 'us-6-8', level: 3, isLocked: false };
  await teacher.call('PUT', `/v1/classes/${given.classId}/reading-levels`, { revision: 1, changes: [change] });
  await page.getByRole('button', { name: w('reading-levels:bar.save') }).click();
  await expect(page.getByText(w('reading-levels:refused.changed.title'))).toBeVisible();
  await page.getByRole('button', { name: w('reading-levels:bar.save') }).click();
  await expect(notice(page, w, w('reading-levels:saved', { count: 1 }))).toBeVisible();

  await page.goto(pathOf(999_999));
  await expect(page.getByRole('heading', { name: w('reading-levels:gone.title') })).toBeVisible();
});
