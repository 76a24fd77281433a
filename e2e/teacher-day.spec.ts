import { assign, createClass, enroll, Person, wall } from './support/api.ts';
import { demonstration, type EditionId, port } from './support/editions.ts';
import { learnLesson, wrongAnswer } from './support/lesson.ts';
import { look } from './support/look.ts';
import { newPerson, secret } from './support/new-person.ts';
import { expect, inEditions } from './support/test.ts';
import { both, containing } from './support/words.ts';
import { begin } from './support/working.ts';

const nameOf = ({ session }: Person) => session.accountInfo.displayName;

/** A class of two with a lesson due tomorrow: one student missed the first two questions, the other has not begun. */
async function classAtWork(edition: EditionId, teacher: Person, names: [string, string]) {
  const [stuck, absent] = await Promise.all([Person.signIn(edition, names[0]), Person.signIn(edition, names[1])]);
  const given = await createClass(teacher);
  for (const student of [stuck, absent]) await enroll(student, given.code);
  const lesson = await assign(teacher, given.classId, { due: wall(1, '23:59:59') });
  const known = await learnLesson(teacher, lesson.lessonId);
  const questions = known.view.parts.flatMap((part) => part.questions);
  const missed = questions.filter(({ kind }) => kind !== 'open-response').slice(0, 2);
  const { attemptId } = await begin(stuck, { ...lesson, activityId: lesson.assignmentId, className: given.name, classId: given.classId, status: '' });
  for (const question of missed) {
    await stuck.call('POST', `/v1/attempts/${attemptId}/checks`, { questionId: question.id, rev: 1, response: wrongAnswer(known, question) });
  }
  const [first = 0, second = 0] = missed.map((question) => questions.indexOf(question) + 1);
  return { given, lesson, stuck, absent, first, second };
}

inEditions(
  'the teacher’s day: what is due, who needs help and who has not begun, each a press from acting',
  { tag: ['@P-HOME'] },
  async ({ edition, w, visit, student }) => {
    const teacher = await Person.signIn(edition, await newPerson(edition, 'teacher'), port, secret);
    const page = await visit.open(edition, { as: teacher, path: '/' });
    await expect(page.getByRole('heading', { name: w('teacher-home:nothingDue.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: w('teacher-home:toClasses') })).toBeVisible();

    const { given, lesson, stuck, absent, first, second } = await classAtWork(edition, teacher, [await student(0), await student(1)]);
    await page.getByRole('button', { name: w('teacher-home:refresh') }).click();
    const section = (key: string) => page.getByRole('region', { name: w(`teacher-home:${key}`) });
    const of = w('teacher-home:of', { lesson: lesson.title, className: given.name });
    await expect(section('dueThisWeek').getByRole('listitem')).toContainText([w('teacher-home:turnedIn', { done: 0, count: 2 })]);
    await expect(section('needsHelp.title').getByText(w('teacher-home:why.twoInARow', { first, second }))).toBeVisible();
    await expect(section('notBegun.title').getByText(nameOf(absent))).toBeVisible();
    await look(page, 'a teacher’s day');

    // the counts lead to their lists, by the keyboard too
    const count = page.getByRole('button', { name: w('teacher-home:counts.needsHelp', { number: 1 }) });
    await count.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: w('teacher-home:needsHelp.title') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: nameOf(stuck), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`/reports/class/${given.classId}/lesson/${lesson.lessonId}/student/\\d+/score\\?assignment=${lesson.assignmentId}`),
    );
    await expect(page.getByRole('heading', { level: 1, name: containing(nameOf(stuck)) })).toBeVisible();
    await page.goBack();

    await section('notBegun.title')
      .getByRole('link', { name: both(w('teacher-home:moreTime'), of) })
      .click();
    await expect(page).toHaveURL(/\/teacher\/assigned\?class=/);
    await expect(page.getByRole('dialog').getByText(nameOf(absent)).first()).toBeVisible();
    await page.goto('/');
    await section('dueThisWeek')
      .getByRole('link', { name: both(w('teacher-home:openReport'), of) })
      .click();
    await expect(page).toHaveURL(new RegExp(`/reports/class/${given.classId}/lesson/${lesson.lessonId}/overview`));
  },
);

inEditions('choosing a due date shows what students have due already and the least crowded day', { tag: ['@A-ASSIGN'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  type Classes = { classes: { classId: number; name: string; studentCount: number }[] };
  const { classes } = await teacher.call<Classes>('GET', '/v1/science/dashboard/load/classes');
  const big = classes.find(({ studentCount }) => studentCount > 20);
  const page = await visit.open(edition, { as: teacher, path: '/find' });
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: containing(w('find:card.assign')) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: containing(big?.name ?? '') }).check();
  const days = dialog.getByRole('grid');
  await expect(days.getByRole('button').first()).toBeVisible();
  await look(page, 'what students owe already');
  // the least crowded day becomes the due date
  await dialog.getByRole('button', { name: containing(w('workload:leastCrowded', { date: '' }).trim()) }).click();
  await expect(days.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: containing(w('workload:leastCrowded', { date: '' }).trim()) })).toHaveCount(0);
  // by the keyboard: the day after it
  await days.getByRole('button', { pressed: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(days.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
});
