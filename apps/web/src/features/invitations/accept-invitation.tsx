import type { Session } from '@alba/contract/auth';
import { openInvitation } from '@alba/contract/invitations';
import { useTranslation } from 'react-i18next';
import { useLinkRefusal } from '../../lib/one-time-link/use-link-refusal.ts';
import { useOpenedLink } from '../../lib/one-time-link/use-opened-link.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { RefusedLink } from '../../ui/refused-link.tsx';
import { AcceptForm } from './accept-form.tsx';

/** What the link of an invitation opens: the form for one's own account, or why it opens nothing. */
export function AcceptInvitation({ token, onSignedIn }: { token: string; onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation('invitations');
  const { opened, error, retry } = useOpenedLink(openInvitation, token);
  const refusal = useLinkRefusal(error);
  if (opened) return <AcceptForm token={token} invitation={opened} onSignedIn={onSignedIn} />;
  if (error === undefined) return <LoadingCard />;
  if (refusal) {
    return (
      <RefusedLink title={refusal.title} action={<ButtonLink to={paths.login()}>{t(($) => $.accept.toSignIn)}</ButtonLink>}>
        {t(($) => $.accept.askAgain)}
      </RefusedLink>
    );
  }
  return (
    <>
      <h1>{t(($) => $.accept.title)}</h1>
      <FailurePanel error={error} onRetry={retry} />
    </>
  );
}
