import type { Page } from '@playwright/test';
import { Person } from './support/api.ts';
import { demonstration, type EditionId, port } from './support/editions.ts';
import { look } from './support/look.ts';
import { newPerson, secret } from './support/new-person.ts';
import { messageTo } from './support/outbox.ts';
import { inventedSchool, type RosterFile } from './support/roster-package.ts';
import { leaveLanding, signInByForm } from './support/sign-in.ts';
import { atSimulator, choose } from './support/simulators.ts';
import { expect, inEditions, notice, phone, type Visit } from './support/test.ts';
import { both, containing, type Words } from './support/words.ts';

const ownPassword = 'nine quiet harbours';
/** A whole comparison and its changes, on a machine that does much else. */
const soon = { timeout: 30_000 };

/** Whom the simulated Clever lets in once their roster is here (`apps/server/src/setup/simulated-rosters/words.ts`). */
const firstOfClever = 'Abel Ashby';

type Opened = { page: Page; w: Words; name: string };

/** The administrator at the form for a new roster. */
async function openForm(visit: Visit, edition: EditionId, w: Words): Promise<Opened> {
  const page = await visit.open(edition, { as: demonstration[edition].admin, path: '/analytics' });
  await expect(page).toHaveURL(/\/analytics\/rosters$/);
  await page.getByRole('button', { name: w('rostering:list.add') }).click();
  return { page, w, name: `SIS ${Date.now().toString(36)}` };
}

