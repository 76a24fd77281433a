import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NewPasswordWords } from '../../lib/new-password/use-new-password.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AboutForm } from './username-field.tsx';

type PasswordPairProps = { form: AboutForm; words: NewPasswordWords; ownWords: readonly string[] };

/** The password and once more the same. Teachers are told, not made, to take a longer one (D8). */
export function PasswordPair({ form, words, ownWords }: PasswordPairProps) {
  const { t } = useTranslation('sign-up');
  const { username, password, confirm } = form.values;
  return (
    <div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PasswordField label={t(($) => $.about.password)} hint={words.hint} {...form.field('password')} autoComplete="new-password" maxLength={100} />
        <TextField
          type="password"
          label={words.again}
          hint={words.againHint}
          {...form.field('confirm')}
          autoComplete="new-password"
          maxLength={100}
          action={
            confirm !== '' &&
            confirm === password && (
              <span className="grid size-11 flex-none place-items-center text-success">
                <Check size={20} role="img" aria-label={t(($) => $.about.matches)} />
              </span>
            )
          }
        />
      </div>
      <p role="status" className="mt-2 text-sm text-warning empty:hidden">
        {words.adviceOn(password, { username, ownWords })}
      </p>
    </div>
  );
}
