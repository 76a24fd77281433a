import { editionOfHost } from '@alba/domain/editions';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Outlet, useMatches } from 'react-router';
import { AuthWatcher } from '../features/sign-in/auth-watcher.tsx';
import { useSwitchRole } from '../features/sign-in/use-switch-role.ts';
import { viewerOf } from '../lib/session/viewer.ts';
import type { RootState } from '../lib/store/store.ts';
import { Frame } from './frame/frame.tsx';
import type en from './messages/en.json';
import type { RouteHandle } from './routes.ts';

/** Comes with the first page of somebody who is signed in; sign-in does without it. */
const SessionWatch = lazy(() => import('./frame/with-menus.ts').then((file) => ({ default: file.SessionWatch })));

type TitleKey = keyof typeof en.titles;

/** The frame around every screen, set by the deepest route's handle. */
export function RootLayout() {
  const { t } = useTranslation('app');
  const auth = useSelector((state: RootState) => state.auth);
  const viewer = viewerOf(auth);
  const switchRole = useSwitchRole();
  const [person, setPerson] = useState(0);
  const handle = useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined;
  return (
    <Frame
      template={handle?.template ?? 'standard'}
      title={handle ? t(($) => $.titles[handle.title as TitleKey]) : ''}
      section={handle?.section}
      viewer={viewer}
      edition={viewer?.edition ?? editionOfHost(location.host)}
      onSwitchRole={switchRole}
    >
      <AuthWatcher onSomebodyElse={() => setPerson((count) => count + 1)} />
      {viewer && (viewer.idleMinutes !== undefined || viewer.role === 'student') && (
        <Suspense fallback={null}>
          <SessionWatch key={viewer.personId} name={viewer.displayName} idleMinutes={viewer.idleMinutes} isStudent={viewer.role === 'student'} />
        </Suspense>
      )}
      <Outlet key={person} />
    </Frame>
  );
}
