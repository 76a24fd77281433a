import { openRecoveryLink } from '@alba/contract/recovery';
import { useTranslation } from 'react-i18next';
import { useLinkRefusal } from '../../lib/one-time-link/use-link-refusal.ts';
import { useOpenedLink } from '../../lib/one-time-link/use-opened-link.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { RefusedLink } from '../../ui/refused-link.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

/** What a recovery link opens: a new password for its account, or why it opens nothing and the way on. */
export function SetPassword({ token, onSet }: { token: string; onSet: (username: string) => void }) {
  const { t } = useTranslation('recovery');
  const { opened, error, retry } = useOpenedLink(openRecoveryLink, token);
  const refusal = useLinkRefusal(error);
  if (opened) return <SetPasswordForm token={token} account={opened} onSet={onSet} />;
  if (error === undefined) return <LoadingCard />;
  if (!refusal) {
    return (
      <>
        <h1>{t(($) => $.set.title)}</h1>
        <FailurePanel error={error} onRetry={retry} />
      </>
    );
  }
  return (
    <RefusedLink title={refusal.title} action={<ButtonLink to={paths.forgotLogin()}>{t(($) => $.set.askAgain)}</ButtonLink>}>
      {refusal.body}
    </RefusedLink>
  );
}
