import type { Role } from '@alba/domain/accounts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AboutForm } from './username-field.tsx';

type EmailFieldsProps = {
  form: AboutForm;
  role: Role;
  problem: 'emailExists' | 'emailGoogle' | undefined;
  /** Where to go on after signing in instead: the class stays known (D32). */
  returnTo: string | undefined;
};

/** A student may give an e-mail, a teacher must. One that has an account offers the way in to it. */
export function EmailFields({ form, role, problem, returnTo }: EmailFieldsProps) {
  const { t } = useTranslation('sign-up');
  const name = role === 'student' ? 'email' : 'facultyEmail';
  const isTold = problem !== undefined && form.errors[name] === t(($) => $.errors[problem]);
  const common = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 } as const;
  return (
    <>
      <div>
        <TextField
          {...common}
          label={role === 'student' ? t(($) => $.about.email) : t(($) => $.about.facultyEmail)}
          hint={role === 'student' ? t(($) => $.about.emailHint) : t(($) => $.about.facultyEmailHint)}
          isOptional={role === 'student'}
          {...form.field(name)}
          autoComplete="email"
        />
        {isTold && (
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold">
            {problem === 'emailGoogle' ? (
              <Link to={paths.signInWith('google')}>{t(($) => $.about.signInGoogle)}</Link>
            ) : (
              <>
                <Link to={paths.login(returnTo)}>{t(($) => $.signIn)}</Link>
                <Link to={paths.forgotLogin()}>{t(($) => $.about.recover)}</Link>
              </>
            )}
          </p>
        )}
      </div>
      {role === 'teacher' && (
        <TextField {...common} label={t(($) => $.about.schoolEmail)} hint={t(($) => $.about.schoolEmailHint)} isOptional {...form.field('schoolEmail')} />
      )}
    </>
  );
}
