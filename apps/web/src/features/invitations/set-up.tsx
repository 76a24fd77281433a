import type { Session } from '@alba/contract/auth';
import { openSetup } from '@alba/contract/invitations';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useLinkRefusal } from '../../lib/one-time-link/use-link-refusal.ts';
import { useOpenedLink } from '../../lib/one-time-link/use-opened-link.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { RefusedLink } from '../../ui/refused-link.tsx';
import { SetUpForm } from './set-up-form.tsx';

/** What the link of a first start opens (D77). */
export function SetUp({ token, onSignedIn }: { token: string; onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation('invitations');
  const { opened, error, retry } = useOpenedLink(openSetup, token);
  const refusal = useLinkRefusal(error);
  const isDone = refusalOf(openSetup, error) === 'setup_done';
  if (opened) return <SetUpForm token={token} onSignedIn={onSignedIn} />;
  if (error === undefined) return <LoadingCard />;
  if (refusal || isDone) {
    return (
      <RefusedLink title={refusal?.title ?? t(($) => $.setup.done)} action={<ButtonLink to={paths.login()}>{t(($) => $.accept.toSignIn)}</ButtonLink>}>
        {isDone ? t(($) => $.setup.doneBody) : t(($) => $.setup.again)}
      </RefusedLink>
    );
  }
  return (
    <>
      <h1>{t(($) => $.setup.title)}</h1>
      <FailurePanel error={error} onRetry={retry} />
    </>
  );
}
