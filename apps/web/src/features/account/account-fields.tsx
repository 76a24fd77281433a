import type { AccountSettings } from '@alba/contract/account';
import { useTranslation } from 'react-i18next';
import type { NewPasswordWords } from '../../lib/new-password/use-new-password.ts';
import { Alert } from '../../ui/alert.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import type { useForm } from '../../ui/use-form.ts';
import type { AccountValues } from './account-form.ts';
import { ConnectedAccounts } from './connected-accounts.tsx';
import { EmailField } from './email-field.tsx';
import { Pair, Section } from './section.tsx';

export type AccountFormState = ReturnType<typeof useForm<AccountValues>>;
type Part = { form: AccountFormState; settings: AccountSettings };

const notes = { teacher: 'noteTeacher', student: 'noteStudent', admin: 'noteAdmin' } as const;

export function ProfileFields({ form, settings }: Part) {
  const { t } = useTranslation('account');
  const { role, forceInitials, email, schoolEmail } = settings;
  const isStudent = role === 'student';
  return (
    <Section title={t(($) => $.profile.title)} note={t(($) => $.profile[notes[role]])}>
      <Pair>
        <TextField label={t(($) => $.profile.firstName)} {...form.field('firstName')} autoComplete="given-name" />
        <TextField
          label={isStudent ? t(($) => $.profile.lastNameOrInitial) : t(($) => $.profile.lastName)}
          hint={isStudent && forceInitials ? t(($) => $.profile.initialHint) : undefined}
          {...form.field('lastName')}
          autoComplete="family-name"
        />
      </Pair>
      <EmailField
        label={role === 'teacher' ? t(($) => $.profile.facultyEmail) : t(($) => $.profile.email)}
        hint={t(($) => $.profile.emailHint)}
        isOptional={role !== 'teacher'}
        stored={email}
        {...form.field('email')}
        name="email"
        autoComplete="email"
      />
      {schoolEmail && (
        <EmailField
          label={t(($) => $.profile.schoolEmail)}
          isOptional
          stored={schoolEmail}
          {...form.field('schoolEmail')}
          name="schoolEmail"
          autoComplete="off"
        />
      )}
    </Section>
  );
}

export function SignInFields({ form, settings, words, asksForPassword }: Part & { words: NewPasswordWords; asksForPassword: boolean }) {
  const { t } = useTranslation('account');
  const advice = words.adviceOn(form.values.newPassword, settings);
  const isNew = form.values.newPassword !== '';
  return (
    <Section title={t(($) => $.signIn.title)} note={t(($) => $.signIn.note)}>
      <TextField
        label={t(($) => $.signIn.username)}
        hint={t(($) => $.signIn.usernameHint)}
        value={settings.username}
        readOnly
        autoComplete="username"
        translate="no"
      />
      <Pair>
        <PasswordField label={words.label} hint={words.hint} {...form.field('newPassword')} autoComplete="new-password" maxLength={200} />
        <PasswordField label={words.again} hint={words.againHint} {...form.field('again')} autoComplete="new-password" maxLength={200} />
      </Pair>
      <div role="status" className="grid gap-3 empty:hidden">
        {advice && <Alert status="warning" title={advice} />}
        {isNew && <Alert status="info" title={t(($) => $.signIn.endsOthers)} />}
      </div>
      {asksForPassword && (
        <PasswordField
          label={t(($) => $.signIn.current)}
          hint={t(($) => $.signIn.currentHint)}
          {...form.field('currentPassword')}
          autoComplete="current-password"
          maxLength={200}
        />
      )}
      <ConnectedAccounts />
    </Section>
  );
}

export function PreferenceFields({ form, settings }: Part) {
  const { t } = useTranslation('account');
  const translate = (isOn: boolean) => {
    form.setValue('translation', isOn);
    showToast({
      status: 'warning',
      title: isOn ? t(($) => $.preferences.translationOn) : t(($) => $.preferences.translationOff),
      body: isOn ? t(($) => $.preferences.translationOnBody) : t(($) => $.preferences.translationOffBody),
    });
  };
  return (
    <Section title={t(($) => $.preferences.title)} note={t(($) => $.preferences.note)}>
      <Switch
        label={t(($) => $.preferences.translation)}
        hint={t(($) => $.preferences.translationHint)}
        checked={form.values.translation}
        onChange={(event) => translate(event.target.checked)}
      />
      {settings.role === 'teacher' && (
        <Switch
          label={t(($) => $.preferences.landing)}
          hint={t(($) => $.preferences.landingHint)}
          checked={form.values.landing}
          onChange={(event) => form.setValue('landing', event.target.checked)}
        />
      )}
    </Section>
  );
}
