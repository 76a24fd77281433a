import type { ReplyOf } from '@alba/contract/endpoint';
import { type openRecoveryLink, setPasswordByLink } from '@alba/contract/recovery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import type { Language } from '../../lib/i18n/index.ts';
import { useNewPassword } from '../../lib/new-password/use-new-password.ts';
import { useLinkRefusal } from '../../lib/one-time-link/use-link-refusal.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

type Props = { token: string; account: ReplyOf<typeof openRecoveryLink>; onSet: (username: string) => void };

/** The new password, typed twice. The user name stands there too, for readers and for password managers. */
export function SetPasswordForm({ token, account, onSet }: Props) {
  const { t, i18n } = useTranslation('recovery');
  const { username, role, minPasswordLength } = account;
  const words = useNewPassword({ role, minLength: minPasswordLength });
  const [error, setError] = useState<unknown>();
  const form = useForm({
    initial: { password: '', again: '' },
    validate: ({ password, again }) => ({ password: words.problemOf(password, account), again: words.mismatchOf(password, again) }),
    onSubmit: async ({ password }) => {
      const { data, error: failure } = await callServer(setPasswordByLink, { body: { token, password, language: i18n.language as Language } });
      if (data) {
        onSet(data.username);
        return {};
      }
      const refused = words.refusedOf(failure, 'password');
      setError(refused ? undefined : failure);
      return { password: refused };
    },
  });
  const advice = words.adviceOn(form.values.password, account);
  return (
    <>
      <h1>{t(($) => $.set.title)}</h1>
      <p className="mt-2 text-soft">{t(($) => $.set.intro)}</p>
      <form {...form.formProps} className="mt-6 grid gap-5">
        {form.summary.errors.length > 1 && <FormErrorSummary {...form.summary} />}
        {error !== undefined && <SaveFailure error={error} />}
        <TextField label={t(($) => $.set.username)} value={username} readOnly autoComplete="username" translate="no" />
        <div>
          <PasswordField label={words.label} hint={words.hint} {...form.field('password')} autoComplete="new-password" maxLength={200} />
          <div role="status">{advice && <Alert status="warning" className="mt-2" title={advice} />}</div>
        </div>
        <PasswordField label={words.again} hint={words.againHint} {...form.field('again')} autoComplete="new-password" maxLength={200} />
        <Button type="submit" size="lg" isBlock isBusy={form.isBusy}>
          {t(($) => $.set.submit)}
        </Button>
      </form>
    </>
  );
}

/** The link may have come to its end while the password was typed. */
function SaveFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('recovery');
  const refusal = useLinkRefusal(error);
  if (!refusal) return <FailureAlert error={error} title={t(($) => $.set.failed)} />;
  return (
    <Alert
      status="danger"
      isLive
      title={refusal.title}
      action={
        <ButtonLink variant="secondary" to={paths.forgotLogin()}>
          {t(($) => $.set.askAgain)}
        </ButtonLink>
      }
    >
      <p>{refusal.body}</p>
    </Alert>
  );
}
