import type { AccountSettings } from '@alba/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import type { Language } from '../../lib/i18n/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useUpdateAccountMutation } from './api.ts';

type Props = TextFieldProps & { name: 'email' | 'schoolEmail'; stored: AccountSettings['email'] };

/** An address of the account. One that waits for its owner's word stands under it, with the ways to hurry it or to let it go. */
export function EmailField({ stored, name, ...field }: Props) {
  return (
    <div>
      <TextField {...field} name={name} type="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
      {stored.pending !== undefined && <Pending name={name} pending={stored.pending} current={stored.current ?? ''} />}
    </div>
  );
}

function Pending({ name, pending, current }: { name: Props['name']; pending: string; current: string }) {
  const { t, i18n } = useTranslation('account');
  const [update] = useUpdateAccountMutation();
  const [busy, setBusy] = useState<'again' | 'cancel'>();
  const wordsOf = useWordsOfFailure();
  const send = async (what: 'again' | 'cancel') => {
    setBusy(what);
    const { error } = await update({ body: { [name]: what === 'again' ? pending : current, language: i18n.language as Language } });
    setBusy(undefined);
    if (error) showToast({ status: 'danger', ...wordsOf(error) });
    else showToast({ status: 'success', title: what === 'again' ? t(($) => $.pending.sent) : t(($) => $.pending.cancelled) });
  };
  return (
    <Alert
      status="info"
      className="mt-3 wrap-anywhere"
      title={t(($) => $.pending.title, { email: pending })}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" isBusy={busy === 'again'} onClick={() => send('again')}>
            {t(($) => $.pending.again)}
          </Button>
          <Button size="sm" variant="ghost" isBusy={busy === 'cancel'} onClick={() => send('cancel')}>
            {t(($) => $.pending.cancel)}
          </Button>
        </div>
      }
    >
      <p>{t(($) => $.pending.body)}</p>
    </Alert>
  );
}
