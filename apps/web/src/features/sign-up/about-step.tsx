import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EmailFields } from './email-fields.tsx';
import { LinkButton } from './link-button.tsx';
import { PasswordPair } from './password-pair.tsx';
import { ClassCard, SchoolCard } from './place-card.tsx';
import type { CodeWords } from './refused-words.ts';
import { StepFoot } from './step.tsx';
import { type SignedUp, useAboutForm } from './use-about-form.ts';
import type { Wizard } from './use-wizard.ts';
import { UsernameField } from './username-field.tsx';
import { before } from './wizard-state.ts';

export type AboutStepProps = { wizard: Wizard; onSignedUp: SignedUp; onCodeRefused: (words: CodeWords) => void };

/** Names, user name, password and e-mail. */
export function AboutStep({ wizard, onSignedUp, onCodeRefused }: AboutStepProps) {
  const { t } = useTranslation('sign-up');
  const { state, goTo } = wizard;
  const { form, role, place, words, ownWords, pending, problem } = useAboutForm(wizard, { onSignedUp, onCodeRefused });
  const failed = useFailureWords(problem.failure);
  const isInitial = role === 'student' && place?.rules.forceInitials === true;
  const { provider } = problem;
  return (
    <>
      <PlaceOfState wizard={wizard} />
      {pending && (
        <Alert status="success" className="mt-4" title={t(($) => $.proved[pending.provider])}>
          <p>{t(($) => $.proved.noPassword)}</p>
        </Alert>
      )}
      <form {...form.formProps} className="mt-6 grid gap-5">
        <FormErrorSummary {...form.summary} />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField label={t(($) => $.about.firstName)} {...form.field('firstName')} autoComplete="given-name" maxLength={60} />
          <TextField
            label={isInitial ? t(($) => $.about.lastInitial) : role === 'student' ? t(($) => $.about.lastNameOrInitial) : t(($) => $.about.lastName)}
            hint={isInitial ? t(($) => $.about.lastInitialHint) : undefined}
            {...form.field('lastName')}
            autoComplete="family-name"
            maxLength={60}
          />
        </div>
        <UsernameField form={form} suggestions={problem.suggestions} />
        {!pending && <PasswordPair form={form} words={words} ownWords={ownWords} />}
        <EmailFields form={form} role={role} problem={problem.address} returnTo={role === 'student' ? paths.joinClass(state.classCode) : undefined} />
        {provider && (
          <Alert status="danger" isLive title={t(($) => $.refused.provider[provider])} action={<Link to={paths.login()}>{t(($) => $.signIn)}</Link>} />
        )}
        {failed && (
          <Alert status="danger" isLive title={failed.title}>
            <p>{failed.body}</p>
          </Alert>
        )}
        <StepFoot onBack={() => goTo(before(state, 'about'))} isBusy={form.isBusy} submit={t(($) => $.about.submit)} />
      </form>
    </>
  );
}

function PlaceOfState({ wizard: { state, goTo } }: { wizard: Wizard }) {
  const { t } = useTranslation('sign-up');
  const change = (words: string) => <LinkButton onClick={() => goTo('code')}>{words}</LinkButton>;
  if (state.role === 'student' && state.foundClass) return <ClassCard found={state.foundClass} action={change(t(($) => $.place.notClass))} />;
  if (state.role === 'teacher' && state.school) return <SchoolCard found={state.school} action={change(t(($) => $.place.notSchool))} />;
  return null;
}
