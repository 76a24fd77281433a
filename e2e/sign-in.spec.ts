import { signIn } from '@alba/contract/auth';
import { Person } from './support/api.ts';
import { demonstration, type EditionId, password } from './support/editions.ts';
import { leaveLanding, signInByForm } from './support/sign-in.ts';
import { expect, inEditions, test } from './support/test.ts';
import { containing, wordsOf } from './support/words.ts';

inEditions('teacher, student and administrator each reach their own home', { tag: ['@P-LOGIN', '@P-HOME'] }, async ({ edition, w, visit }) => {
  const people = demonstration[edition];
  const homes = [
    [people.teacher, /\/$/],
    [people.student, /\/student\/home$/],
    [people.admin, /\/analytics\/rosters$/],
  ] as const;
  for (const [username, home] of homes) {
    const page = await visit.open(edition, { path: '/' });
    await expect(page).toHaveURL(/\/login$/);
    await signInByForm(page, w, username);
    await expect(page).toHaveURL(home);
    if (username === people.teacher) await leaveLanding(page, w);
    await expect(page.getByRole('main')).toBeVisible();
  }
});

inEditions('the form says what is missing beside its field and sends nothing', { tag: ['@P-LOGIN', '@P-RULES'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { path: '/login' });
  await page.getByRole('button', { name: w('sign-in:submit'), exact: true }).click();
  const username = page.getByLabel(w('sign-in:username'));
  await expect(username).toHaveAccessibleDescription(w('sign-in:usernameMissing'));
  await expect(page.getByLabel(w('sign-in:password'), { exact: true })).toHaveAccessibleDescription(w('sign-in:passwordMissing'));
  await expect(username).toBeFocused();
});

inEditions('a wrong password keeps the name, empties the password and says so', { tag: ['@P-LOGIN'] }, async ({ edition, w, visit, student }) => {
  visit.expectProblem(/^401 POST \/v1\/auth\/sign-in/);
  const page = await visit.open(edition, { path: '/login' });
  const username = await student();
  await signInByForm(page, w, username, 'not the password');
  const title = page.getByText(w('sign-in:refused.wrongCredentials.title'));
  await expect(title).toBeVisible();
  await expect(page.locator(':focus')).toContainText(w('sign-in:refused.wrongCredentials.body'));
  await expect(page.getByLabel(w('sign-in:username'))).toHaveValue(username);
  await expect(page.getByLabel(w('sign-in:password'), { exact: true })).toHaveValue('');
  await signInByForm(page, w, username);
  await expect(page).toHaveURL(/\/student\/home$/);
});

inEditions('guessing has to wait, and the page says until when', { tag: ['@P-LOGIN'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^(401|429) POST \/v1\/auth\/sign-in/);
  const page = await visit.open(edition, { path: '/login' });
  // nobody's account: guessing at names is held back just the same
  const nobody = `nobody.${Date.now() % 1_000_000}`;
  const submit = page.getByRole('button', { name: w('sign-in:submit'), exact: true });
  const tooMany = page.getByText(w('sign-in:refused.tooManyTries.title'));
  for (let tries = 0; tries < 8 && !(await tooMany.isVisible()); tries += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith(signIn.path));
    await signInByForm(page, w, nobody, 'a guess at it');
    await answered;
    await expect(submit).toBeEnabled();
    await expect(page.getByLabel(w('sign-in:password'), { exact: true })).toHaveValue('');
  }
  await expect(tooMany).toBeVisible();
  const [before = ''] = w('sign-in:refused.tooManyTries.until', { time: '|' }).split('|');
  await expect(page.locator(':focus')).toContainText(before.trim());
  await expect(page.locator(':focus')).toContainText(/\d{1,2}:\d{2}/);
});

/** Refusals that no demonstration account meets: the answer is the server's own, the page is the real one. */
const refusals: Record<string, { status: number; words: string }> = {
  not_subscribed_teacher: { status: 403, words: 'notSubscribedTeacher' },
  not_subscribed_student: { status: 403, words: 'notSubscribedStudent' },
  account_deactivated: { status: 403, words: 'deactivated' },
  student_access_disabled: { status: 403, words: 'accessDisabled' },
  sign_in_way_off: { status: 403, words: 'wayOff' },
  sign_in_unavailable: { status: 503, words: 'unavailable' },
};

