import { expect, type Page, type Route } from '@playwright/test';
import { Person } from './support/api.ts';
import { demonstration, type EditionId, port } from './support/editions.ts';
import { look } from './support/look.ts';
import { inEditions, notice, phone } from './support/test.ts';
import { containing, type Words } from './support/words.ts';

/** The simulated Google stands on a port of its own, as Google would on a site of its own. */
const atSimulator = /^foreign request: http:\/\/localhost:/;
/** What a connection that ends in the middle leaves behind. */
const cutOff = [/^failed: net::ERR_FAILED POST \/v1\/science\/google\/classes\/import/];

/** Courses of the second teacher, and the student whom only Google knows (`apps/server/src/setup/simulated-classroom.ts`). */
const courses: Record<EditionId, { teacher: string; lab: string; weather: string; empty: string; owner: string; newStudent: string; goOn: string }> = {
  us: {
    teacher: 'Daniel Whitfield',
    lab: 'Science Lab',
    weather: 'Weather Watchers',
    empty: 'Space Club',
    owner: 'Amara Okafor',
    newStudent: 'Tessa Lindgren',
    goOn: 'Continue',
  },
  br: {
    teacher: 'Marcelo Pires',
    lab: 'Laboratório de Ciências',
    weather: 'Observadores do Tempo',
    empty: 'Olimpíada de Ciências',
    owner: 'Renata Moraes',
    newStudent: 'Teresa Lindoso',
    goOn: 'Continuar',
  },
  eslac: {
    teacher: 'Ernesto Palacios',
    lab: 'Laboratorio de ciencias',
    weather: 'Vigías del clima',
    empty: 'Taller de astronomía',
    owner: 'Lucía Mondragón',
    newStudent: 'Teresa Lindo',
    goOn: 'Continuar',
  },
};

async function choose(page: Page, edition: EditionId, person: string): Promise<void> {
  await page.getByRole('radio', { name: person }).check();
  await page.getByRole('button', { name: courses[edition].goOn, exact: true }).click();
}

/** The list of the import, by way of Google where its leave is still to be had. */
async function openList(page: Page, edition: EditionId, w: Words) {
  const dialog = page.getByRole('dialog');
  const allow = dialog.getByRole('button', { name: w('import-classes:consent.allow') });
  const list = dialog.getByRole('list').first();
  await expect(allow.or(list)).toBeVisible();
  if (await allow.isVisible()) {
    await allow.click();
    await choose(page, edition, courses[edition].teacher);
    await expect(page).toHaveURL(/\/teacher\/classes\?import=google$/);
  }
  await expect(list).toBeVisible();
  return dialog;
}

/** Brings a call to the server and loses what it says: the host is one that only browsers know. */
async function loseAnswer(route: Route): Promise<void> {
  const request = route.request();
  const { authorization = '', 'content-type': type = '', 'idempotency-key': key = '' } = await request.allHeaders();
  const address = `http://127.0.0.1:${port}${new URL(request.url()).pathname}`;
  await fetch(address, { method: 'POST', headers: { authorization, 'content-type': type, 'idempotency-key': key }, body: request.postData() });
  await route.abort('failed');
}

inEditions(
  'a class is imported over a network that fails half-way, and its student signs in with Google',
  { tag: ['@C-GOOGLE', '@P-GOOGLE'] },
  async ({ edition, w, visit }) => {
    for (const pattern of [atSimulator, /^409 POST \/v1\/google\/classes\/list/, ...cutOff]) visit.expectProblem(pattern);
    const { lab, newStudent } = courses[edition];
    const page = await visit.open(edition, { as: demonstration[edition].colleague, path: '/teacher/classes' });
    await page.getByRole('link', { name: w('classes:import') }).click();
    const dialog = await openList(page, edition, w);
    await expect(dialog.getByText(w('import-classes:simulatedNote'))).toBeVisible();
    await expect(dialog.getByText(w('import-classes:signInWithGoogle'))).toBeVisible();
    await look(page, 'the classes of Google Classroom');
    await dialog.getByRole('checkbox', { name: containing(lab) }).check();
    await dialog.getByRole('button', { name: w('import-classes:list.next'), exact: true }).click();
    const names = dialog.getByText(w('import-classes:preview.names')).first();
    await names.click();
    await expect(dialog.getByText(newStudent)).toBeVisible();

    // the answer is lost on the way back: the import has happened, and nobody here knows
    await page.route('**/v1/science/google/classes/import', loseAnswer);
    const send = dialog.getByRole('button', { name: w('import-classes:preview.importCount', { count: 1 }) });
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText(w('import-classes:failed'));
    await page.unroute('**/v1/science/google/classes/import');
    await send.click();
    await expect(dialog.getByRole('heading', { name: w('import-classes:result.title', { count: 1 }) })).toBeVisible();
    await expect(dialog.getByText(w('import-classes:result.imported'), { exact: true })).toBeVisible();
    await look(page, 'what became of the import');
    await dialog.getByRole('button', { name: w('import-classes:done'), exact: true }).click();
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: containing(lab) })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: containing(newStudent) })).toBeVisible();

    // P-GOOGLE again: somebody who was never here before finds their class
    const student = await visit.open(edition, { path: '/login?previousPath=%2Fstudent%2Fclasses', viewport: phone });
    await student.getByRole('link', { name: `${w('sign-in:signInWith')} Google` }).click();
    await choose(student, edition, newStudent);
    await expect(notice(student, w, w('providers:signedInAs', { name: newStudent }))).toBeVisible();
    await expect(student.getByText(containing(lab)).first()).toBeVisible();
  },
);

