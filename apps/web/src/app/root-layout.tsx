import { editionOfHost } from '@alba/domain/editions';
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

type TitleKey = keyof typeof en.titles;

/** The frame around every screen, set by the deepest route's handle. */
export function RootLayout() {
  const { t } = useTranslation('app');
  const auth = useSelector((state: RootState) => state.auth);
  const viewer = viewerOf(auth);
  const switchRole = useSwitchRole();
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
      <AuthWatcher />
      <Outlet />
    </Frame>
  );
}
