import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Segmented } from './segmented.tsx';

it('says a count apart from its word', () => {
  render(
    <Segmented
      label="Show"
      value="todo"
      onChange={() => undefined}
      options={[
        { value: 'todo', label: 'To do', count: 2 },
        { value: 'done', label: 'Done' },
      ]}
    />,
  );
  expect(screen.getByRole('button', { name: 'To do, 2' })).toHaveTextContent('To do2');
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
});
