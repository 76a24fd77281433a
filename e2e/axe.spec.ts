import { AxeBuilder } from '@axe-core/playwright';
import { expect, inEditions } from './support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

inEditions('axe finds nothing on the sign-in page', { tag: ['@P-LOGIN'] }, async ({ edition, w, visit }) => {
  const page = await visit.open(edition, { path: '/login' });
  await expect(page.getByLabel(w('sign-in:username'))).toBeVisible();
  expect((await new AxeBuilder({ page }).withTags(tags).analyze()).violations).toEqual([]);
});
