import { randomUUID } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import { createClass, Person } from './support/api.ts';
import { writeCardVideo } from './support/card-video.ts';
import { demonstration, type EditionId, originOf, password } from './support/editions.ts';
import { look } from './support/look.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, inEditions, notice, test } from './support/test.ts';
import { both, containing, type Words, wordsOf } from './support/words.ts';

/** A class of a teacher's own with one new student in it: what a journey changes of an account, no other test meets. */
async function classWithStudent(edition: EditionId) {
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  const username = `pupil.${randomUUID().slice(0, 8)}`;
  const name = { firstName: 'Noa', lastName: 'Lindgren' };
  const student = { edition, deviceId: randomUUID(), role: 'student', code: given.code, ...name, username, password };
  await teacher.call('POST', '/v1/sign-up', student);
  const { students } = await teacher.call<{ students: { individualId: number }[] }>('GET', `/v1/science/dashboard/load/ebClass/${given.classId}`);
  return { teacher, given, username, studentId: students[0]?.individualId, name: `${name.firstName} ${name.lastName}` };
}

const openScreen = (teacher: Person, classId: number) => teacher.call('POST', `/v1/classes/${classId}/screen`, { minutes: 15 });

inEditions('a student gets a new password and a card, and signs in with both', { tag: ['@C-STUDENTS', '@P-LOGIN'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^(401|403) (POST|GET) \/v1\/(auth|class-screens)\//);
  const { teacher, username, given, name } = await classWithStudent(edition);
  const page = await visit.open(edition, { as: teacher, path: `/teacher/classes?class=${given.classId}` });
  const easy = await setPassword(page, w, name);
  await look(page, 'new password');

  // the card bears the password, because it was just set
  await page.getByRole('link', { name: w('sign-in-cards:newPassword.card') }).click();
  await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await look(page, 'choose cards');
  await page.getByRole('button', { name: w('sign-in-cards:cards.make', { count: 1 }) }).click();
  const card = page.getByRole('article', { name });
  await expect(card).toContainText(username);
  await expect(card).toContainText(easy);
  await expect(card.getByRole('img', { name: w('sign-in-cards:cards.qr', { name }) })).toBeVisible();
  const code = (await card.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent()) ?? '';
  await look(page, 'cards');

  const door = await visit.open(edition, { path: '/login' });
  await signInByForm(door, w, username, easy);
  await expect(door).toHaveURL(/\/student\/home$/);

  // a device in the classroom: first it has to wait for the teacher
  const device = await visit.open(edition, { path: `/login/class/${given.code}` });
  await expect(device.getByRole('heading', { level: 1, name: w('pupil-sign-in:closed.title') })).toBeVisible();
  await expect(device.getByText(given.name)).toHaveCount(0);
  await look(device, 'closed class screen');
  await page.getByRole('link', { name: w('sign-in-cards:page.title') }).click();
  await page.getByRole('button', { name: w('sign-in-cards:screen.open') }).click();
  await expect(page.getByRole('timer')).toHaveText(/^14:\d\d$|^15:00$/);
  await look(page, 'class sign-in');
  await device.getByRole('button', { name: w('pupil-sign-in:closed.retry') }).click();
  await expect(device.getByText(given.name)).toBeVisible();
  await look(device, 'class screen');
  await typeCode(device, w, 'BCDFGH');
  await expect(device.getByText(w('pupil-sign-in:refused.codeUnknown.title'))).toBeVisible();
  await typeCode(device, w, code.toLowerCase());
  await expect(device).toHaveURL(/\/student\/home$/);
  await expect(device.getByRole('heading', { level: 1 })).toBeVisible();

  // void, the card lets nobody in
  await page.getByRole('button', { name: w('sign-in-cards:students.more', { name }) }).click();
  await page.getByRole('menuitem', { name: w('sign-in-cards:students.void') }).click();
  await expect(notice(page, w, w('sign-in-cards:students.voided', { name }))).toBeVisible();
  const next = await visit.open(edition, { path: `/login/class/${given.code}` });
  await typeCode(next, w, code);
  await expect(next.getByText(w('pupil-sign-in:refused.codeUnknown.title'))).toBeVisible();
});

/** Two clicks from the list: the button in the row, the button in the dialog. */
async function setPassword(page: Page, w: Words, name: string): Promise<string> {
  await page.getByRole('button', { name: both(w('classes:newPassword'), name) }).click();
  await page.getByRole('button', { name: w('sign-in-cards:newPassword.set') }).click();
  const dialog = page.getByRole('alertdialog', { name: w('sign-in-cards:newPassword.done', { name }) });
  return (await dialog.getByText(/^[a-z]{3,7}[2-9][a-z]{3,7}$/).textContent()) ?? '';
}

async function typeCode(device: Page, w: Words, code: string): Promise<void> {
  await device.getByLabel(w('pupil-sign-in:code.cardCode'), { exact: true }).fill(code);
  await device.getByRole('button', { name: w('pupil-sign-in:code.submit'), exact: true }).click();
}

inEditions('a young student chooses three pictures and signs in with them', { tag: ['@P-LOGIN'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^401 POST \/v1\/auth\/pictures$/);
  const { teacher, given, name, studentId } = await classWithStudent(edition);
  const page = await visit.open(edition, { as: teacher, path: `/teacher/classes/${given.classId}/sign-in` });
  await page.getByLabel(w('sign-in-cards:pictures.grade')).selectOption('2');
  await page.getByText(w('sign-in-cards:pictures.switch')).click();
  await expect(page.getByText(w('sign-in-cards:pictures.first'))).toBeVisible();
  await look(page, 'pictures on');
  const { cards } = await teacher.call<{ cards: { code: string }[] }>('POST', `/v1/classes/${given.classId}/cards`, {
    studentIds: [studentId],
  });
  await openScreen(teacher, given.classId);

  // the first time with the card
  const device = await visit.open(edition, { path: `/login/class/${given.code}` });
  const firstName = name.split(' ')[0] ?? '';
  await expect(device.getByText(name)).toHaveCount(0);
  await look(device, 'names');
  await device.getByRole('button', { name: containing(firstName) }).click();
  await device.getByRole('button', { name: w('pupil-sign-in:first.card') }).click();
  await typeCode(device, w, cards[0]?.code ?? '');
  await expect(device).toHaveURL(/\/student\/pictures$/);
  await tap(device, w, ['fox', 'kite', 'comet']);
  await look(device, 'choose pictures');
  await device.getByRole('button', { name: w('pupil-sign-in:choose.save') }).click();
  await expect(device).toHaveURL(/\/student\/home$/);

  // from then on by tapping, with the keyboard too
  const other = await visit.open(edition, { path: `/login/class/${given.code}` });
  await other.getByRole('button', { name: containing(firstName) }).click();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await look(other, 'tap pictures');
  await tap(other, w, ['fox', 'comet', 'kite']);
  await expect(other.getByText(w('pupil-sign-in:refused.wrongPictures.title'))).toBeVisible();
  for (const picture of ['fox', 'kite', 'comet']) {
    await other.getByRole('button', { name: w(`ui:avatar.${picture}`), exact: true }).focus();
    await other.keyboard.press('Enter');
  }
  await expect(other).toHaveURL(/\/student\/home$/);
});

async function tap(page: Page, w: Words, pictures: string[]): Promise<void> {
  for (const picture of pictures) await page.getByRole('button', { name: w(`ui:avatar.${picture}`), exact: true }).click();
}

test('a card before the camera signs its student in, while the teacher lets it (us)', { tag: ['@P-LOGIN'] }, async ({ visit, launchOptions }, info) => {
  const { teacher, given, name } = await classWithStudent('us');
  const w = wordsOf('us');
  const cards = await visit.open('us', { as: teacher, path: `/teacher/classes/${given.classId}/cards` });
  await cards.getByRole('button', { name: w('sign-in-cards:cards.make', { count: 1 }) }).click();
  const video = info.outputPath('card.y4m');
  await writeCardVideo(video, cards.getByRole('img', { name: w('sign-in-cards:cards.qr', { name }) }));
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`];
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(`${originOf('us')}/login`);
  await page.getByRole('link', { name: w('sign-in:withCard') }).click();
  await page.getByRole('button', { name: w('pupil-sign-in:card.start') }).click();
  await expect(page.getByText(w('pupil-sign-in:refused.closed.title'), { exact: true })).toBeVisible();
  await openScreen(teacher, given.classId);
  await page.getByRole('button', { name: w('pupil-sign-in:card.start') }).click();
  await expect(page).toHaveURL(/\/student\/home$/);
  await expect(page.getByText(name)).toBeVisible();
  // a page of its own: nothing here may ask for the camera
  expect(
    await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'allowed',
        (error: Error) => error.name,
      ),
    ),
  ).toBe('NotAllowedError');
  await browser.close();
});
