import type { Locator, Page } from '@playwright/test';
import { type Answering, cardOf, checkAnswer, giveAnswer } from './support/answering.ts';
import { assignedScene, createClass, firstLesson, Person } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { keyboardOf } from './support/hands.ts';
import { learnLesson, plain, rightAnswer, wrongAnswer } from './support/lesson.ts';
import { heading, wide } from './support/look.ts';
import { openLesson } from './support/player.ts';
import { expect, inEditions, phone, test } from './support/test.ts';
import { staysInside, walk } from './support/walk.ts';
import { both, containing, wordsOf } from './support/words.ts';

// the main job from end to end by keyboard stands in main-job.spec.ts; here is what lies beside its way
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** One question of every kind, wrong and then right, with Tab, Enter, Space and arrows only. */
inEditions(
  'every kind of question is answered and checked by keyboard',
  { tag: ['@S-QUESTIONS', '@S-CHECK'], editions: ['us', 'eslac'] },
  async ({ edition, w, visit, student }) => {
    const { teacher, student: person, lesson, card } = await assignedScene(edition, await student());
    const known = await learnLesson(teacher, lesson.lessonId);
    const page = await visit.open(edition, { as: person });
    const answering: Answering = { page, w, hands: keyboardOf(page), known, level: Math.max(...known.view.levels) };
    await openLesson(page, w, card);
    await answering.hands.press(page.getByRole('button', { name: /\d.*\d/ }).first());
    const highest = page.getByRole('radio', { name: containing(w('passage:level', { level: answering.level })) });
    if (!(await highest.isChecked())) {
      // the next page asks the server for the level, so it has to be kept there
      const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/level'));
      await answering.hands.choose(highest);
      await kept;
    }
    await page.keyboard.press('Escape');
    const done = new Set<string>();
    for (const { part, questions } of known.view.parts) {
      const fresh = questions.filter(({ kind }, index) => !done.has(kind) && questions.findIndex((one) => one.kind === kind) === index);
      if (fresh.length > 0) await openLesson(page, w, card, part);
      for (const question of fresh) {
        done.add(question.kind);
        if (question.kind !== 'open-response') {
          await giveAnswer(answering, question, wrongAnswer(known, question));
          await checkAnswer(answering, question);
          await expect(cardOf(page, question).getByText(w('ui:tries.left', { count: 2 }))).toBeAttached();
        }
        await giveAnswer(answering, question, rightAnswer(known, question));
        if (question.kind === 'open-response') continue;
        await checkAnswer(answering, question);
        const right = `${w('questions:rightNumber', { number: questions.indexOf(question) + 1 })} ${plain(question.prompt)}`;
        await expect(page.getByRole('heading', { name: containing(right) })).toBeVisible();
      }
    }
    expect(done.size).toBeGreaterThanOrEqual(edition === 'us' ? 9 : 6);
  },
);

test('each stop of every screen shows its focus and is in sight', { tag: ['@F-SKIP', '@F-HEADER'] }, async ({ visit }) => {
  const w = wordsOf('us');
  const { teacher, student, given, lesson, card } = await assignedScene('us', demonstration.us.student);
  const activity = `/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}`;
  const preview = `/lesson/${lesson.slug}/${lesson.lessonId}`;
  const screens: Record<'nobody' | 'teacher' | 'student', string[]> = {
    nobody: ['/login', '/nowhere'],
    teacher: [
      '/',
      `/teacher/classes?class=${given.classId}`,
      '/find',
      `/teacher/assigned?class=${given.classId}`,
      `/reports/class/${given.classId}/lesson/${lesson.lessonId}/overview`,
      `/reports/class/${given.classId}/lesson/${lesson.lessonId}/student/${student.session.accountInfo.individualId}/score`,
      preview,
      `${preview}/learnmore`,
    ],
    student: ['/student/home', '/student/classes', `${activity}/questions?part=spark`, `${activity}/questions?part=build`, `${activity}/learnmore`],
  };
  for (const [who, paths] of Object.entries(screens)) {
    const page = await visit.open('us', { as: { nobody: undefined, teacher, student }[who] });
    for (const path of paths) {
      for (const size of [wide, phone]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await expect(page.getByText(w('ui:loading.short'))).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect.soft(await walk(page, `${path} at ${size.width} px`), path).toBeGreaterThan(3);
      }
    }
  }
});

