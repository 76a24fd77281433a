import { findSignUpClass, findSignUpSchool, signUp } from '@alba/contract/sign-up';
import { createClass, Person } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { look } from './support/look.ts';
import { chooseRole, create, fillPerson, newName, next, schoolCodes, title, wizardPath } from './support/sign-up.ts';
import { expect, inEditions, phone, test } from './support/test.ts';
import { containing, wordsOf } from './support/words.ts';

/** Another school of the same district. */
const otherCodes: Record<EditionId, string> = { us: 'RIVER-MIDDLE', br: 'VALE-PAULO', eslac: 'AMAN-LUIS' };
const shown = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;

inEditions('a student signs up with the code of a class, on a laptop and on a phone', { tag: ['@P-SIGNUP', '@P-RULES'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  for (const viewport of [{ width: 1280, height: 900 }, phone]) {
    const page = await visit.open(edition, { path: '/login', viewport });
    await page.getByRole('link', { name: w('sign-in:createAccount') }).click();
    await chooseRole(page, w, 'student');
    await title(page, w('sign-up:class.title'));
    await page.getByLabel(w('join-class:code'), { exact: true }).fill(given.code.toLowerCase());
    await next(page, w);
    await title(page, w('sign-up:about.title'));
    await expect(page.getByText(w('sign-up:place.joiningClass', { name: given.name }))).toBeVisible();
    await expect(page.getByText(containing(teacher.session.accountInfo.displayName))).toBeVisible();
    const username = newName();
    await fillPerson(page, w, { username, password: 'lua2', lastName: 'R.' });
    await look(page, 'sign-up, about a student', [viewport]);
    await create(page, w);
    await title(page, w('sign-up:ready.title'));
    await expect(page.getByText(username, { exact: true })).toBeVisible();
    await look(page, 'sign-up, ready', [viewport]);
    await page.getByRole('link', { name: w('sign-up:ready.start') }).click();
    await expect(page).toHaveURL(/\/student\/home$/);
    await page.goto('/student/classes');
    await expect(page.getByRole('heading', { level: 3, name: given.name })).toBeVisible();
    await page.goto(wizardPath);
    await expect(page).toHaveURL(/\/student\/home$/);
  }
});

inEditions('a teacher signs up with the code of a school, on a laptop and on a phone', { tag: ['@P-SIGNUP'] }, async ({ edition, w, visit }) => {
  for (const viewport of [{ width: 1280, height: 900 }, phone]) {
    const page = await visit.open(edition, { path: wizardPath, viewport });
    await chooseRole(page, w, 'teacher');
    await page.getByLabel(w('sign-up:school.code')).fill(schoolCodes[edition].replace('-', ' ').toLowerCase());
    await look(page, 'sign-up, the code of a school', [viewport]);
    await next(page, w);
    await title(page, w('sign-up:about.title'));
    const username = newName();
    await fillPerson(page, w, { username, password: 'lantern on 7 hills' });
    await page.getByLabel(w('sign-up:about.facultyEmail')).fill(`${username}@example.org`);
    await look(page, 'sign-up, about a teacher', [viewport]);
    await create(page, w);
    await title(page, w('sign-up:ready.title'));
    await page.getByRole('link', { name: w('sign-up:ready.classes') }).click();
    await expect(page).toHaveURL(/\/teacher\/classes$/);
  }
});

test('a teacher signs up with the code of a school; every error stands at its field', { tag: ['@P-SIGNUP', '@P-RULES'] }, async ({ visit }) => {
  visit.expectProblem(/^(400|403|404|409) POST \/v1\/sign-up/);
  const w = wordsOf('us');
  const page = await visit.open('us', { path: wizardPath });
  await next(page, w);
  await expect(page.getByText(w('sign-up:role.missing'))).toBeVisible();
  await chooseRole(page, w, 'teacher');
  await title(page, w('sign-up:school.title'));
  const code = page.getByLabel(w('sign-up:school.code'));
  const says = async (words: string) => {
    await next(page, w);
    await expect(code).toHaveAccessibleDescription(w(`sign-up:refused.code.${words}`));
    await expect(code).toBeFocused();
  };
  await says('schoolMissing');
  await code.fill('nowhere at all');
  await says('schoolUnknown');
  for (const [refusal, words] of [
    ['school_code_mismatch', 'schoolMismatch'],
    ['school_not_located', 'schoolNotLocated'],
    ['not_subscribed_teacher', 'notSubscribedTeacher'],
  ] as const) {
    const answer = { status: refusal === 'school_not_located' ? 404 : 409, json: { code: refusal, requestId: 'e2e' } };
    await page.route(`**${findSignUpSchool.path}`, (route) => route.fulfill(answer), { times: 1 });
    await says(words);
  }
  await look(page, 'sign-up, a school code that is refused');
  await code.fill('river cedar');
  await next(page, w);
  await expect(page.getByText(w('sign-up:place.joiningSchool', { name: 'Cedar Hollow Elementary' }))).toBeVisible();

  await create(page, w);
  await expect(page.getByText(w('ui:form.problems', { count: 5 }))).toBeVisible();
  const email = page.getByLabel(w('sign-up:about.facultyEmail'));
  const username = page.getByLabel(w('sign-up:about.username'), { exact: true });
  const confirm = page.getByLabel(w('new-password:again'), { exact: true });
  await fillPerson(page, w, { username: 'msokafor', password: 'sunflower' });
  await confirm.fill('sunflowers');
  await email.fill('not an address');
  await create(page, w);
  await expect(email).toHaveAccessibleDescription(containing(w('sign-up:errors.email')));
  await expect(confirm).toHaveAccessibleDescription(containing(w('new-password:mismatch')));
  await confirm.fill('sunflower');
  await email.fill('msokafor@example.org');
  await create(page, w);
  const password = page.getByLabel(w('sign-up:about.password'), { exact: true });
  await expect(password).toHaveAccessibleDescription(containing(w('new-password:problem.too_common')));
  await password.fill('zq-lamp');
  await expect(page.getByText(w('new-password:shortForStaff'))).toBeVisible();
  await confirm.fill('zq-lamp');
  await create(page, w);
  await expect(email).toHaveAccessibleDescription(containing(w('sign-up:errors.emailExists')));
  await expect(page.getByRole('link', { name: w('sign-up:about.recover') })).toHaveAttribute('href', '/login/forgetlogin');
  await page.route(`**${signUp.path}`, (route) => route.fulfill({ status: 409, json: { code: 'email_made_with_google', requestId: 'e2e' } }), { times: 1 });
  await create(page, w);
  await expect(email).toHaveAccessibleDescription(containing(w('sign-up:errors.emailGoogle')));
  await expect(page.getByRole('link', { name: w('sign-up:about.signInGoogle') })).toBeVisible();
  const name = newName();
  await email.fill(`${name}@example.org`);
  await create(page, w);
  await expect(username).toHaveAccessibleDescription(containing(w('sign-up:errors.usernameTaken')));
  await look(page, 'sign-up, a user name that is taken');
  await page
    .getByRole('button', { name: containing(w('sign-up:about.use')) })
    .first()
    .click();
  await expect(username).not.toHaveValue('msokafor');
  await expect(username).toBeFocused();
  await username.fill(name);
  await create(page, w);
  await title(page, w('sign-up:ready.title'));
  await page.getByRole('link', { name: w('sign-up:ready.classes') }).click();
  await expect(page).toHaveURL(/\/teacher\/classes$/);
  await expect(page.getByRole('button', { name: w('classes:create') }).first()).toBeVisible();
});

test('Back, Forward and Reload keep what was typed, but no password', { tag: ['@P-SIGNUP'] }, async ({ visit }) => {
  const w = wordsOf('br');
  const page = await visit.open('br', { path: wizardPath, viewport: phone });
  await chooseRole(page, w, 'teacher');
  await page.getByLabel(w('sign-up:school.code')).fill(schoolCodes.br);
  await next(page, w);
  await title(page, w('sign-up:about.title'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fillPerson(page, w, { username: newName(), password: 'um farol na serra' });
  await page.reload();
  const [firstName, password] = [page.getByLabel(w('sign-up:about.firstName'), { exact: true }), page.getByLabel(w('sign-up:about.password'), { exact: true })];
  await expect(firstName).toHaveValue('Noor');
  await expect(password).toHaveValue('');
  await page.goBack();
  await title(page, w('sign-up:school.title'));
  await expect(page.getByLabel(w('sign-up:school.code'))).toHaveValue(schoolCodes.br);
  await page.goForward();
  await expect(firstName).toHaveValue('Noor');
  await page.getByRole('button', { name: w('sign-up:back'), exact: true }).click();
  await page.getByRole('button', { name: w('sign-up:back'), exact: true }).click();
  await expect(page.getByRole('radio', { name: containing(w('sign-up:role.teacher.label')) })).toBeChecked();
  // an address that is ahead of what is known begins at the beginning
  const fresh = await visit.open('br', { path: `${wizardPath}?step=about` });
  await title(fresh, w('sign-up:role.title'));
});

inEditions('the link of a class names it at sign-in and stays through sign-up', { tag: ['@P-SIGNUP', '@C-JOIN'] }, async ({ edition, w, visit }) => {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  const page = await visit.open(edition, { path: `/joinclass/${shown(given.code)}`, viewport: phone });
  await expect(page.getByText(containing(given.name))).toBeVisible();
  await page.getByRole('link', { name: w('sign-in:createAccount') }).click();
  await expect(page.getByText(w('sign-up:place.link', { name: given.name }))).toBeVisible();
  await chooseRole(page, w, 'student');
  await title(page, w('sign-up:about.title'));
  await fillPerson(page, w, { username: newName(), password: 'gato7' });
  await create(page, w);
  await page.getByRole('link', { name: w('sign-up:ready.start') }).click();
  await page.goto('/student/classes');
  await expect(page.getByRole('heading', { level: 3, name: given.name })).toBeVisible();
});

test('every class that cannot be joined says why at the code', { tag: ['@P-SIGNUP', '@C-JOIN'] }, async ({ visit }) => {
  visit.expectProblem(/^(403|404|409|429) POST \/v1\/sign-up\/class|^failed: net::ERR_INTERNET_DISCONNECTED/);
  const w = wordsOf('us');
  const teacher = await Person.signIn('us', demonstration.us.teacher);
  const [removed, abroad] = [await createClass(teacher), await createClass(await Person.signIn('br', demonstration.br.teacher))];
  await teacher.call('DELETE', '/v1/science/dashboard/remove/ebClass', { classId: removed.classId });
  const page = await visit.open('us', { path: wizardPath });
  await chooseRole(page, w, 'student');
  await title(page, w('sign-up:class.title'));
  const code = page.getByLabel(w('join-class:code'), { exact: true });
  const says = async (words: string) => {
    await next(page, w);
    await expect(code, words).toHaveAccessibleDescription(w(`sign-up:refused.code.${words}`));
    await expect(code).toBeFocused();
  };
  await says('classMissing');
  await code.fill('ZZZZZZ');
  await says('classUnknown');
  await code.fill(removed.code);
  await says('classInactive');
  await code.fill(abroad.code);
  await says('outsideNetwork');
  const told = {
    class_full: 'classFull',
    class_not_located: 'classNotLocated',
    student_access_disabled: 'accessDisabled',
    not_subscribed_student: 'notSubscribedStudent',
  };
  for (const [refusal, words] of Object.entries(told)) {
    await page.route(`**${findSignUpClass.path}`, (route) => route.fulfill({ status: 409, json: { code: refusal, requestId: 'e2e' } }), { times: 1 });
    await says(words);
  }
  await page.route(`**${findSignUpClass.path}`, (route) => route.fulfill({ status: 429, json: { code: 'too_many_tries', requestId: 'e2e' } }), { times: 1 });
  await next(page, w);
  await expect(page.getByText(w('failure:too_many_tries.title'))).toBeVisible();
  await page.context().setOffline(true);
  await next(page, w);
  await expect(page.getByText(w('failure:offline.title'))).toBeVisible();
  await page.context().setOffline(false);
});

inEditions(
  'a teacher on the link of a class is not added, and may go on to a teacher account',
  { tag: ['@C-TEACHERLINK', '@P-SIGNUP'] },
  async ({ edition, w, visit }) => {
    visit.expectProblem(/^409 POST \/v1\/sign-up\/school/);
    const teacher = await Person.signIn(edition, demonstration[edition].teacher);
    const given = await createClass(teacher);
    const page = await visit.open(edition, { path: `/joinclass/${given.code}` });
    await page.getByRole('link', { name: w('sign-in:createAccount') }).click();
    await chooseRole(page, w, 'teacher');
    await expect(page.getByText(w('sign-up:teacherLink.body', { name: given.name }))).toBeVisible();
    await page.getByLabel(w('sign-up:school.code')).fill(schoolCodes[edition]);
    await next(page, w);
    const username = newName();
    await fillPerson(page, w, { username, password: 'lantern on a hill' });
    await page.getByLabel(w('sign-up:about.facultyEmail')).fill(`${username}@example.org`);
    await create(page, w);
    await page.getByRole('link', { name: w('sign-up:ready.classes') }).click();
    await expect(page).toHaveURL(/\/teacher\/classes$/);
    await expect(page.getByRole('heading', { name: given.name })).toHaveCount(0);

    // signed in, the same: at their own school only, and in place of the account that was there
    const own = await visit.open(edition, { as: teacher, path: `/joinclass/${given.code}` });
    await own
      .getByRole('dialog')
      .getByRole('link', { name: w('join-class:onlyStudents.createTeacher') })
      .click();
    await expect(own.getByText(w('sign-up:signedInAs', { name: teacher.session.accountInfo.displayName }))).toBeVisible();
    await chooseRole(own, w, 'teacher');
    const code = own.getByLabel(w('sign-up:school.code'));
    await code.fill(otherCodes[edition]);
    await next(own, w);
    await expect(code).toHaveAccessibleDescription(w('sign-up:refused.code.schoolMismatch'));
  },
);
