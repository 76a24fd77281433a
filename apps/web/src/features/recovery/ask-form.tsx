import { askRecovery } from '@alba/contract/recovery';
import { brokenRule } from '@alba/domain/accounts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { hostEdition } from '../../lib/edition.ts';
import type { Language } from '../../lib/i18n/index.ts';
import { deviceId } from '../../lib/session/device.ts';
import { timings } from '../../lib/timings.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

/** One e-mail address. What is answered says nothing about whose it is, so the words are the same for every address. */
export function AskForm() {
  const { t, i18n } = useTranslation('recovery');
  const [error, setError] = useState<unknown>();
  const [sent, setSent] = useState<{ email: string; times: number }>();

  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: email.trim() === '' ? t(($) => $.ask.emailMissing) : brokenRule('email', email) && t(($) => $.ask.emailWrong) }),
    onSubmit: async ({ email }) => {
      const asked = email.trim();
      const body = { email: asked, edition: hostEdition(), language: i18n.language as Language, deviceId: deviceId() };
      const { data, error: failure } = await callServer(askRecovery, { body });
      setError(failure);
      if (data) setSent((before) => ({ email: asked, times: (before?.times ?? 0) + 1 }));
    },
  });
  const isSame = sent !== undefined && sent.email === form.values.email.trim();
  const isTooSoon = useJustSent(sent) && isSame;

  return (
    <>
      <div role="status">
        {sent && error === undefined && (
          <Alert key={sent.times} status="success" className="mt-6 wrap-anywhere" title={t(($) => $.ask.sentTitle)}>
            <p>{t(($) => $.ask.sentBody, { email: sent.email })}</p>
          </Alert>
        )}
      </div>
      {error !== undefined && (
        <div className="mt-6">
          <FailureAlert error={error} title={t(($) => $.ask.failed)} />
        </div>
      )}
      <form {...form.formProps} className="mt-6 grid gap-4">
        <TextField
          label={t(($) => $.ask.email)}
          {...form.field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <Button
          type="submit"
          size="lg"
          isBlock
          variant={isSame ? 'secondary' : 'primary'}
          isBusy={form.isBusy}
          aria-disabled={isTooSoon || undefined}
          aria-describedby={isTooSoon ? 'again-soon' : undefined}
        >
          {isSame ? t(($) => $.ask.sendAgain) : t(($) => $.ask.send)}
        </Button>
        {isTooSoon && (
          <p id="again-soon" className="text-sm text-soft">
            {t(($) => $.ask.againSoon)}
          </p>
        )}
      </form>
    </>
  );
}

/** True for half a minute after each sending: the message needs a moment, and so does its reader. */
function useJustSent(sent: object | undefined): boolean {
  const [isOver, setOver] = useState<object>();
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setOver(sent), timings.sendAgain);
    return () => clearTimeout(timer);
  }, [sent]);
  return sent !== undefined && isOver !== sent;
}
