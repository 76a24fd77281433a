import type { Session } from '@alba/contract/auth';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AcceptInvitation } from '../../features/invitations/accept-invitation.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { useLinkToken } from '../../lib/one-time-link/use-link-token.ts';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { BarePage } from '../frame/bare-page.tsx';

await needMessages('invitations', 'new-password', 'one-time-link', 'failure');

/** `/login/invitation`: what the link of an invitation opens. Whoever made their account is signed in with it. */
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
    <BarePage title={t(($) => $.accept.title)}>
      <AcceptInvitation token={token} onSignedIn={enter} />
    </BarePage>
  );
}
