import { confirmEmail } from '@alba/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import type { Language } from '../../lib/i18n/index.ts';
import { useLinkRefusal } from '../../lib/one-time-link/use-link-refusal.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';

/** What the link of a confirmation opens. A press is needed: programs that look into messages open links, but press nothing. */
export function ConfirmEmail({ token }: { token: string }) {
  const { t, i18n } = useTranslation('account');
  const [state, setState] = useState<{ isBusy?: boolean; isDone?: boolean; error?: unknown }>({});
  const refusal = useLinkRefusal(state.error);
  const confirm = async () => {
    setState({ isBusy: true });
    const { data, error } = await callServer(confirmEmail, { body: { token: token || '-', language: i18n.language as Language } });
    setState({ isDone: data !== undefined, error });
  };
  return (
    <>
      <h1>{t(($) => $.confirmEmail.title)}</h1>
      <div role="status">
        {state.isDone && (
          <Alert status="success" className="mt-6" title={t(($) => $.confirmEmail.done)}>
            <p>{t(($) => $.confirmEmail.doneBody)}</p>
          </Alert>
        )}
      </div>
      {state.isDone ? (
        <p className="mt-6">
          <ButtonLink to={paths.home()}>{t(($) => $.confirmEmail.home)}</ButtonLink>
        </p>
      ) : refusal ? (
        <Alert
          status="danger"
          isLive
          className="mt-6"
          title={refusal.title}
          action={<ButtonLink to={paths.account()}>{t(($) => $.confirmEmail.toAccount)}</ButtonLink>}
        >
          <p>{refusal.body}</p>
        </Alert>
      ) : (
        <>
          <p className="mt-2 mb-6 text-soft">{t(($) => $.confirmEmail.body)}</p>
          {state.error !== undefined && <FailureAlert error={state.error} title={t(($) => $.confirmEmail.failed)} />}
          <Button className="mt-4" size="lg" isBusy={state.isBusy} onClick={confirm}>
            {t(($) => $.confirmEmail.confirm)}
          </Button>
        </>
      )}
    </>
  );
}
