import { assignedScene, createClass, enroll, firstLesson, Person, uniqueName } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { learnLesson } from './support/lesson.ts';
import { heading, look, wide } from './support/look.ts';
import { expect, inEditions, phone, test } from './support/test.ts';
import { both, containing } from './support/words.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const startingWith = (text: string) => new RegExp(`^${containing(text).source}`);

inEditions('axe: a teacher’s classes', { tag: ['@C-LIST', '@C-CODE'] }, async ({ edition, w, visit, student }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const learner = await Person.signIn(edition, await student());
  const given = await createClass(teacher);
  visit.expectProblem(/^404 GET .*\/9000000000$/);
  const page = await visit.open(edition, { as: teacher, path: `/teacher/classes?class=${given.classId}` });
  await expect(page.getByRole('heading', { name: w('classes:first.title') })).toBeVisible();
  await look(page, 'class without students');
  await enroll(learner, given.code);
  await page.goto('/teacher/classes');
  await expect(page.getByRole('button', { name: w('classes:create') })).toBeVisible();
  await look(page, 'classes');
  await page.goto(`/teacher/classes?class=${given.classId}`);
  const more = page.getByRole('button', { name: w('classes:more', { name: learner.session.accountInfo.displayName }) });
  await expect(more).toBeVisible();
  await look(page, 'class');
  await more.click();
  await page.getByRole('menuitem', { name: w('classes:remove') }).click();
  await look(page, 'remove student');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: w('classes:more', { name: given.name }) }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look(page, 'menu of a class', [wide]);
  await page.getByRole('menuitem', { name: w('classes:removeClass.action') }).click();
  await look(page, 'remove class');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: containing(`${w('classes:edit')} ${given.name}`) }).click();
  await look(page, 'edit class');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: w('classes:create') }).click();
  const form = page.getByRole('dialog', { name: w('classes:form.createTitle') });
  await form.getByLabel(containing(w('classes:form.description'))).fill('x'.repeat(60));
  await form.getByRole('button', { name: w('classes:form.create'), exact: true }).click();
  await expect(form.getByText(w('classes:form.errors.nameMissing')).first()).toBeVisible();
  await look(page, 'create class, with mistakes');
  await form.getByLabel(containing(w('classes:form.description'))).fill('');
  await form.getByLabel(w('classes:form.name')).fill(uniqueName('Class'));
  await form.getByRole('button', { name: w('classes:form.create'), exact: true }).click();
  await expect(
    page
      .getByRole('region', { name: containing(w('ui:toast.region')) })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  await look(page, 'a notice', [wide]);
  await page.goto('/teacher/classes?class=9000000000');
  await expect(page.getByText(w('classes:gone.title'))).toBeVisible();
  await look(page, 'class that is gone');
});

inEditions(
  'axe: reading levels, colleagues and the code for the board',
  { tag: ['@C-LEVELS', '@C-CODE', '@C-STUDENTS'] },
  async ({ edition, w, visit, student }) => {
    const teacher = await Person.signIn(edition, demonstration[edition].teacher);
    const given = await createClass(teacher);
    await enroll(await Person.signIn(edition, await student()), given.code);
    const page = await visit.open(edition, { as: teacher, path: `/teacher/classes/${given.classId}/reading-settings` });
    await page.getByRole('button', { name: w('reading-levels:bulk.set'), exact: true }).click();
    await expect(page.getByRole('button', { name: w('reading-levels:bar.save') })).toBeVisible();
    await look(page, 'reading settings with changes');
    await page.getByRole('button', { name: w('reading-levels:bar.save') }).click();
    await page.goto(`/teacher/classes?class=${given.classId}`);
    await page.getByRole('checkbox', { name: w('classes:chooseAll') }).check();
    await page.getByRole('button', { name: w('classes:move'), exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 });
    await expect(page.getByRole('heading', { name: w('class-life:move.preview') })).toBeVisible();
    await look(page, 'moving students');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: w('classes:showBoard') }).click();
    await expect(page.getByRole('img', { name: w('class-life:board.qr', { name: given.name }) })).toBeVisible();
    await look(page, 'the code for the board');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: w('classes:more', { name: given.name }) }).click();
    await page.getByRole('menuitem', { name: w('classes:teachers') }).click();
    await expect(page.getByRole('form', { name: w('class-life:add.title') })).toBeVisible();
    await look(page, 'teachers of a class');
  },
);

