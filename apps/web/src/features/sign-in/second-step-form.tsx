import type { Session } from '@alba/contract/auth';
import { signInWithSecondStep } from '@alba/contract/second-step';
import { readSecondStepCode } from '@alba/domain/second-step';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { deviceId } from '../../lib/session/device.ts';
import { Button } from '../../ui/button.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { stepRefusedOf } from './second-step-failure.ts';
import { SignInAlert } from './sign-in-alert.tsx';
import type { Refused } from './sign-in-failure.ts';
import { useFocusOn } from './use-focus-on.ts';

// fetched by the few who need them
await needMessages('second-step');

export type SecondStepFormProps = {
  ticket: string;
  onSignedIn: (session: Session) => void;
  /** The ticket is over, or the person wants to begin again. */
  onAgain: (why?: Refused) => void;
};

/** After the password: the code of an app, or a recovery code. */
export function SecondStepForm({ ticket, onSignedIn, onAgain }: SecondStepFormProps) {
  const { t } = useTranslation('second-step');
  const [refused, setRefused] = useState<Refused>();
  const alert = useFocusOn(refused);
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: readSecondStepCode(code) ? undefined : t(($) => $.codeShape) }),
    onSubmit: async ({ code }) => {
      const { data, error } = await callServer(signInWithSecondStep, { body: { ticket, code, deviceId: deviceId() } });
      if (data) return onSignedIn(data);
      const why = stepRefusedOf(error);
      if (why.words === 'stepExpired') return onAgain(why);
      form.reset();
      setRefused(why);
    },
  });
  const { id } = form.field('code');
  useEffect(() => focusField(id), [id]);

  return (
    <>
      {refused && <SignInAlert refused={refused} ref={alert} />}
      <form {...form.formProps} className="mt-6 grid gap-5">
        <h2 className="text-xl">{t(($) => $.signIn.title)}</h2>
        <TextField
          label={t(($) => $.signIn.code)}
          hint={t(($) => $.signIn.hint)}
          {...form.field('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          isCode
        />
        <Button type="submit" size="lg" isBlock isBusy={form.isBusy}>
          {t(($) => $.signIn.submit)}
        </Button>
        <p className="text-sm text-soft">{t(($) => $.signIn.lost)}</p>
        <Button variant="ghost" onClick={() => onAgain()}>
          {t(($) => $.signIn.again)}
        </Button>
      </form>
    </>
  );
}
