import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Renders a part at an address, with a person to act on it. Every address shows it, so that links can be followed. */
export function renderAt(part: ReactNode, { at = '/' }: { at?: string } = {}) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  return { ...render(<RouterProvider router={router} />), router, user: userEvent.setup() };
}
