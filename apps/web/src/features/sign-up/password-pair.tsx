import type { Role } from '@alba/domain/accounts';
import { isShortForStaff, staffAdvisedLength } from '@alba/domain/new-account';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AboutForm } from './username-field.tsx';

type PasswordPairProps = { form: AboutForm; role: Role; limit: { min: number; max: number } };

/** The password and once more the same. Teachers are told, not made, to take a longer one (D8). */
export function PasswordPair({ form, role, limit }: PasswordPairProps) {
  const { t } = useTranslation('sign-up');
  const { password, confirm } = form.values;
  const isShort = isShortForStaff(password, role);
  return (
    <div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PasswordField
          label={t(($) => $.about.password)}
          hint={t(($) => $.about.passwordHint, limit)}
          {...form.field('password')}
          autoComplete="new-password"
          maxLength={100}
        />
        <TextField
          type="password"
          label={t(($) => $.about.confirm)}
          hint={t(($) => $.about.confirmHint)}
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
        {isShort ? t(($) => $.about.shortForStaff, { length: staffAdvisedLength }) : ''}
      </p>
    </div>
  );
}
