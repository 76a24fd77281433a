import { accountRules } from '@alba/domain/accounts';
import { useTranslation } from 'react-i18next';
import type { NewPasswordWords } from '../../lib/new-password/use-new-password.ts';
import { Alert } from '../../ui/alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { useForm } from '../../ui/use-form.ts';
import type { OwnAccount } from './own-account.ts';

type Props = { form: Pick<ReturnType<typeof useForm<OwnAccount>>, 'field' | 'values'>; words: NewPasswordWords; ownWords: readonly string[] };

/** Who somebody is and how they sign in: the same for an invitation and for the first administrator. */
export function OwnAccountFields({ form, words, ownWords }: Props) {
  const { t } = useTranslation('invitations');
  const advice = words.adviceOn(form.values.password, { username: form.values.username, ownWords });
  const { min, max } = accountRules.username;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t(($) => $.fields.firstName)} {...form.field('firstName')} autoComplete="given-name" />
        <TextField label={t(($) => $.fields.lastName)} {...form.field('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        label={t(($) => $.fields.username)}
        hint={t(($) => $.fields.usernameHint, { min, max })}
        {...form.field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <PasswordField label={words.label} hint={words.hint} {...form.field('password')} autoComplete="new-password" maxLength={200} />
        <div role="status">{advice && <Alert status="warning" className="mt-2" title={advice} />}</div>
      </div>
      <PasswordField label={words.again} hint={words.againHint} {...form.field('again')} autoComplete="new-password" maxLength={200} />
    </>
  );
}
