import { assignedScene, Person } from './support/api.ts';
import { appCode } from './support/app-code.ts';
import { port } from './support/editions.ts';
import { keptOf } from './support/kept.ts';
import { look } from './support/look.ts';
import { newPerson, secret } from './support/new-person.ts';
import { openLesson } from './support/player.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, inEditions, notice } from './support/test.ts';
import { containing } from './support/words.ts';

const minutes = (count: number) => count * 60_000;

inEditions(
  'a screen that is left alone warns, signs out, and comes back to the answer',
  { tag: ['@P-SESSION', '@S-SAVE'] },
  async ({ edition, w, visit, student }) => {
    // calls that were on their way when the session ended
    visit.expectProblem(/^40[13] (GET|POST) \/v1\//);
    const scene = await assignedScene(edition, await student(3));
    const page = await visit.open(edition, { as: scene.student });
    await page.clock.install();
    await openLesson(page, w, scene.card);
    const lesson = page.url();
    const answer = page.getByRole('article').getByRole('textbox');
    await answer.fill('half an answer');
    await page.clock.runFor(5_000);

    const warning = page.getByRole('alertdialog', { name: w('sessions:idle.title') });
    await page.clock.fastForward(minutes(29) + 1_000);
    await expect(warning).toBeVisible();
    await look(page, 'warning before the idle sign-out');
    await warning.getByRole('button', { name: w('sessions:idle.stay') }).click();
    await expect(warning).toBeHidden();

    await page.clock.fastForward(minutes(31));
    await expect(page.getByRole('heading', { level: 1, name: w('sign-in:titleAgain') })).toBeVisible();
    await signInByForm(page, w, scene.student.username);
    await expect(page).toHaveURL(lesson);
    await page.clock.runFor(1_000);
    await expect(answer).toHaveValue('half an answer');
  },
);

inEditions(
  'the own devices are listed; one is signed out, and a tab follows whoever is signed in',
  { tag: ['@P-ACCOUNT', '@P-SESSION', '@P-LOGOUT'] },
  async ({ edition, w, visit, student }) => {
    visit.expectProblem(/^40[13] (GET|POST) \/v1\//);
    const username = await newPerson(edition, 'student');
    const lost = await visit.open(edition, { path: '/login' });
    await signInByForm(lost, w, username, secret);
    await expect(lost).toHaveURL(/\/student\/home$/);
    const page = await visit.open(edition, { as: await Person.signIn(edition, username, port, secret), path: '/account' });
    const rows = page.getByRole('list', { name: w('sessions:list') }).getByRole('listitem');
    await expect(rows.first()).toContainText(w('sessions:thisDevice'));
    const there = rows.filter({ hasText: 'Chrome' });
    await expect(there).toHaveCount(1);
    await look(page, 'account with sessions');
    await there.getByRole('button').click();
    await expect(there).toHaveCount(0);
    // servers may remember for five seconds that it still counted
    await expect(async () => {
      await lost.goto('/student/classes');
      await expect(lost).toHaveURL(/\/login/, { timeout: 1_000 });
    }).toPass();

    // another tab has somebody else: nothing of the one before may stand here
    const other = await Person.signIn(edition, await student(8));
    const tab = await page.context().newPage();
    await tab.goto('/application/metadata');
    const [auth] = keptOf(other);
    await tab.evaluate((value) => localStorage.setItem('auth', value), auth?.value ?? '');
    await expect(page).toHaveURL(/\/student\/home$/);
    const { displayName: name } = other.session.accountInfo;
    await expect(notice(page, w, w('app:somebodyElse.title', { name }))).toBeVisible();
    await page.getByRole('button', { name: containing(name) }).click();
    await expect(page.getByText(w('app:menu.notYou', { name }))).toBeVisible();
  },
);

inEditions(
  'a teacher turns the second step on, signs in with a code, and turns it off with a recovery code',
  { tag: ['@P-ACCOUNT', '@P-LOGIN'] },
  async ({ edition, w, visit }) => {
    visit.expectProblem(/^403 POST \/v1\/auth\/sign-in\/second-step/);
    const username = await newPerson(edition, 'teacher');
    const page = await visit.open(edition, { as: await Person.signIn(edition, username, port, secret), path: '/account' });
    await page.getByRole('button', { name: w('second-step:turnOn'), exact: true }).click();
    await page.getByLabel(w('second-step:password'), { exact: true }).fill(secret);
    await page.getByRole('button', { name: w('second-step:setUp.next'), exact: true }).click();
    await expect(page.getByRole('img', { name: w('second-step:setUp.qr') })).toBeVisible();
    await look(page, 'second step, the app');
    const key = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
    await page.getByLabel(w('second-step:setUp.code')).fill(appCode(key));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: w('second-step:setUp.confirm'), exact: true })
      .click();
    const codes = page.getByRole('list', { name: w('second-step:codes.title') }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recovery = ''] = await codes.allTextContents();
    await page.getByRole('button', { name: w('second-step:codesKept') }).click();
    await expect(page.getByRole('button', { name: w('second-step:turnOff.open'), exact: true })).toBeVisible();

    const door = await visit.open(edition, { path: '/login?previousPath=%2Faccount' });
    await signInByForm(door, w, username, secret);
    const field = door.getByLabel(w('second-step:signIn.code'), { exact: true });
    await expect(field).toBeFocused();
    await look(door, 'second step at sign-in');
    await field.fill('000 000');
    await door.getByRole('button', { name: w('second-step:signIn.submit'), exact: true }).click();
    await expect(door.getByText(w('sign-in:refused.codeWrong.title'))).toBeVisible();
    // every code counts once: the next one, on a clock that is half a minute fast
    await field.fill(appCode(key, 30));
    await field.press('Enter');
    await expect(door).toHaveURL(/\/account$/);

    await door.getByRole('button', { name: w('second-step:turnOff.open'), exact: true }).click();
    await door.getByRole('button', { name: w('second-step:useCode') }).click();
    await door.getByLabel(w('second-step:code'), { exact: true }).fill(recovery.toLowerCase());
    await door
      .getByRole('button', { name: w('second-step:turnOff.confirm'), exact: true })
      .last()
      .click();
    await expect(notice(door, w, w('second-step:turnOff.done'))).toBeVisible();
  },
);
