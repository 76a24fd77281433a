import type { Page } from '@playwright/test';
import { type Answering, cardOf, checkAnswer, giveAnswer } from './support/answering.ts';
import { firstLesson, Person, uniqueName } from './support/api.ts';
import { demonstration, type EditionId, password } from './support/editions.ts';
import { type Hands, keyboardOf, mouse } from './support/hands.ts';
import { type KnownLesson, learnLesson, plain, rightAnswer, vocabularyIn, wrongAnswer } from './support/lesson.ts';
import { leaveLanding } from './support/sign-in.ts';
import { expect, inEditions, notice, test, type Visit } from './support/test.ts';
import { both, containing, type Words, wordsOf } from './support/words.ts';

type Actor = { page: Page; hands: Hands; w: Words };
const tags = [
  '@P-LOGIN',
  '@C-LIST',
  '@C-CODE',
  '@C-JOIN',
  '@A-FIND',
  '@A-PREVIEW',
  '@A-ASSIGN',
  '@S-HOME',
  '@S-PLAYER',
  '@S-QUESTIONS',
  '@S-CHECK',
  '@S-SUBMIT',
  '@S-REVIEW',
];
const all = [...tags, '@R-LESSON', '@R-SCORE', '@A-RESET', '@K-LEVELS', '@K-VOCAB'];

inEditions('the main job: make a class, join, assign, read, answer, turn in, report, reset', { tag: all }, ({ edition, visit }) =>
  mainJob(edition, visit, () => mouse),
);

test('the main job by keyboard alone, with the focus seen at every stop', { tag: all }, async ({ visit }) => {
  test.setTimeout(240_000);
  await mainJob('us', visit, keyboardOf);
});

async function mainJob(edition: EditionId, visit: Visit, handsOf: (page: Page) => Hands): Promise<void> {
  const w = wordsOf(edition);
  const enter = async (): Promise<Actor> => {
    const page = await visit.open(edition, { path: '/' });
    return { page, hands: handsOf(page), w };
  };
  const knowing = await Person.signIn(edition, demonstration[edition].teacher);
  const known = await learnLesson(knowing, (await firstLesson(knowing)).lessonId);
  const teacher = await enter();
  await signIn(teacher, demonstration[edition].teacher, () => leaveLanding(teacher.page, w, teacher.hands));
  const className = uniqueName('E2E');
  const code = await makeClass(teacher, className);
  const student = await enter();
  await signIn(student, demonstration[edition].newStudent);
  await join(student, className, code);
  await findAndAssign(teacher, known, className);
  await begin(student, known, className);
  await workThrough(student, known);
  await turnInAndReview(student, known);
  await readReport(teacher, known, className);
  await startOver(student, known, className);
}

async function signIn({ page, hands, w }: Actor, username: string, arrive?: () => Promise<void>): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await hands.type(page.getByLabel(w('sign-in:username')), username);
  await hands.type(page.getByLabel(w('sign-in:password'), { exact: true }), password);
  await hands.press(page.getByRole('button', { name: w('sign-in:submit'), exact: true }));
  await arrive?.();
  await expect(page.getByRole('navigation', { name: w('app:frame.mainMenu') })).toBeVisible();
}

/** Opens a group of the main menu and goes where one of its links leads. */
async function goByMenu({ page, hands, w }: Actor, group: 'account' | string, link: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: w('app:frame.mainMenu') });
  await hands.press(group === 'account' ? menu.getByRole('button', { expanded: false }).last() : menu.getByRole('button', { name: group, exact: true }));
  await hands.press(menu.getByRole('link', { name: link, exact: true }));
}

async function makeClass(actor: Actor, name: string): Promise<string> {
  const { page, hands, w } = actor;
  await goByMenu(actor, 'account', w('app:menu.manageClasses'));
  await hands.press(page.getByRole('button', { name: w('classes:create') }));
  const dialog = page.getByRole('dialog', { name: w('classes:form.createTitle') });
  await hands.type(dialog.getByLabel(w('classes:form.name')), name);
  await hands.press(dialog.getByRole('button', { name: w('classes:form.create') }));
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  return (await page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/).textContent()) ?? '';
}

async function join(actor: Actor, className: string, code: string): Promise<void> {
  const { page, hands, w } = actor;
  await goByMenu(actor, 'account', w('app:menu.classes'));
  await hands.type(page.getByLabel(w('join-class:code'), { exact: true }), code);
  await hands.press(page.getByRole('button', { name: w('join-class:submit') }));
  const dialog = page.getByRole('dialog', { name: w('join-class:confirm.title', { name: className }) });
  await hands.press(dialog.getByRole('button', { name: w('join-class:confirm.join'), exact: true }));
  await expect(page.getByText(w('join-class:joined', { name: className }))).toBeVisible();
}

async function findAndAssign(actor: Actor, { view }: KnownLesson, className: string): Promise<void> {
  const { page, hands, w } = actor;
  await goByMenu(actor, w('app:menu.lessons'), w('app:menu.find'));
  await hands.type(page.getByRole('searchbox', { name: w('find:search') }), view.title);
  await expect(page.getByRole('heading', { level: 2, name: w('find:found', { count: 1 }) })).toBeVisible();
  await hands.press(page.getByRole('link', { name: both(w('find:card.preview'), view.title) }));
  await expect(page.getByRole('heading', { level: 1, name: view.title })).toBeVisible();
  await hands.press(page.getByRole('button', { name: w('preview:assign'), exact: true }));
  const dialog = page.getByRole('dialog', { name: w('assign:title') });
  await hands.press(dialog.getByRole('checkbox', { name: containing(className) }));
  await hands.press(dialog.getByRole('button', { name: w('assign:assign'), exact: true }));
  await expect(notice(page, w, w('assign:done', { count: 1, lesson: view.title }))).toBeVisible();
}

