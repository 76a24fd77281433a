import type { Session } from '@alba/contract/auth';
import { setUpInstallation } from '@alba/contract/invitations';
import { type EditionId, editionIds } from '@alba/domain/editions';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { isCallError, refusalOf } from '../../lib/api/refusal-of.ts';
import { hostEdition } from '../../lib/edition.ts';
import { type NewPasswordWords, useNewPassword } from '../../lib/new-password/use-new-password.ts';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { emptyAccount, fieldProblem } from './own-account.ts';
import { OwnAccountFields } from './own-account-fields.tsx';

const longestName = 80;
const emptySetup = () => ({ ...emptyAccount, edition: hostEdition() as string, districtName: '', schoolName: '', email: '' });
type Values = ReturnType<typeof emptySetup>;

/** The first district, its first school and the administrator's own account, in one form. */
export function SetUpForm({ token, onSignedIn }: { token: string; onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation('invitations');
  const [error, setError] = useState<unknown>();
  const words = useNewPassword({ role: 'admin' });
  const form = useForm({
    initial: emptySetup(),
    validate: (values) => problemsOf(values, words, t),
    onSubmit: async ({ again: _again, edition, ...values }) => {
      const { data, error: failure } = await callServer(setUpInstallation, { body: { token, edition: edition as EditionId, ...values } });
      if (data) {
        onSignedIn(data);
        return {};
      }
      const refused = refusedOf(failure, words, t);
      setError(Object.values(refused).some(Boolean) ? undefined : failure);
      return refused;
    },
  });
  return (
    <>
      <h1>{t(($) => $.setup.title)}</h1>
      <p className="mt-2 text-soft">{t(($) => $.setup.intro)}</p>
      <form {...form.formProps} className="mt-6 grid gap-5">
        {form.summary.errors.length > 1 && <FormErrorSummary {...form.summary} />}
        {error !== undefined && <FailureAlert error={error} title={t(($) => $.setup.failed)} />}
        <h2>{t(($) => $.setup.institution)}</h2>
        <Select
          label={t(($) => $.setup.edition)}
          hint={t(($) => $.setup.editionHint)}
          options={editionIds.map((id) => ({ value: id, label: t(($) => $.setup.editions[id]) }))}
          {...form.field('edition')}
        />
        <TextField label={t(($) => $.setup.districtName)} {...form.field('districtName')} autoComplete="off" />
        <TextField label={t(($) => $.setup.schoolName)} {...form.field('schoolName')} autoComplete="off" />
        <h2>{t(($) => $.setup.account)}</h2>
        <TextField label={t(($) => $.fields.email)} {...form.field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        <OwnAccountFields form={form as never} words={words} ownWords={namesIn(form.values)} />
        <Button type="submit" size="lg" isBlock isBusy={form.isBusy}>
          {t(($) => $.setup.submit)}
        </Button>
      </form>
    </>
  );
}

const namesIn = ({ districtName, schoolName }: Values) => [districtName, schoolName];

function problemsOf(values: Values, words: NewPasswordWords, t: TFunction<'invitations'>) {
  const name = (value: string, missing: string) => {
    if (value.trim() === '') return missing;
    return value.trim().length > longestName ? t(($) => $.rules.tooLong, { max: longestName }) : undefined;
  };
  return {
    districtName: name(
      values.districtName,
      t(($) => $.rules.districtName),
    ),
    schoolName: name(
      values.schoolName,
      t(($) => $.rules.schoolName),
    ),
    email: fieldProblem('email', values.email, t),
    firstName: fieldProblem('firstName', values.firstName, t),
    lastName: fieldProblem('lastName', values.lastName, t),
    username: fieldProblem('username', values.username, t),
    password: words.problemOf(values.password, { username: values.username, ownWords: namesIn(values) }),
    again: words.mismatchOf(values.password, values.again),
  };
}

/** What only the server knows, beside its field. */
function refusedOf(error: unknown, words: NewPasswordWords, t: TFunction<'invitations'>) {
  const isTaken = refusalOf(setUpInstallation, error) === 'username_taken';
  const issues = isCallError(error) && 'data' in error ? error.data?.issues : undefined;
  return {
    username: isTaken ? t(($) => $.rules.usernameTaken) : undefined,
    password: words.refusedOf(error, 'password'),
    districtName: issues?.some(({ path }) => path[0] === 'districtName') ? t(($) => $.rules.nameTaken) : undefined,
  };
}
