import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gradeBandsOf } from '@alba/domain/editions';
import type { Locator, Page } from '@playwright/test';
import { assignedScene, type LessonRow, Person } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { keyboardOf } from './support/hands.ts';
import { look } from './support/look.ts';
import { openLesson } from './support/player.ts';
import { expect, inEditions, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** The lesson of each edition whose Spark is a film. */
const filmed: Record<EditionId, string> = { us: 'us-sci-cornfield-volcano', br: 'br-mat-conta-cisterna', eslac: 'es-cie-niebla' };
const packOf = (edition: EditionId, file: string) =>
  readFileSync(resolve(import.meta.dirname, `../content/${edition}/lessons/${filmed[edition]}`, file), 'utf8');

async function filmedLesson(edition: EditionId, teacher: Person): Promise<LessonRow> {
  const { lessons } = await teacher.call<{ lessons: LessonRow[] }>('GET', `/v1/catalog/lessons?gradeBands=${gradeBandsOf(edition).map(({ key }) => key)}`);
  const title = /^title: "?(.*?)"?$/m.exec(packOf(edition, 'lesson.yaml'))?.[1];
  const lesson = lessons.find((one) => one.title === title);
  if (!lesson) throw new Error(`${edition} does not offer ${title}`);
  return lesson;
}

const filmOf = (page: Page): Locator => page.locator('video');
const timeOf = (page: Page) => filmOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => filmOf(page).evaluate((video: HTMLVideoElement) => video.paused);
const shownCaption = (page: Page) =>
  filmOf(page).evaluate((video: HTMLVideoElement) => {
    const captions = [...video.textTracks].find(({ kind }) => kind === 'captions');
    return captions?.mode === 'showing' ? [...(captions.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(' ') : 'off';
  });

inEditions(
  'a film of a lesson is played, captioned, described and read by the keyboard alone',
  { tag: ['@K-MEDIA', '@S-MATHMEDIA', '@T-PREVIEW'] },
  async ({ edition, w, visit }) => {
    const teacher = await Person.signIn(edition, demonstration[edition].teacher);
    const lesson = await filmedLesson(edition, teacher);
    const page = await visit.open(edition, { as: teacher });
    const films: string[] = [];
    page.on('request', (request) => request.url().endsWith('.webm') && films.push(request.url()));
    await page.goto(`/lesson/${lesson.slug}/${lesson.lessonId}`);
    const title = /kind: video\n\s+title: "(.*)"/.exec(packOf(edition, 'parts/spark.yaml'))?.[1] ?? '';
    const player = page.getByRole('group', { name: w('passage:video.player', { title }), exact: true });
    const play = player.getByRole('button', { name: w('passage:video.play'), exact: true });
    await expect(play).toBeVisible();
    await look(page, 'a film before it is played');
    expect(films, 'nothing of the film is fetched before it is played').toEqual([]);
    const poster = player.locator('picture img');
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);

    const { press } = keyboardOf(page);
    await press(play);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
    await page.keyboard.press('k');
    await expect(play).toBeVisible();
    expect(await isPaused(page)).toBe(true);
    // the first words of the narrator, from the file of the pack
    const [, minutes = '0', seconds = '0', words = ''] = /(\d\d):(\d\d)\.\d{3} -->[^\n]*\n(?!\[)(.*)/.exec(packOf(edition, 'media/spark.vtt')) ?? [];
    await page.keyboard.press('Home');
    for (let at = 0; at < Number(minutes) * 60 + Number(seconds) + 1; at += 5) await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownCaption(page)).toContain(words);
    await page.keyboard.press('c');
    expect(await shownCaption(page)).toBe('off');
    await page.keyboard.press('c');
    await page.keyboard.press('m');
    await expect(player.getByRole('button', { name: w('passage:video.unmute'), exact: true })).toBeVisible();

    const describe = player.getByRole('button', { name: w('passage:descriptions'), exact: true });
    await press(describe);
    await expect(describe).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Home');
    const seen = /-->[^\n]*\n(.*)/.exec(packOf(edition, 'media/spark-description.vtt'))?.[1] ?? '';
    await page.keyboard.press('k');
    await expect(player.getByText(w('passage:video.seen', { words: seen }))).toBeVisible();
    await page.keyboard.press('k');
    await page.keyboard.press('f');
    await expect(player.getByRole('button', { name: w('passage:video.leaveFullScreen'), exact: true })).toBeVisible();
    await page.keyboard.press('f');
    await expect(player.getByRole('button', { name: w('passage:video.fullScreen'), exact: true })).toBeVisible();

    await press(page.locator('summary').filter({ hasText: w('passage:transcript') }));
    await expect(page.getByRole('heading', { level: 3, name: /- heading: "(.*)"/.exec(packOf(edition, 'parts/spark.yaml'))?.[1] })).toBeVisible();
    await look(page, 'a film with its transcript');
    for (const target of await player.getByRole('button').or(player.getByRole('slider')).or(player.getByRole('combobox')).all()) {
      const box = await target.boundingBox();
      expect(Math.round(box?.height ?? 0), await target.evaluate((one) => one.outerHTML.slice(0, 120))).toBeGreaterThanOrEqual(44);
    }
  },
);

test('a film or picture that does not come leaves its words, and the lesson goes on', { tag: ['@K-MEDIA', '@S-MATHMEDIA', '@F-CATALOG'] }, async ({
  visit,
}) => {
  visit.expectProblem(/^failed: net::ERR_FAILED GET .*\/media\//);
  const w = wordsOf('us');
  const { student, card } = await assignedScene('us', demonstration.us.newStudent);
  const page = await visit.open('us', { as: student });
  const picture = page.getByRole('img', { name: /description: "(A column of gray smoke over[^"]*)"/.exec(packOf('us', 'parts/spark.yaml'))?.[1] });
  await openLesson(page, w, card);
  const source = await picture.getAttribute('src');
  await page.route(
    (url) => url.pathname.endsWith('.webm') || url.pathname === source,
    (route) => route.abort(),
  );
  await page.reload();
  await expect(page.getByText(w('ui:missingPicture.title'))).toBeVisible();

  await page.getByRole('button', { name: w('passage:video.play'), exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: w('passage:video.missing') });
  await expect(alert).toBeVisible();
  await expect(page.getByText('It smells of sulfur, like a struck match. It does not stop.', { exact: false }).first()).toBeVisible();
  await look(page, 'a film and a picture that are missing');
  const choice = page.getByRole('radio', { name: 'The smoke came out of the ground.' });
  await choice.check();
  await expect(choice).toBeChecked();

  await page.unrouteAll();
  await page
    .getByRole('button', { name: w('ui:missingPicture.retry'), exact: true })
    .last()
    .click();
  await expect(picture).toBeVisible();
  await alert.getByRole('button', { name: w('passage:video.retry'), exact: true }).click();
  await expect(alert).toBeHidden();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
});

inEditions('a picture is enlarged with all that is said about it', { tag: ['@K-MEDIA', '@S-MATHMEDIA'] }, async ({ edition, w, visit, student }) => {
  const { student: person, card } = await assignedScene(edition, await student());
  const page = await visit.open(edition, { as: person });
  await openLesson(page, w, card);
  const enlarge = page.getByRole('button', { name: w('passage:enlarge'), exact: true }).first();
  const { press } = keyboardOf(page);
  await press(enlarge);
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('img')).toBeVisible();
  await look(page, 'a picture enlarged');
  const larger = overlay.getByRole('button', { name: w('passage:overlay.larger'), exact: true });
  const before = await overlay.getByRole('img').boundingBox();
  await press(larger);
  await expect.poll(async () => (await overlay.getByRole('img').boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.2);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(enlarge).toBeFocused();
});
