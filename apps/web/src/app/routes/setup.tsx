import { useTranslation } from 'react-i18next';
import { SetUp } from '../../features/invitations/set-up.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { useEnterByLink } from './use-enter-by-link.ts';

await needMessages('invitations', 'new-password', 'one-time-link', 'failure');

/** `/login/setup`: what the link of a first start opens (D77). Whoever made their account is signed in with it. */
export function Component() {
  const { t } = useTranslation('invitations');
  return (
    <BarePage title={t(($) => $.setup.title)}>
      <SetUp {...useEnterByLink()} />
    </BarePage>
  );
}
