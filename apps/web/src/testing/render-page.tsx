import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { store } from '../lib/store/store.ts';
import { ToastRegion } from '../ui/toast-region.tsx';

/** Renders a part with the store, the router and the notices around it. `routes` gives some addresses gates or pages of their own. */
export function renderPage(part: ReactNode, { at = '/', routes = [] }: { at?: string; routes?: RouteObject[] } = {}) {
  const element = (
    <>
      {part}
      <ToastRegion />
    </>
  );
  const router = createMemoryRouter([...routes, { path: '*', element }], { initialEntries: [at] });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...view, router, user: userEvent.setup() };
}
