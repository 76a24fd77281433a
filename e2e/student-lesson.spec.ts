import { type Answering, cardOf, checkAnswer, giveAnswer } from './support/answering.ts';
import { assignedScene } from './support/api.ts';
import { mouse } from './support/hands.ts';
import { learnLesson, plain, rightAnswer, wrongAnswer } from './support/lesson.ts';
import { savedWords, turnIn } from './support/player.ts';
import { expect, inEditions } from './support/test.ts';
import { both, containing } from './support/words.ts';

inEditions(
  'a student begins, reads, answers every kind, checks, turns in and reviews',
  { tag: ['@S-HOME', '@S-PLAYER', '@S-QUESTIONS', '@S-CHECK', '@S-SUBMIT', '@S-REVIEW'] },
  async ({ edition, w, visit, student }) => {
    const { teacher, student: person, given, card, lesson } = await assignedScene(edition, await student());
    const known = await learnLesson(teacher, lesson.lessonId);
    const page = await visit.open(edition, { as: person, path: '/student/home' });
    await page.getByRole('combobox', { name: w('student-home:class') }).selectOption(given.name);
    await expect(page.getByRole('heading', { name: lesson.title })).toBeVisible();
    await page.getByRole('link', { name: both(w('student-home:action.begin'), lesson.title) }).click();
    await expect(page).toHaveURL(new RegExp(`/activity/${card.activityId}/questions`));
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();

    const level = Math.max(...known.view.levels);
    await page
      .getByRole('button', { name: /\d.*\d/ })
      .first()
      .click();
    await page.getByRole('radio', { name: containing(w('passage:level', { level })) }).click();
    await page.keyboard.press('Escape');
    const answering: Answering = { page, w, hands: mouse, known, level };
    for (const part of known.view.parts.filter(({ questions }) => questions.length > 0)) {
      await page
        .getByRole('navigation', { name: w('player:partsLabel') })
        .getByRole('link', { name: containing(w(`player:parts.${part.part}`)) })
        .click();
      for (const question of part.questions) {
        if (question.kind !== 'open-response') {
          await giveAnswer(answering, question, wrongAnswer(known, question));
          await checkAnswer(answering, question);
          await expect(cardOf(page, question).getByRole('status')).not.toBeEmpty();
          await expect(cardOf(page, question).getByText(w('ui:tries.left', { count: 2 }))).toBeAttached();
        }
        await giveAnswer(answering, question, rightAnswer(known, question));
        if (question.kind === 'open-response') continue;
        await checkAnswer(answering, question);
        const number = part.questions.indexOf(question) + 1;
        await expect(page.getByRole('heading', { name: containing(`${w('questions:rightNumber', { number })} ${plain(question.prompt)}`) })).toBeVisible();
      }
    }
    await turnIn(page, w);
    const review = page.getByRole('dialog', { name: w('review:title') });
    const scored = known.view.parts.flatMap(({ questions }) => questions).filter(({ kind }) => kind !== 'open-response').length;
    await expect(review.getByText(w('review:right', { right: scored, count: scored }))).toBeVisible();
    await expect(review.getByText(w('ui:mark.correct')).first()).toBeVisible();
    await review.getByRole('link', { name: w('review:home') }).click();
    await page.getByRole('combobox', { name: w('student-home:class') }).selectOption(given.name);
    const done = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: lesson.title, exact: true }) });
    await expect(done).toContainText(w('student-home:score'));
    await expect(done).toContainText('100');
    await done.getByRole('link', { name: lesson.title, exact: true }).click();
    await expect(savedWords(page, w, 'turnedIn')).toBeVisible();
  },
);
