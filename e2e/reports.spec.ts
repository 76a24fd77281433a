import { assign, assignedScene, createClass, enroll, Person } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { learnLesson } from './support/lesson.ts';
import { expect, inEditions } from './support/test.ts';
import { both, containing } from './support/words.ts';
import { begin, workThrough } from './support/working.ts';

inEditions(
  'the lesson report: figures, states, a score, a reset and its undo',
  { tag: ['@R-LESSON', '@R-SCORE', '@R-STATES', '@A-RESET'] },
  async ({ edition, w, visit, student }) => {
    const scene = await assignedScene(edition, await student());
    const { teacher, student: done, given, lesson, card } = scene;
    const waiting = await Person.signIn(edition, await student(1));
    const working = await Person.signIn(edition, await student(2));
    await enroll(waiting, given.code);
    await enroll(working, given.code);
    const known = await learnLesson(teacher, lesson.lessonId);
    const scored = known.view.parts.flatMap(({ questions }) => questions).filter(({ kind }) => kind !== 'open-response').length;
    await workThrough(done, card, known, { wrong: 1 });
    await begin(working, card);

    const overview = `/reports/class/${given.classId}/lesson/${lesson.lessonId}/overview`;
    const page = await visit.open(edition, { as: teacher, path: overview });
    const table = page.getByRole('table', { name: w('lesson-report:students.title'), exact: true });
    const nameOf = (person: Person) => person.session.accountInfo.displayName.split(' ')[0] ?? '';
    const row = (person: Person) => table.getByRole('row').filter({ has: page.getByText(containing(nameOf(person))) });
    await expect(row(done)).toContainText(w('lesson-report:standing.submitted'));
    await expect(row(done)).toContainText(w('lesson-report:students.correctOf', { right: scored - 1, done: scored }));
    await expect(row(waiting)).toContainText(w('lesson-report:standing.not-started'));
    await expect(row(working)).toContainText(w('lesson-report:standing.in-progress'));
    await expect(row(waiting).getByRole('button', { name: containing(w('lesson-report:reset.button')) })).toHaveCount(0);
    await expect(page.getByText(w('lesson-report:stat.of', { count: 3 }))).toBeVisible();
    await expect(page.getByRole('heading', { name: w('lesson-report:questions.title') })).toBeVisible();

    await row(done).getByRole('link').click();
    await expect(page).toHaveURL(/\/score/);
    await expect(page.getByText(w('student-score:rightOf', { right: scored - 1, count: scored }))).toBeVisible();
    await expect(page.getByRole('main').getByText(w('ui:mark.incorrect')).nth(1)).toBeVisible();
    await page.getByRole('button', { name: w('student-score:reset') }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('button', { name: w('lesson-report:reset.confirm'), exact: true }).click();
    await expect(page.getByRole('heading', { name: w('student-score:notStarted.title') })).toBeVisible();
    await page.goto(overview);
    await expect(row(done)).toContainText(w('lesson-report:standing.reset'));
    await expect(page.getByRole('heading', { name: w('lesson-report:nobody.turnedIn') })).toBeVisible();

    // the student starts over, from the beginning
    const theirs = await visit.open(edition, { as: done, path: '/student/home' });
    await theirs.getByRole('combobox', { name: w('student-home:class') }).selectOption(given.name);
    await expect(theirs.getByRole('link', { name: both(w('student-home:action.start-over'), lesson.title) })).toBeVisible();

    // and the teacher may take it back while they have not
    await row(done).getByRole('link').click();
    await page.getByRole('button', { name: w('student-score:undoReset') }).click();
    await expect(page.getByText(w('student-score:rightOf', { right: scored - 1, count: scored }))).toBeVisible();
  },
);

inEditions(
  'report states: an empty class, nobody started, a class that is not theirs, a failure',
  { tag: ['@R-STATES', '@R-LESSON'] },
  async ({ edition, w, visit, student }) => {
    visit.expectProblem(/^(404|503) GET \/v1\/reports\//);
    const teacher = await Person.signIn(edition, demonstration[edition].teacher);
    const given = await createClass(teacher);
    const lesson = await assign(teacher, given.classId);
    const overview = `/reports/class/${given.classId}/lesson/${lesson.lessonId}/overview`;
    const page = await visit.open(edition, { as: teacher, path: overview });
    await expect(page.getByRole('heading', { name: w('lesson-report:emptyClass.title') })).toBeVisible();
    await enroll(await Person.signIn(edition, await student()), given.code);
    await page.goto(overview);
    await expect(page.getByRole('heading', { name: w('lesson-report:nobody.started') })).toBeVisible();
    await page.goto(`/reports/class/999999/lesson/${lesson.lessonId}/overview`);
    await expect(page.getByRole('heading', { name: w('lesson-report:gone.class_not_found.title') })).toBeVisible();
    await page.route('**/v1/reports/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', requestId: 'e2e' } }));
    await page.goto(overview);
    await expect(page.getByRole('heading', { name: w('lesson-report:failed') })).toBeVisible();
    await page.unroute('**/v1/reports/**');
    await page.getByRole('button', { name: w('ui:error.retry') }).click();
    await expect(page.getByRole('heading', { name: w('lesson-report:nobody.started') })).toBeVisible();
  },
);

inEditions('the report of a demonstration class sorts, shows late work and former students apart', { tag: ['@R-LESSON'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const { assignments } = await teacher.call<{
    assignments: { classId: number; lessonId: number; assignmentId: number; timing: string; targetCount: number }[];
  }>('GET', '/v1/assignments');
  const reports = assignments.filter(({ timing, targetCount }) => timing === 'past-due' && targetCount > 20);
  const page = await visit.open(edition, { as: teacher });
  let [late, former] = [false, false];
  for (const { classId, lessonId, assignmentId } of reports) {
    if (late && former) break;
    await page.goto(`/reports/class/${classId}/lesson/${lessonId}/overview?assignment=${assignmentId}`);
    const students = page.getByRole('table', { name: w('lesson-report:students.title'), exact: true });
    await expect(students).toBeVisible();
    late ||= (await students.getByText(w('lesson-report:standing.late')).count()) > 0;
    former ||= (await page.getByRole('heading', { name: w('lesson-report:former.title') }).count()) > 0;
  }
  expect({ late, former }).toEqual({ late: true, former: true });
  const students = page.getByRole('table', { name: w('lesson-report:students.title'), exact: true });
  await students
    .getByRole('columnheader')
    .getByRole('button', { name: containing(w('lesson-report:column.score')) })
    .click();
  await expect(students.getByRole('columnheader', { name: containing(w('lesson-report:column.score')) })).toHaveAttribute('aria-sort', /ascending|descending/);
});
