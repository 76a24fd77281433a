import type { RefusalBody } from '@alba/contract/endpoint';
import { type AccountField, type AccountRule, accountRules, brokenRule } from '@alba/domain/accounts';
import { brokenPasswordRule, type PasswordFor, type PasswordRule } from '@alba/domain/new-account';
import type { TFunction } from 'i18next';

export type FormField = 'firstName' | 'lastName' | 'username' | 'password' | 'confirm' | 'email' | 'facultyEmail' | 'schoolEmail';
type T = TFunction<'sign-up'>;

/** What is wrong with a field, as far as the browser can tell; undefined when nothing is. An optional field may be empty. */
export function wordsOfField(t: T, field: Exclude<FormField, 'password' | 'confirm'>, value: string, { isOptional = false } = {}): string | undefined {
  if (isOptional && value.trim() === '') return undefined;
  const kind: AccountField = field === 'facultyEmail' || field === 'schoolEmail' ? 'email' : field;
  const rule = brokenRule(kind, value);
  return rule && wordsOfRule(t, field, rule, rule === 'too_short' ? accountRules[kind].min : accountRules[kind].max);
}

export function wordsOfPassword(t: T, password: string, whose: PasswordFor & { limit: { min: number; max: number } }): string | undefined {
  const rule = brokenPasswordRule(password, whose);
  return rule && wordsOfRule(t, 'password', rule, rule === 'too_short' ? whose.limit.min : whose.limit.max);
}

function wordsOfRule(t: T, field: FormField, rule: AccountRule | PasswordRule, limit: number): string {
  switch (rule) {
    case 'required':
      return t(($) => $.errors.required[field]);
    case 'too_short':
      return t(($) => $.errors.tooShort, { limit });
    case 'too_long':
      return t(($) => $.errors.tooLong, { limit });
    case 'characters':
      return t(($) => $.errors.characters);
    case 'email':
      return t(($) => $.errors.email);
    case 'too_common':
      return t(($) => $.errors.tooCommon);
    case 'like_username':
      return t(($) => $.errors.likeUsername);
  }
}

const fields: readonly string[] = ['firstName', 'lastName', 'username', 'password', 'email', 'facultyEmail', 'schoolEmail'] satisfies FormField[];
const rules: readonly string[] = ['required', 'too_short', 'too_long', 'characters', 'email', 'too_common', 'like_username'] satisfies (
  | AccountRule
  | PasswordRule
)[];

/** The server has the last word: its issues, at their fields. Undefined when there is one that no field of the form can show. */
export function wordsOfIssues(t: T, issues: RefusalBody['issues'] = []): Partial<Record<FormField, string>> | undefined {
  const words: Partial<Record<FormField, string>> = {};
  for (const { path, rule, params } of issues) {
    const [field = ''] = path;
    if (!fields.includes(String(field)) || !rules.includes(rule)) return undefined;
    words[field as FormField] = wordsOfRule(t, field as FormField, rule as AccountRule | PasswordRule, Number(params?.limit));
  }
  return Object.keys(words).length > 0 ? words : undefined;
}