inEditions('every refusal of signing in has its words', { tag: ['@P-LOGIN', '@P-NOTSUB', '@F-ERRORS'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^(403|503) POST \/v1\/auth\/sign-in|^failed: net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  expect(Object.keys(refusals).sort()).toEqual(signIn.refusals.filter((one) => one !== 'wrong_credentials').sort());
  const page = await visit.open(edition, { path: '/login' });
  for (const [code, { status, words }] of Object.entries(refusals)) {
    await page.route(`**${signIn.path}`, (route) => route.fulfill({ status, json: { code, requestId: 'e2e' } }), { times: 1 });
    await signInByForm(page, w, 'somebody');
    await expect(page.getByText(w(`sign-in:refused.${words}.title`)), code).toBeVisible();
    await expect(page.locator(':focus')).toContainText(w(`sign-in:refused.${words}.body`));
  }
  await page.route(`**${signIn.path}`, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Blocked by the filter' }), { times: 1 });
  await signInByForm(page, w, 'somebody');
  await expect(page.getByText(w('sign-in:refused.unreadable.title'))).toBeVisible();
  await page.context().setOffline(true);
  await signInByForm(page, w, 'somebody');
  await expect(page.getByText(w('sign-in:refused.offline.title'))).toBeVisible();
  await page.context().setOffline(false);
});

inEditions('signed out on a private page: sign in and return to it', { tag: ['@P-PREV', '@P-GATE'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { path: '/teacher/classes' });
  await expect(page).toHaveURL(/\/login\?previousPath=/);
  await expect(page.getByRole('heading', { level: 1, name: w('sign-in:titleToContinue') })).toBeVisible();
  await signInByForm(page, w, demonstration[edition].teacher);
  await expect(page).toHaveURL(/\/teacher\/classes$/);
  await expect(page.getByRole('heading', { level: 1, name: w('classes:page.title') })).toBeVisible();
});

test('a previous path never leads to another site', { tag: ['@P-PREV'] }, async ({ visit }) => {
  const w = wordsOf('us');
  for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', '/%5Cevil.example', 'javascript:alert(1)', '/logout']) {
    const page = await visit.open('us', { path: `/login?previousPath=${encodeURIComponent(path)}` });
    await signInByForm(page, w, demonstration.us.student);
    await expect(page, path).toHaveURL(/us\.localhost:\d+\/student\/home$/);
    await page.context().close();
  }
});

inEditions('every role is kept to its own pages', { tag: ['@P-GATE', '@P-HOME'] }, async ({ edition, visit, student }) => {
  const { teacher, admin } = demonstration[edition];
  const table = [
    { as: teacher, home: /\/$/, refused: ['/student/home', '/analytics', '/lesson/x/1/activity/1/questions'] },
    { as: await student(), home: /\/student\/home$/, refused: ['/', '/teacher/classes', '/find', '/reports', '/lesson/x/1', '/analytics'] },
    { as: admin, home: /\/analytics\/rosters$/, refused: ['/', '/student/home', '/find'] },
  ];
  for (const { as, home, refused } of table) {
    const page = await visit.open(edition, { as });
    for (const path of refused) {
      await page.goto(path);
      await expect(page, `${as} at ${path}`).toHaveURL(home);
    }
  }
});

test('pages of other editions are not found', { tag: ['@P-GATE', '@P-NOTFOUND'] }, async ({ visit }) => {
  const closed: Record<EditionId, string[]> = {
    us: ['/reports/class/1/skills-outcomes'],
    br: ['/find/collections', '/toolkit/middle', '/reports/class/1/skills'],
    eslac: ['/find/collections', '/toolkit/elementary', '/reports/class/1/skills-outcomes'],
  };
  for (const edition of ['us', 'br', 'eslac'] as const) {
    const page = await visit.open(edition, { as: demonstration[edition].teacher });
    for (const path of closed[edition]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: wordsOf(edition)('app:notFound.title') }), `${edition} ${path}`).toBeVisible();
    }
  }
});

