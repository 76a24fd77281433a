import type { RefusalBody } from '@alba/contract/endpoint';
import { type AccountField, type AccountRule, accountRules, brokenRule } from '@alba/domain/accounts';
import type { TFunction } from 'i18next';

export type FormField = 'firstName' | 'lastName' | 'username' | 'email' | 'facultyEmail' | 'schoolEmail';
type T = TFunction<'sign-up'>;

/** What is wrong with a field, as far as the browser can tell; undefined when nothing is. An optional field may be empty. */
export function wordsOfField(t: T, field: FormField, value: string, { isOptional = false } = {}): string | undefined {
  if (isOptional && value.trim() === '') return undefined;
  const kind: AccountField = field === 'facultyEmail' || field === 'schoolEmail' ? 'email' : field;
  const rule = brokenRule(kind, value);
  return rule && wordsOfRule(t, field, rule, rule === 'too_short' ? accountRules[kind].min : accountRules[kind].max);
}

function wordsOfRule(t: T, field: FormField, rule: AccountRule, limit: number): string {
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
  }
}

const fields: readonly string[] = ['firstName', 'lastName', 'username', 'email', 'facultyEmail', 'schoolEmail'] satisfies FormField[];
const rules: readonly string[] = ['required', 'too_short', 'too_long', 'characters', 'email'] satisfies AccountRule[];

/** The server has the last word: its issues, at their fields. Undefined when there is one that no field of the form can show. `password`: words that its own rules gave. */
export function wordsOfIssues(t: T, issues: RefusalBody['issues'] = [], password?: string): Partial<Record<FormField | 'password', string>> | undefined {
  const words: Partial<Record<FormField | 'password', string>> = password === undefined ? {} : { password };
  for (const { path, rule, params } of issues) {
    const [field = ''] = path;
    if (field === 'password' && password !== undefined) continue;
    if (!fields.includes(String(field)) || !rules.includes(rule)) return undefined;
    words[field as FormField] = wordsOfRule(t, field as FormField, rule as AccountRule, Number(params?.limit));
  }
  return Object.keys(words).length > 0 ? words : undefined;
}
