import { demonstration } from './support/editions.ts';
import { keyboardOf } from './support/hands.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test('a teacher signs in by keyboard alone', { tag: ['@P-LOGIN'] }, async ({ visit }) => {
  const w = wordsOf('us');
  const page = await visit.open('us', { path: '/login' });
  const hands = keyboardOf(page);
  await hands.type(page.getByLabel(w('sign-in:username')), demonstration.us.teacher);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(w('sign-in:password'), { exact: true })).toBeFocused();
});
