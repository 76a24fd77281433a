import type { Session } from '@alba/contract/auth';
import type { ReplyOf } from '@alba/contract/endpoint';
import { acceptInvitation, type openInvitation } from '@alba/contract/invitations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useNewPassword } from '../../lib/new-password/use-new-password.ts';
import { useLinkRefusal } from '../../lib/one-time-link/use-link-refusal.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { useForm } from '../../ui/use-form.ts';
import { emptyAccount, fieldProblem } from './own-account.ts';
import { OwnAccountFields } from './own-account-fields.tsx';

type Props = { token: string; invitation: ReplyOf<typeof openInvitation>; onSignedIn: (session: Session) => void };

export function AcceptForm({ token, invitation, onSignedIn }: Props) {
  const { t } = useTranslation('invitations');
  const { role, institutionName, minPasswordLength } = invitation;
  const ownWords = [institutionName];
  const [error, setError] = useState<unknown>();
  const words = useNewPassword({ role, minLength: minPasswordLength });
  const form = useForm({
    initial: emptyAccount,
    validate: (values) => ({
      firstName: fieldProblem('firstName', values.firstName, t),
      lastName: fieldProblem('lastName', values.lastName, t),
      username: fieldProblem('username', values.username, t),
      password: words.problemOf(values.password, { username: values.username, ownWords }),
      again: words.mismatchOf(values.password, values.again),
    }),
    onSubmit: async ({ again: _again, ...account }) => {
      const { data, error: failure } = await callServer(acceptInvitation, { body: { token, ...account } });
      if (data) {
        onSignedIn(data);
        return {};
      }
      const isTaken = refusalOf(acceptInvitation, failure) === 'username_taken';
      const refused = { username: isTaken ? t(($) => $.rules.usernameTaken) : undefined, password: words.refusedOf(failure, 'password') };
      setError(refused.username || refused.password ? undefined : failure);
      return refused;
    },
  });
  return (
    <>
      <h1>{t(($) => $.accept.title)}</h1>
      <p className="mt-2 text-soft">{t(($) => $.accept.intro[role === 'admin' ? 'admin' : 'teacher'], { institution: institutionName })}</p>
      <form {...form.formProps} className="mt-6 grid gap-5">
        {form.summary.errors.length > 1 && <FormErrorSummary {...form.summary} />}
        {error !== undefined && <NotMade error={error} />}
        <OwnAccountFields form={form} words={words} ownWords={ownWords} />
        <Button type="submit" size="lg" isBlock isBusy={form.isBusy}>
          {t(($) => $.accept.submit)}
        </Button>
      </form>
    </>
  );
}

const refusedByTheSchool = ['not_subscribed_teacher', 'sign_in_way_off'] as const;

/** The link may have come to its end meanwhile, or the school takes nobody in this way. */
function NotMade({ error }: { error: unknown }) {
  const { t } = useTranslation('invitations');
  const link = useLinkRefusal(error);
  const refusal = refusalOf(acceptInvitation, error);
  const own = refusedByTheSchool.find((code) => code === refusal);
  if (!link && !own) return <FailureAlert error={error} title={t(($) => $.accept.failed)} />;
  return (
    <Alert status="danger" isLive title={own ? t(($) => $.accept.refused[own].title) : link?.title}>
      <p>{own ? t(($) => $.accept.refused[own].body) : t(($) => $.accept.askAgain)}</p>
    </Alert>
  );
}
