import type { Role } from '@alba/domain/accounts';
import { type Edition, editions } from '@alba/domain/editions';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { cardSecretIn } from '../features/pupil-sign-in/card-text.ts';
import { leaveNotice } from '../features/sign-in/notice.ts';
import { type Viewer, viewerOf } from '../lib/session/viewer.ts';
import { store } from '../lib/store/store.ts';
import { safePreviousPath } from './previous-path.ts';

/** Where a role starts its day. The teacher's home is `/` itself. */
export const homeOf: Record<Role, string> = { student: '/student/home', teacher: '/', admin: '/analytics' };

export type Gate = { roles?: readonly Role[]; allows?: (edition: Edition) => boolean };

/**
 * Loader of a private route: a refused visitor downloads nothing of the page. Signed out goes to login and comes back;
 * a wrong role goes to its own home; a page that an edition does not have is not found (section 2, gating).
 */
export function gate({ roles, allows }: Gate = {}) {
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>): Response | null => {
    const url = new URL(request.url);
    const viewer = currentViewer();
    if (!viewer && store.getState().auth.isAuthenticated) leaveNotice('token-unreadable');
    if (!viewer || !mayEnter(viewer)) return redirect(loginPath(url));
    if (!viewer.isComplete && url.pathname !== '/login/completeaccount') return redirect('/login/completeaccount');
    if (roles && !roles.includes(viewer.role)) return redirect(homeOf[viewer.role]);
    if (allows && !allows(editions[viewer.edition])) return redirect('/not-found');
    return null;
  };
}

/** Product.md section 2: a person without a valid last sign-in date goes to login; an administrator needs none. */
const mayEnter = (viewer: Viewer) => viewer.role === 'admin' || viewer.hasSignedInBefore;

/** `/`: signed out to login; a student or an administrator to their own home; a teacher stays. */
export function homeGate(given: Pick<LoaderFunctionArgs, 'request'>): Response | null {
  const home = homeOf[currentViewer()?.role ?? 'teacher'];
  return home === '/' ? gate()(given) : redirect(home);
}

export function currentViewer(): Viewer | undefined {
  return viewerOf(store.getState().auth);
}

export function loginPath(from: { pathname: string; search: string }): string {
  const path = safePreviousPath(from.pathname + from.search);
  return path === '/' ? '/login' : `/login?previousPath=${encodeURIComponent(path)}`;
}

/** Login is for the signed out; a signed-in visitor goes on. */
export function signedOutOnly({ request }: Pick<LoaderFunctionArgs, 'request'>): Response | null {
  const viewer = currentViewer();
  // whoever a gate sends here must be able to stay, or the two would redirect for ever
  if (!viewer || !mayEnter(viewer)) return null;
  const wanted = safePreviousPath(new URL(request.url).searchParams.get('previousPath') ?? '/');
  return redirect(wanted === '/' ? homeOf[viewer.role] : wanted);
}

/** Sign-in by card is for the signed out too, but a card that opened the page counts before whoever was left signed in on the device. */
export function cardGate(given: Pick<LoaderFunctionArgs, 'request'>): Response | null {
  return cardSecretIn(location.hash) === undefined ? signedOutOnly(given) : null;
}
