import type { Page } from '@playwright/test';
import { assignedScene, type Person } from './support/api.ts';
import type { EditionId } from './support/editions.ts';
import { startServer } from './support/own-server.ts';
import { openLesson, savedWords, turnIn } from './support/player.ts';
import { expect, inEditions, test, type Visit } from './support/test.ts';
import { type Words, wordsOf } from './support/words.ts';

type Scene = Awaited<ReturnType<typeof assignedScene>>;
const offline =
  /^failed: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|CONNECTION_CLOSED|NETWORK_CHANGED|ABORTED|FAILED)/;

/** The open question of the lesson's first part. */
const textOf = (page: Page) => page.getByRole('article').getByRole('textbox');

async function inLesson(visit: Visit, edition: EditionId, w: Words, scene: Scene, at?: number): Promise<Page> {
  const page = await visit.open(edition, { as: scene.student, at });
  await openLesson(page, w, scene.card);
  return page;
}

/** What the server holds of the student's open answers. */
async function onServer(student: Person, activityId: number): Promise<string[]> {
  const { answers } = await student.call<{ answers: { response: { text?: string } }[] }>('GET', `/v1/student/activities/${activityId}`);
  return answers.flatMap(({ response }) => response.text ?? []);
}

inEditions('typing is saved without a button and stands there after a reload', { tag: ['@S-SAVE'] }, async ({ edition, w, visit, student }) => {
  const scene = await assignedScene(edition, await student());
  const page = await inLesson(visit, edition, w, scene);
  await textOf(page).pressSequentially('Ĉu ñandú 🌋?');
  await expect(savedWords(page, w, 'saved')).toBeVisible();
  await expect.poll(() => onServer(scene.student, scene.card.activityId)).toEqual(['Ĉu ñandú 🌋?']);
  await page.reload();
  await expect(textOf(page)).toHaveValue('Ĉu ñandú 🌋?');
});

inEditions(
  'offline the page says what is kept, and saves when the network is back',
  { tag: ['@S-SAVE', '@F-ERRORS'] },
  async ({ edition, w, visit, student }) => {
    visit.expectProblem(offline);
    const scene = await assignedScene(edition, await student());
    const page = await inLesson(visit, edition, w, scene);
    await page.context().setOffline(true);
    await textOf(page).pressSequentially('written without a network');
    await expect(savedWords(page, w, 'kept')).toBeVisible();
    await expect(page.getByText(w('player:offline'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(savedWords(page, w, 'saved')).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText(w('player:offline'))).toHaveCount(0);
    expect(await onServer(scene.student, scene.card.activityId)).toEqual(['written without a network']);
  },
);

inEditions('a tab that is closed half a second after typing loses nothing', { tag: ['@S-SAVE'] }, async ({ edition, w, visit, student }) => {
  const scene = await assignedScene(edition, await student());
  const page = await inLesson(visit, edition, w, scene);
  await textOf(page).fill('typed and gone');
  const typedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 500, typedAt);
  await page.close({ runBeforeUnload: true });
  const again = await page.context().newPage();
  await openLesson(again, w, scene.card);
  await expect(textOf(again)).toHaveValue('typed and gone');
  await expect(savedWords(again, w, 'saved')).toBeVisible();
  await expect.poll(() => onServer(scene.student, scene.card.activityId)).toEqual(['typed and gone']);
});

inEditions('two tabs show the same answer and do not fight', { tag: ['@S-SAVE'] }, async ({ edition, w, visit, student }) => {
  const scene = await assignedScene(edition, await student());
  const one = await inLesson(visit, edition, w, scene);
  const two = await one.context().newPage();
  await openLesson(two, w, scene.card);
  await textOf(one).fill('from the first');
  await expect(textOf(two)).toHaveValue('from the first');
  await textOf(two).fill('from the second');
  await expect(textOf(one)).toHaveValue('from the second');
  await expect(savedWords(one, w, 'saved')).toBeVisible();
  await expect(savedWords(two, w, 'saved')).toBeVisible();
  await expect.poll(() => onServer(scene.student, scene.card.activityId)).toEqual(['from the second']);
});

inEditions(
  'turned in twice at once counts once, and the other tab can only read',
  { tag: ['@S-SUBMIT', '@S-SAVE'] },
  async ({ edition, w, visit, student }) => {
    visit.expectProblem(/^409 (POST|PUT) \/v1\/attempts\//);
    const scene = await assignedScene(edition, await student());
    const one = await inLesson(visit, edition, w, scene);
    const two = await one.context().newPage();
    await openLesson(two, w, scene.card, 'build');
    await textOf(one).fill('my guess');
    await expect(savedWords(one, w, 'saved')).toBeVisible();
    await openLesson(one, w, scene.card, 'build');
    let submits = 0;
    one.on('response', (response) => {
      if (response.url().endsWith('/submit') && response.ok()) submits += 1;
    });
    await one.getByRole('button', { name: w('player:turnIn.button'), exact: true }).click();
    const dialog = one.getByRole('alertdialog', { name: w('player:turnIn.title') });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await dialog.getByRole('button', { name: w('player:turnIn.confirm'), exact: true }).dblclick();
    await expect(one.getByRole('dialog', { name: w('review:title') })).toBeVisible();
    expect(submits).toBe(1);
    await expect(savedWords(two, w, 'turnedIn')).toBeVisible();
    await expect(two.getByRole('button', { name: w('player:turnIn.button'), exact: true })).toHaveCount(0);
  },
);

inEditions('a failed turning in keeps every answer and works the second time', { tag: ['@S-SUBMIT', '@F-ERRORS'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^503 POST \/v1\/attempts\/\d+\/submit/);
  const scene = await assignedScene(edition, await student());
  const page = await inLesson(visit, edition, w, scene);
  await textOf(page).fill('kept');
  await openLesson(page, w, scene.card, 'build');
  const keys: (string | null)[] = [];
  await page.route('**/submit', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length === 1) await route.fulfill({ status: 503, json: { code: 'unavailable', requestId: 'e2e' } });
    else await route.continue();
  });
  await page.getByRole('button', { name: w('player:turnIn.button'), exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: w('player:turnIn.title') });
  await dialog.getByRole('button', { name: w('player:turnIn.confirm'), exact: true }).click();
  await expect(dialog.getByText(w('player:turnIn.failed'))).toBeVisible();
  await dialog.getByRole('button', { name: w('player:turnIn.confirm'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: w('review:title') })).toBeVisible();
  expect(await onServer(scene.student, scene.card.activityId)).toEqual(['kept']);
});

