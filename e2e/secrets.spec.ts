import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { giveAnswer } from './support/answering.ts';
import { assignedScene } from './support/api.ts';
import { mouse } from './support/hands.ts';
import { learnLesson, secretsOf, wrongAnswer } from './support/lesson.ts';
import { openLesson } from './support/player.ts';
import { expect, inEditions, test } from './support/test.ts';
import { containing } from './support/words.ts';

inEditions('nothing of the key reaches a student’s browser before turning in', { tag: ['@S-PLAYER', '@S-CHECK'] }, async ({ edition, w, visit, student }) => {
  const secrets = secretsOf(edition);
  expect(secrets.length).toBeGreaterThan(60);
  const { teacher, student: person, given, lesson, card } = await assignedScene(edition, await student());
  const known = await learnLesson(teacher, lesson.lessonId);
  const page = await visit.open(edition, { as: person });
  const bodies: Promise<{ url: string; text: string }>[] = [];
  page.context().on('response', (response) => {
    if (response.status() === 204 || response.request().resourceType() === 'font') return;
    bodies.push(
      response.text().then(
        (text) => ({ url: response.url(), text }),
        () => ({ url: response.url(), text: '' }),
      ),
    );
  });
  await page.goto('/student/home');
  await page.getByRole('combobox', { name: w('student-home:class') }).selectOption(given.name);
  for (const { part, questions } of known.view.parts.filter((one) => one.questions.length > 0)) {
    await openLesson(page, w, card, part);
    const [question] = questions;
    if (question) await giveAnswer({ page, w, hands: mouse, known, level: known.view.levels[0] ?? 1 }, question, wrongAnswer(known, question));
  }
  await page
    .getByRole('button', { name: containing(w('player:reviewShort')) })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: w('review:title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/learnmore`);
  await page
    .getByRole('link', { name: containing(known.view.articles[0]?.title ?? '') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: known.view.articles[0]?.title })).toBeVisible();

  const received = await Promise.all(bodies);
  const lessons = received.filter(({ url }) => url.includes('/lesson') && url.includes('/v1/'));
  expect(lessons.length, 'the lesson itself was among what was read').toBeGreaterThan(0);
  for (const { url, text } of received) {
    const plain = text.replaceAll('\\"', '"');
    expect(
      secrets.filter((secret) => plain.includes(secret.replaceAll('\\"', '"').slice(0, 60))),
      url,
    ).toEqual([]);
    if (url.includes('/v1/student/')) expect(text, url).not.toMatch(/"(correct|explanation|misconception|modelAnswers|rubric|key|keys|tolerance)"/);
  }
});

test('the built app holds nothing of any lesson’s key', { tag: ['@S-PLAYER'] }, () => {
  const folder = resolve(import.meta.dirname, '../apps/web/dist/assets');
  const scripts = readdirSync(folder).filter((file) => /\.(js|css|json|map|html)$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  const built = scripts.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  for (const edition of ['us', 'br', 'eslac'] as const) expect(secretsOf(edition).filter((secret) => built.includes(secret.slice(0, 60)))).toEqual([]);
});