inEditions('a window keeps focus inside, closes on Esc and gives focus back', { tag: ['@F-DRAWER', '@C-LIST', '@A-ASSIGN'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^404 GET .*\/load\/ebClass\/\d+$/);
  const teacher = await Person.signIn(edition, demonstration[edition].teacher);
  const given = await createClass(teacher);
  const lesson = await firstLesson(teacher);
  const page = await visit.open(edition, { as: teacher, path: `/teacher/classes?class=${given.classId}` });
  const more = page.getByRole('button', { name: w('classes:more', { name: given.name }) });
  await opensAndCloses(page, page.getByRole('button', { name: w('app:frame.settings') }), page.getByRole('dialog', { name: w('app:settings.title') }));
  const create = page.getByRole('button', { name: w('classes:create') });
  const form = page.getByRole('dialog', { name: w('classes:form.createTitle') });
  await opensAndCloses(page, create, form, { isModal: true });
  await opensAndCloses(page, more, page.getByRole('menu'));
  // in a menu the arrows move, End goes to the last, and Enter chooses
  await keyboardOf(page).press(more);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const remove = page.getByRole('alertdialog');
  await expect(remove.getByRole('button', { name: w('ui:cancel'), exact: true })).toBeFocused();
  await staysInside(page, remove, 'remove class');
  await page.keyboard.press('Escape');
  await expect(remove).toBeHidden();
  await expect(more).toBeFocused();
  // and the way back from it is in reach before its notice goes
  await keyboardOf(page).press(more);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await keyboardOf(page).press(remove.getByRole('button', { name: w('classes:removeClass.confirm'), exact: true }));
  await expect(page.getByText(w('classes:removeClass.done', { name: given.name })).first()).toBeVisible();
  await keyboardOf(page).press(page.getByRole('button', { name: w('classes:removeClass.undo'), exact: true }).last());
  await expect(page.getByText(w('classes:removeClass.restored', { name: given.name })).first()).toBeVisible();

  await page.goto('/find');
  const assign = page.getByRole('button', { name: both(w('find:card.assign'), lesson.title) });
  const dialog = page.getByRole('dialog', { name: w('assign:title') });
  await expect(assign).toBeVisible();
  await opensAndCloses(page, assign, dialog, { isModal: true });
});

inEditions(
  'so do the small windows of a lesson',
  { tag: ['@S-PLAYER', '@K-VOCAB', '@S-REVIEW', '@S-SUBMIT'], editions: ['us'] },
  async ({ edition, w, visit, student }) => {
    const { student: person, card } = await assignedScene(edition, await student());
    const page = await visit.open(edition, { as: person });
    await openLesson(page, w, card, 'build');
    const window = page.getByRole('dialog').filter({ visible: true });
    await opensAndCloses(page, page.getByRole('button', { name: /\d.*\d/ }).first(), window);
    await opensAndCloses(page, page.getByRole('button', { name: w('passage:textSize') }), window);
    await opensAndCloses(page, page.getByRole('paragraph').getByRole('button').first(), window);
    await opensAndCloses(page, page.getByRole('button', { name: w('player:review'), exact: true }), window, { isModal: true });
    await opensAndCloses(page, page.getByRole('button', { name: w('player:turnIn.button'), exact: true }), page.getByRole('alertdialog'), { isModal: true });
  },
);

test('a date is typed or chosen from the calendar', { tag: ['@A-ASSIGN'] }, async ({ visit }) => {
  const w = wordsOf('us');
  const teacher = await Person.signIn('us', demonstration.us.teacher);
  const page = await visit.open('us', { as: teacher, path: '/find' });
  const { tabTo, press } = keyboardOf(page);
  await press(page.getByRole('button', { name: containing(w('find:card.assign')) }).first());
  const start = page.getByRole('group', { name: w('assign:start'), exact: true });
  const [month, day, year] = [0, 1, 2].map((place) => start.getByRole('spinbutton').nth(place));
  if (!month || !day || !year) throw new Error('a date has three parts');
  await tabTo(month);
  await page.keyboard.type('3');
  await expect(day).toBeFocused();
  await page.keyboard.type('14');
  await expect(year).toBeFocused();
  await page.keyboard.type('2027');
  await press(start.getByRole('button').first());
  const calendar = page.getByRole('grid');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(day).toHaveText('15');
  await expect(month).toHaveText('3');
});

/** Opens with Enter, focus goes in; Esc closes it and focus is where it was. */
async function opensAndCloses(page: Page, opener: Locator, opened: Locator, { isModal = false } = {}): Promise<void> {
  await keyboardOf(page).press(opener);
  await expect(opened).toBeVisible();
  await expect.poll(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  if (isModal) await staysInside(page, opened, 'modal');
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}