test('a token that ends while writing is renewed and nothing is lost', { tag: ['@S-SAVE', '@P-SESSION'] }, async ({ visit }) => {
  visit.expectProblem(/^403 /);
  const w = wordsOf('us');
  const scene = await assignedScene('us', 'minh.hoang');
  const page = await inLesson(visit, 'us', w, scene);
  await page.route('**/v1/attempts/**', (route) => route.fulfill({ status: 403, body: '' }), { times: 1 });
  await textOf(page).fill('over the end of a token');
  await expect(savedWords(page, w, 'saved')).toBeVisible();
  await expect.poll(() => onServer(scene.student, scene.card.activityId)).toEqual(['over the end of a token']);
});

test('the server is killed and comes back: nothing that was typed is lost', { tag: ['@S-SAVE', '@N-FAILOVER'] }, async ({ visit }) => {
  test.setTimeout(150_000);
  visit.expectProblem(offline);
  visit.expectProblem(/^50[234] /);
  const w = wordsOf('br');
  const server = await startServer(8092);
  try {
    const scene = await assignedScene('br', 'akira.nakamura', { at: 8092 });
    const page = await inLesson(visit, 'br', w, scene, 8092);
    await textOf(page).fill('antes da queda');
    await expect(savedWords(page, w, 'saved')).toBeVisible();
    await server.kill();
    await textOf(page).fill('antes da queda, e durante');
    await expect(savedWords(page, w, 'kept')).toBeVisible();
    await server.start();
    await expect(savedWords(page, w, 'saved')).toBeVisible({ timeout: 45_000 });
    await page.reload();
    await expect(textOf(page)).toHaveValue('antes da queda, e durante');
    expect(await onServer(scene.student, scene.card.activityId)).toEqual(['antes da queda, e durante']);
    await openLesson(page, w, scene.card, 'build');
    await turnIn(page, w);
  } finally {
    await server.stop();
  }
});
