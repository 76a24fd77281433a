import type { Page } from '@playwright/test';
import { cardOf as questionCard } from './support/answering.ts';
import { assignedScene, firstLesson, Person } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { keyboardOf } from './support/hands.ts';
import { learnLesson } from './support/lesson.ts';
import { look } from './support/look.ts';
import { openLesson } from './support/player.ts';
import { giveDeviceVoice, isWordInSight, litWords, prepareSpeech } from './support/speech.ts';
import { expect, inEditions, test } from './support/test.ts';
import { type Words, wordsOf } from './support/words.ts';

const part = 'connect';
const listenButton = (page: Page, w: Words) => page.getByRole('button', { name: w('read-aloud:listen'), exact: true });
const barOf = (page: Page, w: Words) => page.getByRole('region', { name: w('read-aloud:bar'), exact: true });

/** A lesson of the edition in work, with the sounds of its texts, and a question of its part with choices. */
async function scene(edition: EditionId, studentName: string) {
  const { teacher, student, card } = await assignedScene(edition, studentName);
  const known = await learnLesson(teacher, card.lessonId);
  const shown = known.view.parts.find((one) => one.part === part);
  const question = shown?.questions.find(({ kind }) => kind === 'single-choice');
  if (!question) throw new Error(`${part} of ${edition} has no single choice`);
  return { student, card, known, question };
}

inEditions(
  'a passage is listened to by the keyboard alone: words are lit, answers wait and say why, Escape frees them',
  { tag: ['@S-READALOUD', '@K-MEDIA'] },
  async ({ edition, w, visit, student }) => {
    const { student: reader, card, known, question } = await scene(edition, await student());
    const page = await visit.open(edition, { as: reader });
    await prepareSpeech(page, known);
    await openLesson(page, w, card, part);
    const { press, tabTo } = keyboardOf(page);
    await press(listenButton(page, w));
    const bar = barOf(page, w);
    const pause = bar.getByRole('button', { name: w('read-aloud:pause'), exact: true });
    await expect(pause).toBeFocused();
    await expect.poll(async () => (await litWords(page)).word).not.toBe('');
    const first = await litWords(page);
    expect(first.sentence).toContain(first.word);
    await expect.poll(async () => (await litWords(page)).word).not.toBe(first.word);

    // paused, it stays where it is and answers still wait
    await page.keyboard.press('Space');
    const play = bar.getByRole('button', { name: w('read-aloud:play'), exact: true });
    await expect(play).toBeFocused();
    const slider = bar.getByRole('slider', { name: w('read-aloud:place') });
    await tabTo(slider);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0:1[0-3] /);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => isWordInSight(page), 'the page follows').toBe(true);
    const later = await litWords(page);
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    expect((await litWords(page)).sentence).not.toBe(later.sentence);
    // the bar looks the same in every language
    if (edition === 'us') await look(page, 'a passage that is listened to');

    const choices = questionCard(page, question).getByRole('radio');
    await tabTo(choices.first());
    await page.keyboard.press('Space');
    await expect(choices.first()).not.toBeChecked();
    await expect(questionCard(page, question).getByRole('radiogroup')).toHaveAccessibleDescription(new RegExp(w('read-aloud:notice.body')));
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(choices.first()).toBeFocused();
    expect(await litWords(page)).toEqual({ sentence: '', word: '' });
    await page.keyboard.press('Space');
    await expect(choices.first()).toBeChecked();
  },
);

test('a voice of the device reads where no sound was made; a level ends it; without any voice the button says so', {
  tag: ['@S-READALOUD', '@S-ARTICLE'],
}, async ({ visit }) => {
  const w = wordsOf('us');
  const teacher = await Person.signIn('us', demonstration.us.teacher);
  const lesson = await firstLesson(teacher);
  const known = await learnLesson(teacher, lesson.lessonId);
  const [article] = known.view.articles;
  const path = `/lesson/${lesson.slug}/${lesson.lessonId}/learnmore/article/${article?.id}`;

  const silent = await visit.open('us', { as: teacher, path });
  await expect(listenButton(silent, w)).toHaveAttribute('aria-disabled', 'true');
  await expect(silent.getByText(w('read-aloud:noVoice'))).toBeVisible();
  await look(silent, 'an article that nothing can read aloud');

  const page = await visit.open('us', { as: teacher });
  await giveDeviceVoice(page, 'en-US');
  await page.goto(path);
  await listenButton(page, w).click();
  await expect(barOf(page, w)).toBeVisible();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said).not.toEqual([]);
  await expect.poll(async () => (await litWords(page)).sentence).toBe((await said()).at(-1));
  await expect.poll(async () => (await litWords(page)).word).not.toBe('');
  const before = (await said()).length;
  await expect.poll(async () => (await said()).length).toBeGreaterThan(before + 1);

  await page.getByRole('button', { name: new RegExp(w('passage:levelOf', { level: '[1-4]', total: 4 })) }).click();
  await page.getByRole('radio').last().check();
  await expect(barOf(page, w)).toBeHidden();
  expect(await litWords(page)).toEqual({ sentence: '', word: '' });
});