const cardIn = (page: Page, className: string) => page.getByRole('article').filter({ hasText: className });

async function begin(actor: Actor, { view }: KnownLesson, className: string): Promise<void> {
  const { page, hands, w } = actor;
  await hands.press(page.getByRole('navigation', { name: w('app:frame.mainMenu') }).getByRole('link', { name: w('app:menu.assignments') }));
  await hands.press(cardIn(page, className).getByRole('link', { name: both(w('student-home:action.begin'), view.title) }));
  await expect(page.getByRole('heading', { level: 1, name: view.title })).toBeVisible();
}

/** Reads at another level, looks a word up, and answers everything; the first marked question wrong before it is right. */
async function workThrough({ page, hands, w }: Actor, known: KnownLesson): Promise<void> {
  const { view } = known;
  const level = Math.max(...view.levels);
  await hands.press(page.getByRole('button', { name: /\d.*\d/ }).first());
  const radio = page.getByRole('radio', { name: containing(w('passage:level', { level })) });
  // the window has taken the focus before anybody goes on
  await expect.poll(() => radio.evaluate((element) => element.closest('[role=dialog]')?.contains(document.activeElement))).toBe(true);
  await hands.choose(radio);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: w('passage:levelOf', { level, total: view.levels.length }) })).toBeVisible();
  const answering: Answering = { page, w, hands, known, level };
  let isFirst = true;
  for (const { part, questions } of view.parts.filter((one) => one.questions.length > 0)) {
    if (part !== 'spark') await hands.press(page.getByRole('link', { name: w('player:next', { part: w(`player:parts.${part}`) }) }));
    await expect(page.getByRole('link', { name: containing(w(`player:parts.${part}`)) }).first()).toHaveAttribute('aria-current', 'step');
    // another part begins at its passage
    if (part !== 'spark') await expect(page.getByRole('region', { name: w('player:passage') })).toBeFocused();
    if (part === 'connect') await lookUpWord({ page, hands, w }, known, level);
    for (const question of questions) {
      if (isFirst && question.kind !== 'open-response') {
        isFirst = false;
        await giveAnswer(answering, question, wrongAnswer(known, question));
        await checkAnswer(answering, question);
        await expect(cardOf(page, question).getByRole('status')).toContainText(/\S/);
        await giveAnswer(answering, question, rightAnswer(known, question));
        await checkAnswer(answering, question);
        await expect(page.getByRole('heading', { name: containing(`${w('questions:rightNumber', { number: 1 })} ${plain(question.prompt)}`) })).toBeVisible();
      } else await giveAnswer(answering, question, rightAnswer(known, question));
    }
  }
}

async function lookUpWord({ page, hands, w }: Actor, known: KnownLesson, level: number): Promise<void> {
  const { shown, entry } = vocabularyIn(known, 'connect', level);
  const word = page
    .getByRole('region', { name: w('player:passage') })
    .getByRole('button', { name: shown, exact: true })
    .first();
  // a meaning closes when the passage scrolls under it: first scroll, as a reader has
  await word.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await hands.press(word);
  const meaning = page.getByRole('dialog', { name: w('passage:meaningOf', { word: entry.word }) });
  await expect(meaning).toContainText(entry.definition);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
}

async function turnInAndReview({ page, hands, w }: Actor, { view }: KnownLesson): Promise<void> {
  await hands.press(page.getByRole('button', { name: w('player:turnIn.button'), exact: true }));
  const dialog = page.getByRole('alertdialog', { name: w('player:turnIn.title') });
  await expect(dialog).toContainText(w('player:turnIn.allAnswered'));
  await hands.press(dialog.getByRole('button', { name: w('player:turnIn.confirm'), exact: true }));
  const review = page.getByRole('dialog', { name: w('review:title') });
  const scored = scoredIn(view);
  await expect(review.getByText(w('review:right', { right: scored, count: scored }))).toBeVisible();
  await hands.press(review.getByRole('link', { name: w('review:home') }));
  await expect(page).toHaveURL(/\/student\/home$/);
}

const scoredIn = (view: KnownLesson['view']) => view.parts.flatMap(({ questions }) => questions).filter(({ kind }) => kind !== 'open-response').length;

async function readReport(actor: Actor, { view }: KnownLesson, className: string): Promise<void> {
  const { page, hands, w } = actor;
  await goByMenu(actor, w('app:menu.lessons'), w('app:menu.assigned'));
  await hands.press(page.getByRole('link', { name: both(view.title, className) }));
  const table = page.getByRole('table', { name: w('lesson-report:students.title'), exact: true });
  const scored = scoredIn(view);
  await expect(table.getByRole('row').nth(1)).toContainText(w('lesson-report:standing.submitted'));
  await expect(table).toContainText(w('lesson-report:students.correctOf', { right: scored, done: scored }));
  await hands.press(table.getByRole('link'));
  await expect(page.getByText(w('student-score:rightOf', { right: scored, count: scored }))).toBeVisible();
  await hands.press(page.getByRole('button', { name: w('student-score:reset') }));
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: w('lesson-report:reset.confirm'), exact: true }));
  await expect(page.getByRole('heading', { name: w('student-score:notStarted.title') })).toBeVisible();
}

async function startOver({ page, hands, w }: Actor, { view }: KnownLesson, className: string): Promise<void> {
  await page.reload();
  await hands.press(cardIn(page, className).getByRole('link', { name: both(w('student-home:action.start-over'), view.title) }));
  await expect(page.getByRole('heading', { level: 1, name: view.title })).toBeVisible();
  await expect(page.getByRole('article').getByRole('radio', { checked: true })).toHaveCount(0);
}
