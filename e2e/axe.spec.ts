import type { Locator, Page } from '@playwright/test';
import { type Answering, cardOf, checkAnswer, giveAnswer } from './support/answering.ts';
import { assignedScene, createClass, Person } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { mouse } from './support/hands.ts';
import { learnLesson, rightAnswer, wrongAnswer } from './support/lesson.ts';
import { heading, look, wide } from './support/look.ts';
import { openLesson } from './support/player.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, inEditions, phone, test } from './support/test.ts';
import { containing, type Words } from './support/words.ts';
import { workThrough } from './support/working.ts';

// what everybody and what students see; the teachers' screens stand in axe-teacher.spec.ts
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const startingWith = (text: string) => new RegExp(`^${containing(text).source}`);

inEditions(
  'axe: signing in, what is not there and the administrator',
  { tag: ['@P-LOGIN', '@P-METADATA', '@P-NOTFOUND', '@F-PAGES'] },
  async ({ edition, w, visit }) => {
    visit.expectProblem(/^401 POST \/v1\/auth\/sign-in/);
    const page = await visit.open(edition, { path: '/login' });
    const submit = page.getByRole('button', { name: w('sign-in:submit'), exact: true });
    await expect(submit).toBeVisible();
    await look(page, 'sign-in');
    await submit.click();
    await expect(page.getByLabel(w('sign-in:username'))).toHaveAccessibleDescription(w('sign-in:usernameMissing'));
    await look(page, 'sign-in, nothing typed');
    await signInByForm(page, w, `nobody.${Date.now() % 1_000_000}`, 'not a password');
    await expect(page.getByText(w('sign-in:refused.wrongCredentials.title'))).toBeVisible();
    await look(page, 'sign-in, refused');
    for (const path of ['/application/metadata', '/pages/privacy', '/login/forgetlogin']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await look(page, path);
    }
    const admin = await visit.open(edition, { as: demonstration[edition].admin, path: '/analytics' });
    await expect(heading(admin)).toBeVisible();
    await look(admin, 'administrator');
    await admin.goto('/nowhere');
    await expect(heading(admin)).toHaveText(w('app:notFound.title'));
    await look(admin, 'not found');
  },
);

