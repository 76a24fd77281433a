import { useTranslation } from 'react-i18next';
import { AcceptInvitation } from '../../features/invitations/accept-invitation.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { useEnterByLink } from './use-enter-by-link.ts';

await needMessages('invitations', 'new-password', 'one-time-link', 'failure');

/** `/login/invitation`: what the link of an invitation opens. Whoever made their account is signed in with it. */
export function Component() {
  const { t } = useTranslation('invitations');
  return (
    <BarePage title={t(($) => $.accept.title)}>
      <AcceptInvitation {...useEnterByLink()} />
    </BarePage>
  );
}
