import { myAccount } from '@alba/contract/account';
import type { Session } from '@alba/contract/auth';
import type { ReplyOf } from '@alba/contract/endpoint';
import { completeAccount } from '@alba/contract/sign-up';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { isCallError } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { wordsOfField, wordsOfIssues } from './field-words.ts';

type Account = ReplyOf<typeof myAccount>;
type Missing = 'firstName' | 'lastName' | 'facultyEmail';

/** Holds somebody who is signed in until their account has what it must have (P-COMPLETE). */
export function CompleteAccount({ onCompleted }: { onCompleted: (session: Session) => void }) {
  const { t } = useTranslation('sign-up');
  const { account, failure, load } = useAccount();
  const failed = useFailureWords(failure);
  return (
    <>
      {account && <Steps account={account} />}
      <h1 className="mt-6">{t(($) => $.complete.title)}</h1>
      {failed && (
        <Alert status="danger" isLive title={failed.title} className="mt-5" action={<Button onClick={load}>{t(($) => $.complete.retry)}</Button>}>
          <p>{failed.body}</p>
        </Alert>
      )}
      {!account && !failed && <LoadingCard />}
      {account && <CompleteForm account={account} onCompleted={onCompleted} />}
    </>
  );
}

function useAccount() {
  const [account, setAccount] = useState<Account>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(async () => {
    setFailure(undefined);
    const { data, error } = await callServer(myAccount, {});
    setAccount(data);
    setFailure(error);
  }, []);
  useEffect(() => void load(), [load]);
  return { account, failure, load };
}

/** Role and school are known; what is missing is about the person. */
function Steps({ account: { role, schoolName } }: { account: Account }) {
  const { t } = useTranslation('sign-up');
  const steps = [
    { id: 'role', name: t(($) => $.steps.role), summary: t(($) => $.steps[role]) },
    { id: 'school', name: t(($) => $.steps.school), summary: schoolName },
    { id: 'about', name: t(($) => $.steps.about), summary: t(($) => $.complete.summary) },
  ];
  return <Stepper label={t(($) => $.steps.label)} steps={steps} current={2} />;
}

const fieldOf = { firstName: 'firstName', lastName: 'lastName', email: 'facultyEmail' } as const;

function CompleteForm({ account, onCompleted }: { account: Account; onCompleted: (session: Session) => void }) {
  const { t } = useTranslation('sign-up');
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<unknown>();
  const failed = useFailureWords(failure);
  const missing = account.missing.flatMap((what): Missing[] => (what === 'role' ? [] : [fieldOf[what]]));
  const form = useForm({
    initial: { firstName: '', lastName: '', facultyEmail: '' },
    validate: (values) => Object.fromEntries(missing.map((field) => [field, wordsOfField(t, field, values[field])])),
    onSubmit: async (values) => {
      setFailure(undefined);
      const given = Object.fromEntries(missing.map((field) => [field, values[field].trim()]));
      const { refreshToken } = store.getState().auth.tokenResponse;
      const { data, error } = await callServer(completeAccount, { body: { ...given, refreshToken } });
      if (data) {
        dispatch(signedIn(data));
        return void onCompleted(data);
      }
      const words = isCallError(error) && 'data' in error ? wordsOfIssues(t, error.data?.issues) : undefined;
      if (!words) setFailure(error);
      return words;
    },
  });
  const isMissing = (field: Missing) => missing.includes(field);
  const lastName = account.role === 'student' ? t(($) => $.about.lastNameOrInitial) : t(($) => $.about.lastName);
  return (
    <>
      <p className="mt-3 text-lg text-soft">{t(($) => $.complete.body)}</p>
      <form {...form.formProps} className="mt-6 grid gap-5">
        <FormErrorSummary {...form.summary} />
        {isMissing('firstName') && <TextField label={t(($) => $.about.firstName)} {...form.field('firstName')} autoComplete="given-name" maxLength={60} />}
        {isMissing('lastName') && <TextField label={lastName} {...form.field('lastName')} autoComplete="family-name" maxLength={60} />}
        {isMissing('facultyEmail') && (
          <TextField
            label={t(($) => $.about.facultyEmail)}
            hint={t(($) => $.about.facultyEmailHint)}
            {...form.field('facultyEmail')}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            autoComplete="email"
          />
        )}
        {failed && (
          <Alert status="danger" isLive title={failed.title}>
            <p>{failed.body}</p>
          </Alert>
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p>
            {t(($) => $.complete.notYou, { username: account.username })} <Link to={paths.logout()}>{t(($) => $.complete.signOut)}</Link>
          </p>
          <Button type="submit" size="lg" isBusy={form.isBusy}>
            {t(($) => $.complete.submit)}
          </Button>
        </div>
      </form>
    </>
  );
}