inEditions(
  'axe: the frame with each menu and the settings open',
  { tag: ['@F-HEADER', '@F-MOBILE', '@F-DRAWER', '@F-ALERT', '@P-HOME'] },
  async ({ edition, w, visit }) => {
    const page = await visit.open(edition, { as: demonstration[edition].teacher, path: '/' });
    await expect(page.getByRole('heading', { name: w('teacher-home:dueThisWeek') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    await look(page, 'teacher’s home');
    const menu = page.getByRole('navigation', { name: w('app:frame.mainMenu') });
    for (const button of await menu.getByRole('button').all()) {
      await button.click();
      await openAll(menu.getByRole('list').nth(1));
      await look(page, `menu ${await button.textContent()}`, [wide]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: w('app:frame.settings') }).click();
    const settings = page.getByRole('dialog', { name: w('app:settings.title') });
    await expect(settings).toBeVisible();
    await look(page, 'settings');
    await settings.getByRole('switch', { name: w('app:settings.dyslexiaFont') }).press('Space');
    await settings.getByRole('button', { name: w('app:settings.large'), exact: true }).click();
    await look(page, 'settings, other font and large text');
    await settings.getByRole('button', { name: w('app:settings.high'), exact: true }).click();
    await look(page, 'settings, high contrast');
    await page.keyboard.press('Escape');
    await look(page, 'teacher’s home in high contrast');

    await page.setViewportSize(phone);
    await page.getByRole('button', { name: w('app:frame.menu'), exact: true }).click();
    await openAll(menu);
    await look(page, 'menu on a phone', [phone]);
  },
);

/** Opens every group of a menu that is still closed. */
async function openAll(menu: Locator): Promise<void> {
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
}

inEditions('axe: a student’s assignments and classes', { tag: ['@S-HOME', '@C-JOIN', '@C-SCLASSES'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^(404|409|422|400) (POST|GET) .*\/ebClass/);
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const other = await createClass(teacher);
  const page = await visit.open(edition, { as: await student(), path: '/student/home' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await look(page, 'my assignments');
  await page
    .getByRole('button', { name: containing(w('student-home:done')) })
    .first()
    .click();
  await look(page, 'my assignments, done');
  await page.goto('/student/classes');
  const field = page.getByLabel(w('join-class:code'));
  await expect(field).toBeVisible();
  await look(page, 'my classes');
  const submit = page.getByRole('button', { name: w('join-class:submit'), exact: true });
  await submit.click();
  await expect(field).toHaveAccessibleDescription(containing(w('join-class:refused.missing')));
  await look(page, 'my classes, no code');
  await field.fill(other.code);
  await submit.click();
  const dialog = page.getByRole('dialog', { name: w('join-class:confirm.title', { name: other.name }) });
  await expect(dialog).toBeVisible();
  await look(page, 'join a class');
  await dialog.getByRole('button', { name: w('join-class:confirm.join'), exact: true }).click();
  await expect(page.getByText(w('join-class:joined', { name: other.name })).first()).toBeVisible();
  await look(page, 'joined a class');
  const asTeacher = await visit.open(edition, { as: teacher, path: `/joinclass/${other.code}` });
  await expect(asTeacher.getByText(w('join-class:onlyStudents.title')).last()).toBeVisible();
  await look(asTeacher, 'a teacher at a join link');
  const newcomer = await visit.open(edition, { as: demonstration[edition].newStudent, path: '/student/home' });
  await expect(heading(newcomer)).toBeVisible();
  await look(newcomer, 'nothing assigned yet');
});

inEditions(
  'axe: a student’s lesson while it is read and answered',
  { tag: ['@S-PLAYER', '@S-QUESTIONS', '@S-CHECK'] },
  async ({ edition, w, visit, student }) => {
    const { teacher, student: person, lesson, card } = await assignedScene(edition, await student());
    const known = await learnLesson(teacher, lesson.lessonId);
    const page = await visit.open(edition, { as: person });
    await openLesson(page, w, card, 'build');
    await lookAtReading(page, w);
    const level = Math.max(...known.view.levels);
    const answering: Answering = { page, w, hands: mouse, known, level };
    for (const { part, questions } of known.view.parts.filter((one) => one.questions.length > 0)) {
      await openLesson(page, w, card, part);
      await look(page, `${part}, before answering`);
      const chart = page.getByRole('group', { name: w('passage:showAs') }).getByRole('button', { name: w('passage:chart'), exact: true });
      if ((await chart.count()) > 0) {
        await chart.first().click();
        await look(page, `${part}, numbers as a chart`);
      }
      for (const question of questions) {
        if (question.kind === 'open-response' || question.kind === 'hot-text') continue;
        await giveAnswer(answering, question, wrongAnswer(known, question));
        await checkAnswer(answering, question);
        await expect(cardOf(page, question).getByRole('status')).not.toBeEmpty();
      }
      await look(page, `${part}, wrong answers`);
      const [first] = questions.filter(({ kind }) => kind !== 'open-response' && kind !== 'hot-text');
      if (first) {
        await giveAnswer(answering, first, rightAnswer(known, first));
        await checkAnswer(answering, first);
      }
      await page.setViewportSize(phone);
      await page
        .getByRole('group', { name: w('player:paneSwitch') })
        .getByRole('button')
        .last()
        .click();
      await look(page, `${part}, questions on a phone`, [phone]);
      await page.setViewportSize(wide);
    }
  },
);

inEditions('axe: turning in, the review and learn more', { tag: ['@S-SUBMIT', '@S-REVIEW'] }, async ({ edition, w, visit, student }) => {
  const { teacher, student: person, lesson, card } = await assignedScene(edition, await student());
  const known = await learnLesson(teacher, lesson.lessonId);
  const page = await visit.open(edition, { as: person });
  await openLesson(page, w, card, known.view.parts.findLast(({ questions }) => questions.length > 0)?.part);
  const review = page.getByRole('dialog', { name: w('review:title') });
  await page.getByRole('button', { name: w('player:review'), exact: true }).click();
  await expect(review).toBeVisible();
  await look(page, 'review before turning in');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: w('player:turnIn.button'), exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: w('player:turnIn.title') })).toBeVisible();
  await look(page, 'turn in');
  await page.goto('about:blank');
  await workThrough(person, card, known, { wrong: 3 });
  await openLesson(page, w, card, 'build');
  await look(page, 'lesson that was turned in');
  await page
    .getByRole('button', { name: w('player:review'), exact: true })
    .first()
    .click();
  await expect(review.getByText(w('ui:mark.correct')).first()).toBeVisible();
  await look(page, 'review after turning in');
  await page.goto(`/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/learnmore`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await look(page, 'learn more');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/article\//);
  await look(page, 'article');
});

/** The passage with each of its small windows open. */
async function lookAtReading(page: Page, w: Words): Promise<void> {
  const [level = ''] = w('passage:levelOf', { level: '|', total: '|' }).split('|');
  const windows = {
    'reading level': page.getByRole('button', { name: startingWith(level.trim()) }),
    'text size': page.getByRole('button', { name: w('passage:textSize') }),
    'vocabulary word': page.getByRole('paragraph').getByRole('button'),
  };
  for (const [name, button] of Object.entries(windows)) {
    await button.first().click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
    await look(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').filter({ visible: true })).toBeHidden();
  }
}
