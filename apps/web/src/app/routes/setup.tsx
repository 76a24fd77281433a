import type { Session } from '@alba/contract/auth';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SetUp } from '../../features/invitations/set-up.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { useLinkToken } from '../../lib/one-time-link/use-link-token.ts';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { BarePage } from '../frame/bare-page.tsx';

await needMessages('invitations', 'new-password', 'one-time-link', 'failure');

/** `/login/setup`: what the link of a first start opens (D77). Whoever made their account is signed in with it. */
export function Component() {
  const { t } = useTranslation('invitations');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const token = useLinkToken();
  const enter = (session: Session) => {
    dispatch(signedIn(session));
    navigate(paths.home(), { replace: true });
  };
  return (
    <BarePage title={t(($) => $.setup.title)}>
      <SetUp token={token} onSignedIn={enter} />
    </BarePage>
  );
}
