import type { AccountSettings as Settings } from '@alba/contract/account';
import type { Role } from '@alba/domain/accounts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewPassword } from '../../lib/new-password/use-new-password.ts';
import { FailureAlert, FailurePanel } from '../../ui/failure-panel.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { LeaveWarning } from '../../ui/leave-warning.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { PreferenceFields, ProfileFields, SignInFields } from './account-fields.tsx';
import { asksForPassword, fieldErrors, valuesOf } from './account-form.ts';
import { useLoadAccountSettingsQuery } from './api.ts';
import { useHiddenLanding } from './hidden-landing.ts';
import { SaveBar } from './save-bar.tsx';
import { SchoolFacts } from './school-facts.tsx';
import { useSaveAccount } from './use-save-account.ts';

type Props = { onSwitchRole: (role: Role) => void };

/** The own account (P-ACCOUNT): names, addresses, password, preferences; what the school sets is shown. */
export function AccountSettings({ onSwitchRole }: Props) {
  const { t } = useTranslation('account');
  const { data, error, refetch, isFetching } = useLoadAccountSettingsQuery({});
  if (data) return <AccountForm settings={data} onSwitchRole={onSwitchRole} />;
  if (error) return <FailurePanel error={error} title={t(($) => $.loadFailed)} onRetry={refetch} isRetrying={isFetching} />;
  return <RowsSkeleton label={t(($) => $.loading)} />;
}

function AccountForm({ settings, onSwitchRole }: Props & { settings: Settings }) {
  const { t } = useTranslation('account');
  const { hidesLanding, showLanding } = useHiddenLanding();
  const [failure, setFailure] = useState<unknown>();
  const element = useRef<HTMLFormElement>(null);
  const save = useSaveAccount();
  const words = useNewPassword({ role: settings.role, minLength: settings.minPasswordLength });
  const before = valuesOf(settings, { hidesLanding });

  const form = useForm({
    initial: before,
    validate: (values) => ({
      ...fieldErrors(values, settings, t),
      newPassword: values.newPassword === '' ? undefined : words.problemOf(values.newPassword, settings),
      again: words.mismatchOf(values.newPassword, values.again),
      currentPassword: asksForPassword(values, before, settings) && values.currentPassword === '' ? t(($) => $.signIn.currentMissing) : undefined,
    }),
    onSubmit: async (values) => {
      const saved = await save(values, before);
      if ('settings' in saved) return whenSaved(saved.settings, values.landing);
      const errors = { newPassword: words.refusedOf(saved.error, 'newPassword'), ...saved.errors };
      setFailure(Object.values(errors).some(Boolean) ? undefined : saved.error);
      return errors;
    },
  });
  const whenSaved = (now: Settings, landing: boolean) => {
    if (landing) showLanding();
    setFailure(undefined);
    form.reset(valuesOf(now, { hidesLanding: hidesLanding && !landing }));
    const isWaiting = now.email.pending !== settings.email.pending || now.schoolEmail?.pending !== settings.schoolEmail?.pending;
    showToast({ status: 'success', title: t(($) => $.saved), body: isWaiting ? t(($) => $.savedConfirm) : undefined });
    // the bar goes, and with it the button that had focus
    element.current?.focus();
    return {};
  };

  return (
    // a window that a block of this page opens stands inside the form for React: what is sent there is not this form
    <form
      ref={element}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => event.target === event.currentTarget && form.formProps.onSubmit(event)}
      className="mx-auto max-w-250 outline-none"
    >
      {form.summary.errors.length > 1 && (
        <div className="mb-6">
          <FormErrorSummary {...form.summary} />
        </div>
      )}
      <ProfileFields form={form} settings={settings} />
      <SchoolFacts settings={settings} onSwitchRole={onSwitchRole} />
      <SignInFields form={form} settings={settings} words={words} asksForPassword={asksForPassword(form.values, before, settings)} />
      <PreferenceFields form={form} settings={settings} />
      {failure !== undefined && <FailureAlert error={failure} title={t(($) => $.failed)} />}
      {form.isChanged && <SaveBar isBusy={form.isBusy} onCancel={() => form.reset()} />}
      <LeaveWarning isOn={form.isChanged} title={t(($) => $.leave.title)} go={t(($) => $.leave.go)} stay={t(($) => $.leave.stay)}>
        {t(($) => $.leave.body)}
      </LeaveWarning>
    </form>
  );
}
