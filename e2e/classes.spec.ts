import type { Page } from '@playwright/test';
import { createClass, enroll, Person, uniqueName } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, inEditions, notice, test } from './support/test.ts';
import { containing, type Words, wordsOf } from './support/words.ts';

const classesPath = '/teacher/classes';

inEditions('a teacher creates, edits and removes a class, and takes the removal back', { tag: ['@C-LIST', '@C-CODE'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { as: demonstration[edition].teacher, path: classesPath });
  const name = uniqueName('Ĉasa 7º ñ');
  await page.getByRole('button', { name: w('classes:create') }).click();
  const create = page.getByRole('dialog', { name: w('classes:form.createTitle') });
  await expect(create.getByLabel(w('classes:form.name'))).toBeFocused();
  await create.getByLabel(w('classes:form.name')).fill(name);
  await create.getByLabel(containing(w('classes:form.description'))).fill('Mon 9:10');
  await create.getByRole('img', { name: w('ui:avatar.comet') }).click();
  await create.getByRole('button', { name: w('classes:form.create') }).click();
  await expect(notice(page, w, w('classes:form.created', { name }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  // the code for the board and the link that holds it
  await expect(page.getByRole('heading', { name: w('classes:first.title') })).toBeVisible();
  const code = (await page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent()) ?? '';
  await expect(page.getByText(new RegExp(`/joinclass/${code}$`))).toBeVisible();
  await page.getByRole('button', { name: containing(w('classes:code')) }).click();
  await expect(page.getByRole('button', { name: containing(w('ui:copy.done')) })).toBeVisible();

  await page.getByRole('button', { name: containing(`${w('classes:edit')} ${name}`) }).click();
  const edit = page.getByRole('dialog', { name: w('classes:form.editTitle') });
  await expect(edit.getByLabel(w('classes:form.name'))).toHaveValue(name);
  await expect(edit.getByLabel(containing(w('classes:form.description')))).toHaveValue('Mon 9:10');
  await expect(edit.getByRole('radio', { name: w('ui:avatar.comet') })).toBeChecked();
  const renamed = uniqueName('Renamed');
  await edit.getByLabel(w('classes:form.name')).fill(renamed);
  await edit.getByRole('button', { name: w('classes:form.save') }).click();
  await expect(page.getByRole('heading', { level: 2, name: renamed })).toBeVisible();

  await removeShown(page, w, renamed);
  await expect(page.getByRole('link', { name: containing(renamed) })).toHaveCount(0);
  await page.getByRole('button', { name: w('classes:removeClass.undo') }).click();
  await expect(notice(page, w, w('classes:removeClass.restored', { name: renamed }))).toBeVisible();
  await page.getByRole('link', { name: containing(renamed) }).click();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
});

async function removeShown(page: Page, w: Words, name: string): Promise<void> {
  await page.getByRole('button', { name: w('classes:more', { name }) }).click();
  await page.getByRole('menuitem', { name: w('classes:removeClass.action') }).click();
  const confirm = page.getByRole('alertdialog', { name: w('classes:removeClass.title', { name }) });
  await expect(confirm.getByRole('button', { name: w('ui:cancel') })).toBeFocused();
  await confirm.getByRole('button', { name: w('classes:removeClass.confirm') }).click();
  await expect(notice(page, w, w('classes:removeClass.done', { name }))).toBeVisible();
}

inEditions('the rules of a class name stand beside the field and keep what was typed', { tag: ['@C-LIST'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const taken = await createClass(teacher);
  const page = await visit.open(edition, { as: teacher, path: classesPath });
  await page.getByRole('button', { name: w('classes:create') }).click();
  const dialog = page.getByRole('dialog', { name: w('classes:form.createTitle') });
  const name = dialog.getByLabel(w('classes:form.name'));
  const send = dialog.getByRole('button', { name: w('classes:form.create') });
  await send.click();
  await expect(name).toHaveAccessibleDescription(w('classes:form.errors.nameMissing'));
  await name.fill(` ${taken.name.toUpperCase()} `);
  await send.click();
  await expect(name).toHaveAccessibleDescription(w('classes:form.errors.nameTaken'));
  await name.fill('é'.repeat(60));
  await expect(dialog.getByText(w('classes:form.counter', { length: 60, max: 59 }))).toBeVisible();
  await send.click();
  await expect(name).toHaveAccessibleDescription(w('classes:form.errors.tooLong'));
  await expect(name).toHaveValue('é'.repeat(60));
  const longest = `${uniqueName('Í')} ${'ó'.repeat(59)}`.slice(0, 59);
  await name.fill(longest);
  await send.click();
  await expect(page.getByRole('heading', { level: 2, name: longest })).toBeVisible();
});

test('the two rules of the specification in its own words', { tag: ['@C-LIST'] }, async () => {
  expect(wordsOf('us')('classes:form.errors.nameMissing')).toBe('Class name is required.');
  expect(wordsOf('us')('classes:form.errors.nameTaken')).toBe('You already have a class with this name.');
});

inEditions('a class that somebody changed meanwhile is not written over', { tag: ['@C-LIST'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^409 POST \/v1\/science\/dashboard\/update\/ebClass/);
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  const page = await visit.open(edition, { as: teacher, path: `${classesPath}?class=${given.classId}` });
  await page.getByRole('button', { name: containing(`${w('classes:edit')} ${given.name}`) }).click();
  const edit = page.getByRole('dialog', { name: w('classes:form.editTitle') });
  await expect(edit).toBeVisible();
  await teacher.call('POST', '/v1/science/dashboard/update/ebClass', { classId: given.classId, name: given.name, description: 'elsewhere', avatar: 'fox' });
  const mine = uniqueName('Mine');
  await edit.getByLabel(w('classes:form.name')).fill(mine);
  await edit.getByRole('button', { name: w('classes:form.save') }).click();
  await expect(edit.getByText(w('classes:form.changed.title'))).toBeVisible();
  await expect(edit.getByLabel(w('classes:form.name'))).toHaveValue(mine);
  await edit.getByRole('button', { name: w('classes:form.save') }).click();
  await expect(page.getByRole('heading', { level: 2, name: mine })).toBeVisible();
});

inEditions('a student is removed from a class after hearing what is lost, and given back', { tag: ['@C-STUDENTS'] }, async ({ edition, w, visit, student }) => {
  const [teacher, person] = await Promise.all([Person.signIn(edition, demonstration[edition].teacher), Person.signIn(edition, await student())]);
  const given = await createClass(teacher);
  await enroll(person, given.code);
  const page = await visit.open(edition, { as: teacher, path: `${classesPath}?class=${given.classId}` });
  const table = page.getByRole('table', { name: w('classes:studentsOf', { name: given.name }) });
  await expect(table.getByText(person.username, { exact: true })).toBeVisible();
  await table.getByRole('button', { name: containing(w('classes:more', { name: '' }).trim()) }).click();
  await page.getByRole('menuitem', { name: w('classes:remove') }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(given.name);
  await confirm.getByRole('button', { name: w('classes:removeStudent.confirm') }).click();
  await expect(page.getByRole('heading', { name: w('classes:first.title') })).toBeVisible();
  await page.getByRole('button', { name: w('classes:removeStudent.undo') }).click();
  await expect(table.getByText(person.username, { exact: true })).toBeVisible();
});

inEditions('a student with too many wrong passwords is let in by the teacher', { tag: ['@C-STUDENTS', '@P-LOGIN'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^(401|429) POST \/v1\/auth\/sign-in$/);
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const person = await Person.signIn(edition, await student(5));
  const given = await createClass(teacher);
  await enroll(person, given.code);
  const door = await visit.open(edition, { path: '/login' });
  for (let tried = 1; tried <= 5; tried += 1) {
    const refused = door.waitForResponse((response) => response.url().endsWith('/v1/auth/sign-in'));
    await signInByForm(door, w, person.username, `wrong${tried}`);
    expect((await refused).status()).toBe(401);
  }
  const shut = door.waitForResponse((response) => response.url().endsWith('/v1/auth/sign-in'));
  await signInByForm(door, w, person.username);
  expect((await shut).status()).toBe(429);

  const page = await visit.open(edition, { as: teacher, path: `${classesPath}?class=${given.classId}` });
  await expect(page.getByText(w('classes:signIn.paused'))).toBeVisible();
  await page
    .getByRole('table', { name: w('classes:studentsOf', { name: given.name }) })
    .getByRole('button', { name: containing(w('classes:more', { name: '' }).trim()) })
    .click();
  await page.getByRole('menuitem', { name: w('classes:signIn.allow') }).click();
  await expect(page.getByText(w('classes:signIn.paused'))).toHaveCount(0);
  await signInByForm(door, w, person.username);
  await expect(door).toHaveURL(/\/student\/home$/);
});

inEditions('a student joins with the code as it is read from the board', { tag: ['@C-JOIN', '@C-SCLASSES'] }, async ({ edition, w, visit, student }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  const page = await visit.open(edition, { as: await student(), path: '/student/classes' });
  const code = page.getByLabel(w('join-class:code'), { exact: true });
  await code.pressSequentially(given.code.toLowerCase());
  await expect(code).toHaveValue(`${given.code.slice(0, 3)}-${given.code.slice(3)}`);
  await page.getByRole('button', { name: w('join-class:submit') }).click();
  const dialog = page.getByRole('dialog', { name: w('join-class:confirm.title', { name: given.name }) });
  await expect(dialog).toContainText(teacher.session.accountInfo.displayName);
  await dialog.getByRole('button', { name: w('join-class:confirm.join'), exact: true }).click();
  await expect(page.getByText(w('join-class:joined', { name: given.name }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: given.name })).toBeVisible();
  await page.getByRole('link', { name: w('join-class:toAssignments') }).click();
  await expect(page).toHaveURL(/\/student\/home$/);
});

inEditions('a join link asks to sign in, and then which class it is', { tag: ['@C-JOIN', '@P-PREV'] }, async ({ edition, w, visit, student }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  const page = await visit.open(edition, { path: `/joinclass/${given.code}` });
  const named = w('sign-in:welcomeToNamedClass', { name: given.name, teacher: teacher.session.accountInfo.displayName });
  await expect(page.getByText(named)).toBeVisible();
  await signInByForm(page, w, await student());
  const dialog = page.getByRole('dialog', { name: w('join-class:confirm.title', { name: given.name }) });
  await dialog.getByRole('button', { name: w('join-class:confirm.notMine') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: given.name })).toHaveCount(0);
});

inEditions('a teacher on a join link is told that only students join', { tag: ['@C-JOIN', '@C-TEACHERLINK'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  const page = await visit.open(edition, { as: teacher, path: `/joinclass/${given.code}` });
  const dialog = page.getByRole('dialog', { name: w('join-class:onlyStudents.title') });
  await expect(dialog).toContainText(w('join-class:onlyStudents.body', { name: teacher.session.accountInfo.displayName }));
  await dialog.getByRole('link', { name: w('join-class:onlyStudents.home') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

inEditions('every code that does not work says why at the field', { tag: ['@C-JOIN', '@C-CODE'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^(403|404|409) (GET|POST) \/v1\/science\/dashboard\/ebClass/);
  const [teacher, person] = await Promise.all([Person.signIn(edition, demonstration[edition].teacher), Person.signIn(edition, await student())]);
  const [joined, removed] = [await createClass(teacher), await createClass(teacher)];
  await enroll(person, joined.code);
  await teacher.call('DELETE', '/v1/science/dashboard/remove/ebClass', { classId: removed.classId });
  const otherEdition = edition === 'us' ? 'br' : 'us';
  const elsewhere = await createClass(await Person.signIn(otherEdition, demonstration[otherEdition].teacher));
  const page = await visit.open(edition, { as: person, path: '/student/classes' });
  const field = page.getByLabel(w('join-class:code'), { exact: true });
  const said = {
    missing: '',
    unknownCode: 'ZZZZZZ',
    alreadyJoined: joined.code,
    inactive: removed.code,
    outsideNetwork: elsewhere.code,
  };
  for (const [words, code] of Object.entries(said)) {
    await field.fill(code);
    await page.getByRole('button', { name: w('join-class:submit') }).click();
    await expect(field, words).toHaveAccessibleDescription(w(`join-class:refused.${words}`));
    await expect(field).toBeFocused();
  }
});

inEditions('a class that goes between looking and joining is told at the field', { tag: ['@C-JOIN'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^(404|409|503) POST \/v1\/science\/dashboard\/ebClass/);
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  const page = await visit.open(edition, { as: await student(), path: `/joinclass/${given.code}` });
  const join = page.getByRole('dialog').getByRole('button', { name: w('join-class:confirm.join'), exact: true });
  await expect(join).toBeVisible();
  // unable to join now: the dialog stays, the same wish is sent again
  await page.route('**/ebClass/enroll', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', requestId: 'e2e' } }), { times: 1 });
  await join.click();
  await expect(page.getByRole('dialog').getByText(w('join-class:failed'))).toBeVisible();
  await teacher.call('DELETE', '/v1/science/dashboard/remove/ebClass', { classId: given.classId });
  await join.click();
  await expect(page.getByLabel(w('join-class:code'), { exact: true })).toHaveAccessibleDescription(w('join-class:refused.inactive'));
});