inEditions('axe: finding, assigning and what is assigned', { tag: ['@A-FIND', '@A-ASSIGN', '@A-ASSIGNED'] }, async ({ edition, w, visit, student }) => {
  const { teacher, given, lesson } = await assignedScene(edition, await student());
  const page = await visit.open(edition, { as: teacher, path: '/find' });
  const results = page.getByRole('article');
  await expect(results.first()).toBeVisible();
  await look(page, 'find');
  await page.getByRole('button', { name: both(w('find:card.assign'), lesson.title) }).click();
  const dialog = page.getByRole('dialog', { name: w('assign:title') });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await look(page, 'assign');
  await dialog.getByRole('button', { name: w('assign:assign'), exact: true }).click();
  await expect(dialog.getByText(w('assign:error.noClass'))).toBeVisible();
  await look(page, 'assign, no class chosen');
  await dialog.getByRole('checkbox', { name: containing(given.name) }).check();
  await dialog.getByRole('button', { name: both(w('assign:who.choose'), given.name) }).click();
  await expect(dialog.getByText(w('assign:check.refused', { count: 1 }))).toBeVisible();
  await look(page, 'assign, refused');
  await dialog
    .getByRole('group', { name: containing(w('assign:due')) })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('grid')).toBeVisible();
  await look(page, 'calendar');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: containing(w('find:filter.title')) }).click();
  await expect(page.getByRole('dialog', { name: w('find:filter.title') })).toBeVisible();
  await look(page, 'filters on a phone', [phone]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(wide);
  await page.goto('/find?search=zzzz');
  await expect(page.getByText(w('find:none.title'))).toBeVisible();
  await look(page, 'find, nothing fits');

  await page.goto('/teacher/assigned');
  const row = page.getByRole('row').filter({ hasText: given.name });
  const edit = row.getByRole('button', { name: startingWith(w('assigned:edit')) });
  await expect(edit).toBeVisible();
  await look(page, 'assigned');
  await page.getByRole('button', { name: w('assigned:more', { name: `${lesson.title}, ${given.name}` }) }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look(page, 'menu of an assignment', [wide]);
  await page.getByRole('menuitem', { name: w('assigned:menu.delete') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'delete assignment');
  await page.keyboard.press('Escape');
  await edit.click();
  await expect(page.getByRole('dialog', { name: w('assign:edit') })).toBeVisible();
  await look(page, 'edit assignment');
  await page.keyboard.press('Escape');
  await page.goto('/teacher/assigned?search=zzzz');
  await expect(heading(page)).toBeVisible();
  await look(page, 'assigned, nothing fits');
});

inEditions('axe: a lesson as its teacher previews it', { tag: ['@A-PREVIEW'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const { slug, lessonId } = await firstLesson(teacher);
  const { view } = await learnLesson(teacher, lessonId);
  const page = await visit.open(edition, { as: teacher, path: `/lesson/${slug}/${lessonId}` });
  for (const { part, questions, resources } of view.parts.filter((one) => one.questions.length > 0)) {
    await page.goto(`/lesson/${slug}/${lessonId}?part=${part}`);
    await expect(
      page
        .getByRole('region', { name: w('preview:questions') })
        .or(page.getByRole('article').first())
        .first(),
    ).toBeVisible();
    await look(page, `preview of ${part}`);
    if (questions.length === 0 || resources.length === 0) continue;
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: w('preview:questions'), exact: true }).click();
    await look(page, `preview of ${part}, questions on a phone`, [phone]);
    await page.setViewportSize(wide);
  }
  await page.goto(`/lesson/${slug}/${lessonId}/learnmore`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await look(page, 'preview of learn more');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/article\//);
  await expect(heading(page)).toBeVisible();
  await look(page, 'preview of an article');
});

inEditions('axe: the report of a lesson and a student’s score', { tag: ['@R-LESSON', '@R-SCORE', '@A-RESET'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^404 GET .*\/9000000000\//);
  const scene = await assignedScene(edition, await student());
  const { teacher, given, lesson } = scene;
  const page = await visit.open(edition, { as: teacher, path: `/reports/class/${given.classId}/lesson/${lesson.lessonId}/overview` });
  await expect(page.getByText(w('lesson-report:nobody.started'))).toBeVisible();
  await look(page, 'report, nobody started');
  const done = await reported(teacher);
  await page.goto(`/reports/class/${done.classId}/lesson/${done.lessonId}/overview?assignment=${done.assignmentId}`);
  await expect(page.getByRole('heading', { name: w('lesson-report:questions.title') })).toBeVisible();
  await look(page, 'report');
  await page.getByRole('button', { name: w('lesson-report:questions.table'), exact: true }).click();
  await look(page, 'report, questions as a table');
  const reset = page.getByRole('button', { name: containing(`${w('lesson-report:reset.button')} `) }).first();
  await reset.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'reset');
  await page.keyboard.press('Escape');
  const students = page.getByRole('table', { name: w('lesson-report:students.title'), exact: true });
  await students.getByRole('row').filter({ hasText: '%' }).first().getByRole('link').click();
  await expect(
    page
      .getByRole('region', { name: w('student-score:facts') })
      .or(page.getByText(w('student-score:legend')))
      .first(),
  ).toBeVisible();
  await look(page, 'student’s score');
  await page.goto(`/reports/class/${given.classId}/lesson/${lesson.lessonId}/student/${scene.student.session.accountInfo.individualId}/score`);
  await expect(page.getByText(w('student-score:notStarted.title')).first()).toBeVisible();
  await look(page, 'student’s score, not started');
  await page.goto('/reports/class/9000000000/lesson/1/overview');
  await expect(page.getByText(w('lesson-report:gone.class_not_found.title'))).toBeVisible();
  await look(page, 'report that is not there');
});

/** An assignment of the demonstration that most of its class turned in. */
async function reported(teacher: Person) {
  const { assignments } = await teacher.call<{ assignments: { classId: number; lessonId: number; assignmentId: number; submittedCount: number }[] }>(
    'GET',
    '/v1/assignments',
  );
  const [most] = assignments.sort((one, other) => other.submittedCount - one.submittedCount);
  if (!most) throw new Error('nothing is assigned');
  return most;
}
