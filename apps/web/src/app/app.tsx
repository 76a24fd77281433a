import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { store } from '../lib/store/store.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { FirstLoading } from './frame/slow-route.tsx';
import { RootLayout } from './root-layout.tsx';
import { screens } from './routes.ts';

const router = createBrowserRouter([
  {
    element: <RootLayout />,
    HydrateFallback: FirstLoading,
    errorElement: <ErrorPage />,
    children: [{ errorElement: <ErrorPage />, children: screens }],
  },
]);

export function App() {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