async function connectFiles(visit: Visit, edition: EditionId, w: Words): Promise<Opened> {
  const opened = await openForm(visit, edition, w);
  const { page, name } = opened;
  await page.getByLabel(w('rostering:form.name')).fill(name);
  await page.getByRole('button', { name: w('rostering:form.create'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return opened;
}

async function choosePackage({ page, w }: Opened, file: RosterFile): Promise<void> {
  await page.getByLabel(w('rostering:package.choose')).setInputFiles(file);
}

async function bring(opened: Opened, file: RosterFile): Promise<void> {
  const { page, w } = opened;
  await choosePackage(opened, file);
  await page.getByRole('button', { name: w('rostering:package.bring') }).click();
  await expect(page).toHaveURL(/\/analytics\/rosters\/runs\/\d+$/);
}

const state = ({ page, w }: Opened, of: string) => page.getByRole('status').filter({ hasText: w(`rostering:run.state.${of}`) });

async function apply(opened: Opened): Promise<void> {
  const { page, w } = opened;
  await page.getByRole('button', { name: w('rostering:run.apply') }).click();
  await expect(state(opened, 'done')).toBeVisible(soon);
}

const back = ({ page, name }: Opened) => page.getByRole('link', { name, exact: true }).click();

inEditions(
  'a package is looked over by name and applied; its teacher sees the class, and its student signs in',
  { tag: ['@C-ONEROSTER', '@P-ONEROSTER'] },
  async ({ edition, w, visit }) => {
    const { fileOf, teacher, student, classes, district } = inventedSchool(edition);
    const opened = await connectFiles(visit, edition, w);
    const { page } = opened;
    await look(page, 'a roster of files');
    await bring(opened, await fileOf());
    await expect(state(opened, 'ready')).toBeVisible(soon);
    const changes = page.getByRole('list', { name: w('rostering:changes.list') });
    await page.getByLabel(w('rostering:changes.kind')).selectOption('enrollment-added');
    const [taught] = district.classesOf(0).map((at) => district.class(at).title);
    const studentName = `${student.firstName} ${student.lastName}`;
    const joins = w('rostering:changes.sentence.enrollment-added.student', { name: studentName, className: taught ?? '' });
    await expect(changes.getByText(joins, { exact: true }).first()).toBeVisible();
    await look(page, 'a run that waits');
    await apply(opened);

    // the teacher of the roster sets a password by e-mail, as somebody who forgot theirs
    const mine = await visit.open(edition, { path: '/login/forgetlogin' });
    await mine.getByLabel(w('recovery:ask.email')).fill(teacher.email);
    await mine.getByRole('button', { name: w('recovery:ask.send'), exact: true }).click();
    const { links } = await messageTo(edition, teacher.email, { holding: '/login/forgetlogin/password#' });
    await mine.goto(links[0] ?? '');
    const teacherName = await mine.getByLabel(w('recovery:set.username')).inputValue();
    await mine.getByLabel(w('new-password:label')).fill(ownPassword);
    await mine.getByLabel(w('new-password:again')).fill(ownPassword);
    await mine.getByRole('button', { name: w('recovery:set.submit') }).click();
    await expect(mine).toHaveURL(/\/login$/);
    await signInByForm(mine, w, teacherName, ownPassword);
    await leaveLanding(mine, w);
    await mine.goto('/teacher/classes');
    await mine
      .getByRole('link', { name: containing(taught ?? classes[0].title) })
      .first()
      .click();
    await mine
      .getByRole('button', { name: both(w('classes:newPassword'), studentName) })
      .first()
      .click();
    await mine.getByRole('button', { name: w('sign-in-cards:newPassword.set') }).click();
    const told = mine.getByRole('alertdialog', { name: w('sign-in-cards:newPassword.done', { name: studentName }) });
    const given = (await told.getByText(/^[a-z]{3,7}[2-9][a-z]{3,7}$/).textContent()) ?? '';

    const own = await visit.open(edition, { path: '/login' });
    await signInByForm(own, w, student.username, given);
    await expect(own).toHaveURL(/\/student\/home$/);
  },
);

inEditions('where much would end at once an administrator decides, and takes a run back', { tag: ['@C-ONEROSTER'] }, async ({ edition, w, visit }) => {
  const { fileOf, school } = inventedSchool(edition);
  const opened = await connectFiles(visit, edition, w);
  const { page } = opened;
  await bring(opened, await fileOf());
  await expect(state(opened, 'ready')).toBeVisible(soon);
  await apply(opened);
  await back(opened);
  await bring(opened, await fileOf({ leave: 12 }));
  await expect(state(opened, 'held')).toBeVisible(soon);
  await look(page, 'a run that is held');
  const decide = page.getByRole('button', { name: w('rostering:holds.confirmOf', { name: school }) });
  await decide.click();
  await expect(notice(page, w, w('rostering:holds.saved.confirmed', { name: school }))).toBeVisible();
  for (const more of await page.getByRole('button', { name: w('rostering:holds.confirm'), exact: true }).all()) await more.click();
  await apply(opened);
  await page.getByRole('button', { name: w('rostering:run.undo'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('rostering:run.undoConfirm') })
    .click();
  await expect(state(opened, 'undone')).toBeVisible(soon);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: w('rostering:run.buckets.reversed') })
      .first(),
  ).toBeVisible();
  await look(page, 'a run that was undone');
  await back(opened);
  await expect(page.getByText(w('rostering:connection.pausedTitle'))).toBeVisible();
});

inEditions('a package with mistakes names file, row, column and cure, and changes nothing', { tag: ['@C-ONEROSTER'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^failed: net::ERR_FAILED POST \/v1\/rostering\/connections\/\d+\/package/);
  const { fileOf } = inventedSchool(edition);
  const opened = await connectFiles(visit, edition, w);
  const { page } = opened;
  await choosePackage(opened, { name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from('sourcedId,status') });
  await expect(page.getByText(w('rostering:package.notZip'))).toBeVisible();
  // a column that a list cannot do without has another name
  await choosePackage(opened, await fileOf({}, (name, text) => (name === 'users.csv' ? text.replace('givenName', 'surname') : text)));
  // the network fails while the file is on its way
  await page.route('**/v1/rostering/connections/*/package*', (route) => route.abort('failed'), { times: 1 });
  await page.getByRole('button', { name: w('rostering:package.bring') }).click();
  await expect(page.getByText(w('rostering:package.failed'))).toBeVisible();
  await page.getByRole('button', { name: w('rostering:package.again') }).click();
  await expect(state(opened, 'failed')).toBeVisible(soon);
  await expect(page.getByText(w('rostering:run.failure.package_wrong'))).toBeVisible();
  const problems = page.getByRole('table', { name: w('rostering:problems.caption') });
  const row = problems.getByRole('row').filter({ hasText: 'givenName' });
  await expect(row.first()).toContainText(`users.csv, ${w('rostering:problems.row', { row: 1 })}`);
  await look(page, 'a run that failed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: w('rostering:problems.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

inEditions(
  'a OneRoster server is tried, read over a network that fails half-way, and then applied',
  { tag: ['@C-ONEROSTER'] },
  async ({ edition, w, visit }) => {
    const server = `http://localhost:${port + 1000}`;
    const opened = await openForm(visit, edition, w);
    const { page, name } = opened;
    await page.getByRole('radio', { name: containing(w('rostering:empty.server')) }).check();
    await page.getByRole('button', { name: w('rostering:form.create'), exact: true }).click();
    await expect(page.getByLabel(w('rostering:form.baseUrl'))).toHaveAccessibleDescription(containing(w('rostering:form.errors.url')));
    await look(page, 'connecting a server, nothing typed');
    await page.getByLabel(w('rostering:form.name')).fill(name);
    await page.getByLabel(w('rostering:form.baseUrl')).fill(`${server}/${edition}-broken`);
    await page.getByLabel(w('rostering:form.tokenUrl')).fill(`${server}/token`);
    await page.getByLabel(w('rostering:form.keyId')).fill('demonstration');
    await page.getByLabel(w('rostering:form.keySecret'), { exact: true }).fill('demonstration-secret');
    await page.getByRole('button', { name: w('rostering:form.create'), exact: true }).click();
    await page.getByRole('button', { name: w('rostering:try.button') }).click();
    await expect(page.getByText(w('rostering:try.reached', { count: 2 }))).toBeVisible(soon);
    await page.getByRole('button', { name: w('rostering:start.dry') }).click();
    await expect(page.getByRole('table', { name: w('rostering:problems.caption') })).toBeVisible({ timeout: 60_000 });
    const cancel = page.getByRole('button', { name: w('rostering:run.cancel') });
    if (await cancel.isVisible()) {
      await cancel.click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: w('rostering:run.cancel') })
        .click();
      await expect(state(opened, 'cancelled')).toBeVisible();
    }
    await back(opened);
    await page.getByRole('button', { name: w('rostering:connection.edit'), exact: true }).click();
    await expect(page.getByLabel(w('rostering:form.keyId'))).toHaveValue('');
    await page.getByLabel(w('rostering:form.baseUrl')).fill(`${server}/${edition}`);
    await page.getByRole('button', { name: w('rostering:form.save'), exact: true }).click();
    await expect(notice(page, w, w('rostering:form.saved', { name }))).toBeVisible();
    await page.getByLabel(w('rostering:start.kind')).selectOption('full');
    await page.getByRole('button', { name: w('rostering:start.dry') }).click();
    await expect(state(opened, 'ready')).toBeVisible(soon);
    await apply(opened);
    await back(opened);
    await page.getByRole('button', { name: w('rostering:connection.edit'), exact: true }).click();
    await page.getByRole('switch', { name: w('rostering:choice.all') }).press('Space');
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeChecked();
    await look(page, 'choosing schools');
    await page.getByRole('button', { name: w('rostering:form.save'), exact: true }).click();
    await expect(page.getByText(w('rostering:choice.schools'), { exact: true })).toBeVisible();
  },
);

inEditions(
  'Clever brings classes, and somebody of them signs in with it',
  { tag: ['@C-CLEVERSYNC', '@P-CLEVER'], editions: ['us'] },
  async ({ edition, w, visit }) => {
    visit.expectProblem(atSimulator);
    const opened = await openForm(visit, edition, w);
    const { page, name } = opened;
    await page.getByRole('radio', { name: 'Clever' }).check();
    await page.getByLabel(w('rostering:form.name')).fill(name);
    await page.getByLabel(w('rostering:form.token'), { exact: true }).fill(`demonstration-${edition}`);
    await page.getByRole('button', { name: w('rostering:form.create'), exact: true }).click();
    await page.getByRole('button', { name: w('rostering:start.dry') }).click();
    await expect(state(opened, 'ready')).toBeVisible(soon);
    await apply(opened);
    const someone = await visit.open(edition, { path: '/login' });
    await someone
      .getByRole('link', { name: 'Clever' })
      .or(someone.getByRole('button', { name: 'Clever' }))
      .click();
    await choose(someone, edition, firstOfClever);
    await expect(someone).toHaveURL(/\/student\/home$/);
  },
);

inEditions('a narrow screen is asked for a wider one, and can go on', { tag: ['@F-CATALOG'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { as: demonstration[edition].admin, path: '/analytics', viewport: phone });
  await expect(page.getByRole('heading', { name: w('analytics:narrow.title') })).toBeVisible();
  await page.getByRole('button', { name: w('analytics:narrow.continue') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('navigation', { name: w('analytics:nav') })).toBeVisible();
  await look(page, 'rosters');
  await page.goto('/analytics/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('app:notFound.title'));
});

inEditions('two accounts of one person become one, and two again', { tag: ['@C-ONEROSTER'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^403 POST \/v1\/auth\/sign-in$/);
  const kept = await newPerson(edition, 'student');
  const merged = await newPerson(edition, 'student');
  const page = await visit.open(edition, { as: demonstration[edition].admin, path: '/analytics/rosters/people' });
  await page.getByRole('searchbox').fill(kept);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: w('merging:found') })).toBeVisible();
  await page.getByRole('button', { name: containing(kept) }).click();
  await page.getByRole('button', { name: containing(merged) }).click();
  await expect(page.getByRole('table', { name: w('merging:pair.caption') })).toContainText(merged);
  await look(page, 'two accounts compared');
  await page.getByRole('button', { name: w('merging:pair.merge') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('merging:pair.merge') })
    .click();
  await expect(notice(page, w, w('merging:pair.done'))).toBeVisible();
  const classes = async () =>
    (await (await Person.signIn(edition, kept, port, secret)).call<{ classes: unknown[] }>('GET', '/v1/student/classes')).classes.length;
  expect(await classes()).toBe(2);
  const gone = await visit.open(edition, { path: '/login' });
  await signInByForm(gone, w, merged, secret);
  await expect(gone.getByText(w('sign-in:refused.deactivated.title'))).toBeVisible();
  await page.getByRole('row').filter({ hasText: merged }).getByRole('button').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('merging:history.undo'), exact: true })
    .click();
  await expect(notice(page, w, w('merging:history.undoDone'))).toBeVisible();
  expect(await classes()).toBe(1);
  await look(page, 'merging accounts');
});
