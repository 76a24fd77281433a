import type { AccountSettings } from '@alba/contract/account';
import { accountRules, brokenRule } from '@alba/domain/accounts';
import type { TFunction } from 'i18next';

export type AccountValues = {
  firstName: string;
  lastName: string;
  email: string;
  schoolEmail: string;
  currentPassword: string;
  newPassword: string;
  again: string;
  translation: boolean;
  landing: boolean;
};
export type AccountErrors = Partial<Record<keyof AccountValues, string>>;

/** The form as the account stands. `hidesLanding`: this device was told not to show the shortcuts any more. */
export function valuesOf(settings: AccountSettings, { hidesLanding }: { hidesLanding: boolean }): AccountValues {
  const { firstName, lastName, email, schoolEmail, preferences } = settings;
  return {
    firstName,
    lastName,
    email: email.current ?? '',
    schoolEmail: schoolEmail?.current ?? '',
    currentPassword: '',
    newPassword: '',
    again: '',
    translation: preferences.mainPageTranslation !== 'off',
    landing: preferences.landingOverlay !== 'off' && !hidesLanding,
  };
}

type Name = 'firstName' | 'lastName';

/** What is wrong with names and addresses, in words; passwords have theirs in `lib/new-password`. */
export function fieldErrors(values: AccountValues, settings: AccountSettings, t: TFunction<'account'>): AccountErrors {
  const name = (field: Name) => {
    const rule = brokenRule(field, values[field]);
    if (!rule) return undefined;
    if (rule === 'required') return t(($) => $.rules[field]);
    return rule === 'too_long' ? t(($) => $.rules.tooLong, { max: accountRules[field].max }) : t(($) => $.rules.characters);
  };
  const email = (field: 'email' | 'schoolEmail', isRequired: boolean) => {
    if (values[field].trim() === '') return isRequired ? t(($) => $.rules.email) : undefined;
    return brokenRule('email', values[field]) ? t(($) => $.rules.emailShape) : undefined;
  };
  return {
    firstName: name('firstName'),
    lastName: name('lastName'),
    email: email('email', settings.role === 'teacher'),
    schoolEmail: settings.schoolEmail ? email('schoolEmail', false) : undefined,
  };
}

export type Changes = Partial<{
  firstName: string;
  lastName: string;
  email: string;
  schoolEmail: string;
  currentPassword: string;
  newPassword: string;
  preferences: AccountSettings['preferences'];
}>;

/** What the form changes, and nothing else: a field that was left alone never undoes a change from another device. */
export function changesOf(values: AccountValues, before: AccountValues): Changes {
  const text = (field: 'firstName' | 'lastName' | 'email' | 'schoolEmail') => (values[field].trim() === before[field] ? {} : { [field]: values[field].trim() });
  const preferences: AccountSettings['preferences'] = {
    ...(values.translation !== before.translation && { mainPageTranslation: values.translation ? 'on' : 'off' }),
    ...(values.landing !== before.landing && { landingOverlay: values.landing ? 'on' : 'off' }),
  };
  return {
    ...text('firstName'),
    ...text('lastName'),
    ...text('email'),
    ...text('schoolEmail'),
    ...(values.newPassword !== '' && { newPassword: values.newPassword }),
    ...(values.currentPassword !== '' && { currentPassword: values.currentPassword }),
    ...(Object.keys(preferences).length > 0 && { preferences }),
  };
}

/** Whether the change is one that somebody at an unlocked screen must not be able to make. */
export function asksForPassword(values: AccountValues, before: AccountValues, { hasPassword }: Pick<AccountSettings, 'hasPassword'>): boolean {
  const changesEmail = values.email.trim() !== before.email || values.schoolEmail.trim() !== before.schoolEmail;
  return hasPassword && (values.newPassword !== '' || changesEmail);
}