inEditions('an unknown address says so and leads home', { tag: ['@P-NOTFOUND'] }, async ({ edition, w, visit, student }) => {
  const page = await visit.open(edition, { as: await student(), path: '/nothing/here' });
  await expect(page.getByRole('heading', { name: w('app:notFound.title') })).toBeVisible();
  await expect(page).toHaveTitle(containing(w('app:notFound.title')));
  await page.getByRole('link', { name: w('app:notFound.home') }).click();
  await expect(page).toHaveURL(/\/student\/home$/);
});

inEditions('the build tells about itself, bare', { tag: ['@P-METADATA'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { path: '/application/metadata' });
  await expect(page.getByText(w('app:metadata.version'), { exact: true })).toBeVisible();
  await expect(page.getByText(w('app:metadata.build'), { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+\.\d+\.\d+/);
  await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${edition}$`) })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

inEditions(
  'signing out clears this tab and the other one, and revokes the session',
  { tag: ['@P-LOGOUT', '@P-AUTHSTATE'] },
  async ({ edition, w, visit, student }) => {
    // a list that is still shown in the other tab may ask once more, as nobody
    visit.expectProblem(/^401 GET \/v1\/student\//);
    const person = await Person.signIn(edition, await student());
    const page = await visit.open(edition, { as: person, path: '/student/classes' });
    const other = await page.context().newPage();
    await other.goto('/student/home');
    await expect(other).toHaveURL(/\/student\/home$/);
    const { refreshToken } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').tokenResponse);
    const revoked = page.waitForResponse(/\/v1\/auth\/sign-out$/);
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(w('sign-in:signedOut')).first()).toBeVisible();
    expect((await revoked).ok()).toBe(true);
    await expect(other).toHaveURL(/\/login/);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));
    expect(kept).toMatchObject({ isAuthenticated: false, currentAccountId: -1, tokenResponse: { accessToken: '', refreshToken: '' }, permissions: [] });
    await expect(person.call('POST', '/v1/auth/refreshtoken', { refreshToken })).rejects.toThrow('refresh_refused');
  },
);

inEditions('an ended token is renewed once without leaving the page', { tag: ['@P-SESSION'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^403 GET \/v1\//);
  const page = await visit.open(edition, { as: demonstration[edition].teacher, path: '/application/metadata' });
  await spoilTokens(page, { access: true });
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/refreshtoken')) renewals += 1;
  });
  await page.goto('/teacher/classes');
  await expect(page.getByRole('heading', { level: 1, name: w('classes:page.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: w('classes:create') })).toBeVisible();
  await expect(page).toHaveURL(/\/teacher\/classes$/);
  expect(renewals).toBe(1);
});

inEditions('a session that is over asks to sign in again and returns to the page', { tag: ['@P-SESSION', '@P-PREV'] }, async ({ edition, w, visit }) => {
  visit.expectProblem(/^40[13] GET \/v1\/|^401 POST \/v1\/auth\/refreshtoken/);
  const page = await visit.open(edition, { as: demonstration[edition].teacher, path: '/application/metadata' });
  await spoilTokens(page, { access: true, refresh: true });
  await page.goto('/teacher/classes');
  await expect(page.getByRole('heading', { level: 1, name: w('sign-in:titleAgain') })).toBeVisible();
  await signInByForm(page, w, demonstration[edition].teacher, password);
  await expect(page).toHaveURL(/\/teacher\/classes$/);
  await expect(page.getByRole('button', { name: w('classes:create') })).toBeVisible();
});

/** Breaks the tokens that this browser holds, as time does: the signature of the access token no longer fits. */
function spoilTokens(page: import('@playwright/test').Page, which: { access?: boolean; refresh?: boolean }): Promise<void> {
  return page.evaluate(({ access, refresh }) => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}');
    const spoil = (token: string) => `${token.slice(0, -8)}AAAAAAAA`;
    if (access) auth.tokenResponse.accessToken = spoil(auth.tokenResponse.accessToken);
    if (refresh) auth.tokenResponse.refreshToken = spoil(auth.tokenResponse.refreshToken);
    localStorage.setItem('auth', JSON.stringify(auth));
  }, which);
}
