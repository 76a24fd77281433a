import { assign, assignedScene, createClass, enroll, Person, wall } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { expect, inEditions, notice } from './support/test.ts';
import { containing } from './support/words.ts';

const classPath = (classId: number) => `/teacher/classes?class=${classId}`;

inEditions('the code of a class is shown on the board, replaced, turned off and on', { tag: ['@C-CODE'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  const page = await visit.open(edition, { as: teacher, path: classPath(given.classId) });
  await page.getByRole('button', { name: w('classes:showBoard') }).click();
  const board = page.getByRole('dialog', { name: given.name });
  await expect(board.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/)).toBeVisible();
  await expect(board.getByRole('img', { name: w('class-life:board.qr', { name: given.name }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: w('classes:showBoard') })).toBeFocused();

  const choose = async (item: string, confirm: string) => {
    await page.getByRole('button', { name: w('classes:codeMore') }).click();
    await page.getByRole('menuitem', { name: w(item) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: w(confirm) })
      .click();
  };
  const before = await page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent();
  await choose('classes:newCode', 'class-life:newCode.confirm');
  await expect(page.getByText(before ?? '', { exact: true })).toHaveCount(0);
  await choose('classes:codeOffAct', 'class-life:codeOff.confirm');
  await expect(page.getByText(w('classes:codeOff'))).toBeVisible();
  await page.getByRole('button', { name: w('classes:codeOnAct') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('class-life:codeOn.confirm') })
    .click();
  await expect(page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/)).toBeVisible();
});

inEditions(
  'a class is archived in one step, leaves its student, and comes back',
  { tag: ['@C-LIST', '@C-SCLASSES'] },
  async ({ edition, w, visit, student }) => {
    const { teacher, student: person, given } = await assignedScene(edition, await student());
    const page = await visit.open(edition, { as: teacher, path: classPath(given.classId) });
    await page.getByRole('button', { name: w('classes:more', { name: given.name }) }).click();
    await page.getByRole('menuitem', { name: w('classes:archive') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: w('class-life:archive.confirm') })
      .click();
    await expect(notice(page, w, w('class-life:archive.done', { name: given.name }))).toBeVisible();
    await expect(page.getByRole('link', { name: containing(given.name) })).toHaveCount(0);
    const other = await visit.open(edition, { as: person, path: '/student/classes' });
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText(given.name)).toHaveCount(0);

    await page.getByRole('button', { name: w('classes:archived') }).click();
    await page.getByRole('button', { name: containing(given.name) }).click();
    await expect(notice(page, w, w('class-life:archive.back', { name: given.name }))).toBeVisible();
    await other.reload();
    await expect(other.getByText(given.name).first()).toBeVisible();
  },
);

inEditions('a colleague is added by user name, takes over the class, and its old owner leaves', { tag: ['@C-LIST'] }, async ({ edition, w, visit }) => {
  const { teacher: teacherName, colleague: colleagueName } = demonstration[edition];
  const [teacher, colleague] = await Promise.all([Person.signIn(edition, teacherName), Person.signIn(edition, colleagueName)]);
  visit.expectProblem(/^404 POST .*\/teachers$/);
  const given = await createClass(teacher);
  const page = await visit.open(edition, { as: teacher, path: classPath(given.classId) });
  await page.getByRole('button', { name: w('classes:more', { name: given.name }) }).click();
  await page.getByRole('menuitem', { name: w('classes:teachers') }).click();
  const dialog = page.getByRole('dialog', { name: w('class-life:teachers.title', { name: given.name }) });
  const who = dialog.getByLabel(w('class-life:add.colleague'));
  await who.fill('nobody.here');
  await dialog.getByRole('button', { name: w('class-life:add.submit') }).click();
  await expect(who).toHaveAccessibleDescription(containing(w('class-life:add.errors.notFound')));
  await who.fill(colleagueName);
  await dialog.getByRole('button', { name: w('class-life:add.submit') }).click();
  const theirs = await visit.open(edition, { as: colleague, path: classPath(given.classId) });
  await expect(theirs.getByText(w('classes:coTeaching', { owner: teacher.session.accountInfo.displayName }))).toBeVisible();

  await dialog.getByRole('button', { name: containing(w('class-life:teachers.makeOwner')) }).click();
  await dialog.getByRole('button', { name: w('class-life:teachers.handOver'), exact: true }).click();
  await expect(dialog.getByText(w('class-life:teachers.ownerOnly'))).toBeVisible();
  await dialog.getByRole('button', { name: w('class-life:teachers.leave') }).click();
  await dialog.getByRole('button', { name: w('class-life:teachers.leave') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: containing(given.name) })).toHaveCount(0);
});

inEditions(
  'a student is found, moved to another class with the work after a preview, and moved back',
  { tag: ['@C-STUDENTS'] },
  async ({ edition, w, visit, student }) => {
    const { teacher, student: person, given, card } = await assignedScene(edition, await student());
    await person.call('PUT', `/v1/student/activities/${card.activityId}/attempt`);
    const to = await createClass(teacher);
    const page = await visit.open(edition, { as: teacher, path: classPath(given.classId) });
    await page.getByRole('checkbox', { name: w('classes:chooseAll') }).check();
    await expect(page.getByText(w('classes:chosen', { count: 1 }))).toBeVisible();
    await page.getByRole('button', { name: w('classes:move'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: w('class-life:move.title', { count: 1 }) });
    await dialog.getByLabel(w('class-life:move.to')).selectOption(to.name);
    await expect(dialog.getByText(w('class-life:move.facts.kept', { count: 1, name: to.name }))).toBeVisible();
    await dialog.getByRole('button', { name: w('class-life:move.confirm.move') }).click();
    await expect(notice(page, w, w('class-life:move.done.move', { count: 1, name: to.name }))).toBeVisible();
    await expect(page.getByRole('heading', { name: w('classes:first.title') })).toBeVisible();
    await page.getByRole('button', { name: w('class-life:undo') }).click();
    await expect(page.getByText(person.username, { exact: true })).toBeVisible();
  },
);

inEditions(
  'a student who joins late sees past-due work as optional, unless the teacher hides it',
  { tag: ['@C-JOIN'] },
  async ({ edition, w, visit, student }) => {
    const teacher = await Person.signIn(edition, demonstration[edition].teacher);
    const person = await Person.signIn(edition, await student(3));
    const early = await Person.signIn(edition, await student(4));
    const given = await createClass(teacher);
    await enroll(early, given.code);
    await assign(teacher, given.classId, { start: wall(-9), due: wall(-3, '23:59:59') });
    await enroll(person, given.code);
    const home = await visit.open(edition, { as: person, path: '/student/home' });
    await expect(home.getByText(w('student-home:optional')).first()).toBeVisible();
    const page = await visit.open(edition, { as: teacher, path: classPath(given.classId) });
    const saved = page.waitForResponse((response) => response.url().endsWith('/late-joining') && response.ok());
    await page.getByRole('switch', { name: w('classes:late.label') }).press('Space');
    await saved;
    await home.reload();
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(home.getByText(given.name)).toHaveCount(0);
  },
);
