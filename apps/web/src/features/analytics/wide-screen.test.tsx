import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-screen.tsx';
import { WideScreen } from './wide-screen.tsx';

function givenWidth(isNarrow: boolean): void {
  const none = () => undefined;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: isNarrow, media: query, addEventListener: none, removeEventListener: none }) as unknown as MediaQueryList,
  );
}
const open = () => renderAt(<WideScreen>the page</WideScreen>);

it('asks for a wider device below 768 px, and can be passed, since a magnified screen is narrow too (D46)', async () => {
  givenWidth(true);
  const { user, unmount } = open();
  expect(screen.queryByText('the page')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
  expect(screen.getByText('the page')).toBeVisible();
  unmount();
  // it is not asked again in this visit
  open();
  expect(screen.getByText('the page')).toBeVisible();
});

it('lets a wide screen through', () => {
  givenWidth(false);
  open();
  expect(screen.getByText('the page')).toBeVisible();
});
