import { type LoaderFunction, type RouteObject, redirect } from 'react-router';
import { paths } from '../lib/paths.ts';

/**
 * The pages of `/analytics`; a new one is a new row, and a new area a row of `features/analytics/areas.ts` too. `/analytics` itself leads to
 * the first.
 */
const pages = [
  { path: '/analytics/rosters', title: 'rosters', lazy: () => import('./routes/rosters.tsx') },
  { path: '/analytics/rosters/connections/:connectionId', title: 'rosters', lazy: () => import('./routes/roster-connection.tsx') },
  { path: '/analytics/rosters/runs/:runId', title: 'rosterRun', lazy: () => import('./routes/roster-run.tsx') },
  { path: '/analytics/rosters/people', title: 'mergePeople', lazy: () => import('./routes/merge-people.tsx') },
] as const;

/** Every page behind one gate; another child of `/analytics` is not found (product.md section 2). */
export function analyticsRoutes(gate: LoaderFunction, handle: (title: string) => object): RouteObject[] {
  const onTo =
    (address: string): LoaderFunction =>
    (given) =>
      gate(given) ?? redirect(address);
  return [
    { path: '/analytics', loader: onTo(pages[0].path), handle: handle('analytics') },
    ...pages.map(({ path, title, lazy }): RouteObject => ({ path, loader: gate, handle: handle(title), lazy })),
    { path: '/analytics/*', loader: onTo(paths.notFound()), handle: handle('notFound') },
  ];
}
