import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ErrorPanel } from './empty-state.tsx';

function Page() {
  const [hasFailed, setFailed] = useState(true);
  return <main tabIndex={-1}>{hasFailed ? <ErrorPanel onRetry={() => setFailed(false)} /> : <p>The lessons</p>}</main>;
}

it('leaves its focus to the page when trying again helped', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The lessons')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
