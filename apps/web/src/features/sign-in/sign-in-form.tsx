import { type Session, signIn } from '@alba/contract/auth';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { hostEdition } from '../../lib/edition.ts';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { deviceId } from '../../lib/session/device.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { SignInAlert } from './sign-in-alert.tsx';
import { type Refused, refusedOf } from './sign-in-failure.ts';

/** User name and password. A refusal keeps the name, empties the password and moves focus to the alert. */
export function SignInForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation('sign-in');
  const dispatch = useAppDispatch();
  const [refused, setRefused] = useState<Refused>();
  const alert = useFocusOn(refused);

  const form = useForm({
    initial: { username: '', password: '' },
    validate: ({ username, password }) => ({
      username: username.trim() === '' ? t(($) => $.usernameMissing) : undefined,
      password: password === '' ? t(($) => $.passwordMissing) : undefined,
    }),
    onSubmit: async ({ username, password }) => {
      const { data, error } = await callServer(signIn, { body: { username, password, edition: hostEdition(), deviceId: deviceId() } });
      if (!data) {
        form.reset({ username, password: '' });
        setRefused(refusedOf(error));
        return;
      }
      dispatch(signedIn(data));
      onSignedIn(data);
    },
  });

  return (
    <>
      {refused && <SignInAlert refused={refused} ref={alert} />}
      <form {...form.formProps} className="mt-6 grid gap-5">
        <TextField
          label={t(($) => $.username)}
          {...form.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
        />
        <div>
          <PasswordField label={t(($) => $.password)} {...form.field('password')} maxLength={200} />
          <p className="mt-2 text-right text-sm">
            <Link to={paths.forgotLogin()} className="inline-block py-1.5">
              {t(($) => $.forgot)}
            </Link>
          </p>
          <Button type="submit" size="lg" isBlock isBusy={form.isBusy} className="mt-2">
            {t(($) => $.submit)}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Moves focus to an element each time there is something new to read in it. */
function useFocusOn(news: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined) ref.current?.focus();
  }, [news]);
  return ref;
}