inEditions('a re-import names who joins and who is gone, and removes whom the teacher confirms', { tag: ['@C-REIMPORT'] }, async ({ edition, w, visit }) => {
  for (const pattern of [atSimulator, /^409 POST \/v1\/google\/classes\/list/, /^503 POST \/v1\/science\/google\/classes\/reimport/])
    visit.expectProblem(pattern);
  const { weather } = courses[edition];
  const page = await visit.open(edition, { as: demonstration[edition].colleague, path: '/teacher/classes?import=google', viewport: phone });
  const list = await openList(page, edition, w);
  await list.getByRole('button', { name: containing(`${w('import-classes:list.reimport')} ${weather}`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: w('import-classes:again.title', { name: weather }) })).toBeVisible();
  await expect(dialog.getByText(w('import-classes:again.added', { count: 1 }))).toBeVisible();
  await expect(dialog.getByText(containing(w('import-classes:again.newAccount')))).toBeVisible();
  await expect(dialog.getByText(w('import-classes:again.renamed', { count: 1 }))).toBeVisible();
  const gone = dialog.getByRole('group', { name: w('import-classes:again.gone', { count: 1 }) });
  await look(page, 'what a re-import changes');
  const student = gone.getByRole('checkbox');
  await student.focus();
  await page.keyboard.press('Space');
  const confirm = dialog.getByRole('button', { name: w('import-classes:again.confirmRemove', { count: 1 }) });
  await page.route('**/v1/science/google/classes/reimport', (route) => route.fulfill({ status: 503, json: { code: 'google_busy' } }), { times: 1 });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(w('import-classes:refused.google_busy.title'));
  await page.route('**/v1/science/google/classes/reimport', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }), { times: 1 });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(w('import-classes:again.failed'));
  await confirm.click();
  await expect(notice(page, w, w('import-classes:again.done', { name: weather }))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: weather })).toBeVisible();
  // brought up to date: nothing is left to do, and nobody comes back by itself
  await page.getByRole('link', { name: containing(`${w('classes:reimport')} ${weather}`) }).click();
  await expect(page.getByRole('dialog').getByText(w('import-classes:again.nothing'))).toBeVisible();
});

inEditions(
  'what cannot be imported says why: another account, nothing new, Google that refuses, a course that is gone',
  { tag: ['@C-GOOGLE', '@C-REIMPORT'] },
  async ({ edition, w, visit }) => {
    for (const pattern of [atSimulator, /^409 POST \/v1\/(science\/)?google\/classes/, /^503 POST \/v1\/google\/classes/]) visit.expectProblem(pattern);
    const { empty, owner } = courses[edition];
    const page = await visit.open(edition, { as: demonstration[edition].colleague, path: '/teacher/classes?import=google' });
    const dialog = await openList(page, edition, w);
    await expect(dialog.getByText(w('import-classes:list.otherAccount', { name: owner }))).toBeVisible();
    await dialog.getByRole('button', { name: containing(`${w('import-classes:list.coTeach')} ${empty}`) }).click();
    await expect(notice(page, w, w('import-classes:coTeaching.asked', { name: owner }))).toBeVisible();
    await expect(dialog.getByText(w('import-classes:list.asked'))).toBeVisible();

    const list = '**/v1/google/classes/list';
    const refuse = async (code: string, status: number) => {
      await page.route(list, (route) => route.fulfill({ status, json: { code } }), { times: 1 });
      await page.goto('/teacher/classes?import=google');
    };
    for (const code of ['google_classroom_off', 'google_needs_approval', 'provider_not_set_up'] as const) {
      await refuse(code, 409);
      await expect(dialog.getByRole('alert')).toContainText(w(`import-classes:refused.${code}.title`));
    }
    await refuse('provider_unavailable', 503);
    await expect(dialog.getByRole('alert')).toContainText(w('import-classes:refused.provider_unavailable.title'));
    await look(page, 'an import that is not possible now');
    await dialog.getByRole('button', { name: w('import-classes:retry') }).click();
    await expect(dialog.getByRole('list').first()).toBeVisible();
    await refuse('google_consent_ended', 409);
    await expect(dialog.getByRole('heading', { name: w('import-classes:consent.ended') })).toBeVisible();
    await page.route(list, (route) => route.fulfill({ json: { isSimulated: true, courses: [] } }), { times: 1 });
    await page.goto('/pages/import-classes');
    await expect(dialog.getByRole('heading', { name: w('import-classes:nothingNew.title') })).toBeVisible();

    await page.route('**/v1/science/google/classes/reimport/preview', (route) => route.fulfill({ status: 409, json: { code: 'google_class_gone' } }));
    const colleague = await Person.signIn(edition, demonstration[edition].colleague);
    const { classes } = await colleague.call<{ classes: { classId: number }[] }>('GET', '/v1/science/dashboard/load/classes');
    await page.goto(`/teacher/classes?class=${classes[0]?.classId}&import=again`);
    await expect(dialog.getByRole('alert')).toContainText(w('import-classes:again.unavailable'));
  },
);
