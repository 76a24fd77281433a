import { type Session, signIn } from '@alba/contract/auth';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { hostEdition } from '../../lib/edition.ts';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { deviceId } from '../../lib/session/device.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { Button } from '../../ui/button.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { SignInAlert } from './sign-in-alert.tsx';
import { type Refused, refusedOf } from './sign-in-failure.ts';
import { useFocusOn } from './use-focus-on.ts';

export type SignInFormProps = {
  /** Filled in already for somebody who has just set a new password. */
  username?: string;
  onSignedIn: (session: Session) => void;
  /** The password was right and a code is asked for, or no more. */
  onSecondStep?: (isAsked: boolean) => void;
};

/** Fetched by the few whose account asks for it. */
const SecondStepForm = lazy(() => import('./second-step-form.tsx').then((file) => ({ default: file.SecondStepForm })));

/** Signing in with a password, and with a code where the account asks for one. */
export function SignInForm({ username, onSignedIn, onSecondStep }: SignInFormProps) {
  const dispatch = useAppDispatch();
  const [ticket, setTicket] = useState<string>();
  const [returned, setReturned] = useState<Returned>();
  const enter = (session: Session) => {
    dispatch(signedIn(session));
    onSignedIn(session);
  };
  const ask = (next: string | undefined) => {
    setTicket(next);
    onSecondStep?.(next !== undefined);
  };
  const askAgain = (why?: Refused) => {
    setReturned({ why });
    ask(undefined);
  };
  if (ticket === undefined) return <PasswordForm username={username} returned={returned} onEnter={enter} onAsked={ask} />;
  return (
    <Suspense fallback={null}>
      <SecondStepForm ticket={ticket} onSignedIn={enter} onAgain={askAgain} />
    </Suspense>
  );
}

/** Somebody comes back from the second step. */
type Returned = { why: Refused | undefined };
type PasswordFormProps = {
  username: string | undefined;
  returned: Returned | undefined;
  onEnter: (session: Session) => void;
  onAsked: (ticket: string) => void;
};

/** User name and password. A refusal keeps the name, empties the password and moves focus to the alert. */
function PasswordForm({ username: known = '', returned, onEnter, onAsked }: PasswordFormProps) {
  const { t } = useTranslation('sign-in');
  const [refused, setRefused] = useState(returned?.why);
  const alert = useFocusOn(refused);

  const form = useForm({
    initial: { username: known, password: '' },
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
      if ('secondStep' in data) return onAsked(data.secondStep.ticket);
      onEnter(data);
    },
  });
  const { id: nameId } = form.field('username');
  const startsAtName = returned !== undefined && returned.why === undefined;
  useEffect(() => {
    if (startsAtName) focusField(nameId);
  }, [startsAtName, nameId]);

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
