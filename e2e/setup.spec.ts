import { port } from './support/editions.ts';
import { look } from './support/look.ts';
import { startServer } from './support/own-server.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test('the first start prints a link that makes the first administrator, once (D77)', { tag: ['@P-LOGIN'] }, async ({ visit }) => {
  test.setTimeout(180_000);
  visit.expectProblem(/^4(09|10) POST \/v1\/auth\/setup/);
  const at = port + 61;
  const lines: string[] = [];
  const server = await startServer(at, { env: { DEMO: 'false' }, onLine: (line) => void lines.push(line) });
  try {
    const w = wordsOf('us');
    await expect.poll(() => lines.find((line) => line.includes('/login/setup#'))).toBeDefined();
    const link = lines.find((line) => line.includes('/login/setup#'))?.trim() ?? '';
    const page = await visit.open('us', { at, path: new URL(link).pathname + new URL(link).hash });
    await expect(page.getByRole('heading', { level: 1, name: w('invitations:setup.title') })).toBeVisible();
    await page.getByRole('button', { name: w('invitations:setup.submit') }).click();
    await expect(page.getByLabel(w('invitations:setup.districtName'))).toHaveAccessibleDescription(w('invitations:rules.districtName'));
    await look(page, 'set up, nothing typed');
    await page.getByLabel(w('invitations:setup.districtName')).fill('Cedar Hollow District');
    await page.getByLabel(w('invitations:setup.schoolName')).fill('Cedar Hollow Elementary');
    await page.getByLabel(w('invitations:fields.email')).fill('ines@cedarhollow.example');
    await page.getByLabel(w('invitations:fields.firstName')).fill('Inês');
    await page.getByLabel(w('invitations:fields.lastName')).fill('Albright');
    await page.getByLabel(w('invitations:fields.username')).fill('ines.albright');
    await page.getByLabel(w('new-password:label'), { exact: true }).fill('kites over hills');
    await page.getByLabel(w('new-password:again'), { exact: true }).fill('kites over hills');
    await page.getByRole('button', { name: w('invitations:setup.submit') }).click();
    await expect(page).toHaveURL(/\/analytics\/rosters$/);
    await expect(page.getByRole('banner')).toContainText('Albright');

    const again = await visit.open('us', { at, path: new URL(link).pathname + new URL(link).hash });
    await expect(again.getByRole('heading', { level: 1, name: w('one-time-link:used.title') })).toBeVisible();
    await again.getByRole('link', { name: w('invitations:accept.toSignIn') }).click();
    await signInByForm(again, w, 'ines.albright', 'kites over hills');
    await expect(again).toHaveURL(/\/analytics\/rosters$/);
    await expect(again.getByRole('heading', { name: w('rostering:empty.title') })).toBeVisible();
    // before the server they ask for their pictures
    for (const opened of [page, again]) await opened.close();
  } finally {
    await server.stop();
  }
});
