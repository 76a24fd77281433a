import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SelectionTray } from './selection-tray.tsx';

function List() {
  const [count, setCount] = useState(2);
  return (
    <>
      <h2 id="list" tabIndex={-1}>
        Lessons
      </h2>
      <SelectionTray label={`${count} chosen`} count={count} thumbs={[]} onClear={() => setCount(0)} fallbackFocusId="list">
        <button type="button">Assign</button>
      </SelectionTray>
    </>
  );
}

it('gives its focus to the list when it goes', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lessons' })).toHaveFocus());
});
