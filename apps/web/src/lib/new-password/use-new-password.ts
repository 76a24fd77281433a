import { limits } from '@alba/domain/limits';
import { brokenPasswordRule, isShortForStaff, type PasswordFor, type PasswordRule, shortestPassword } from '@alba/domain/new-account';
import { useTranslation } from 'react-i18next';
import { isCallError } from '../api/refusal-of.ts';

export type NewPasswordWords = {
  label: string;
  again: string;
  /** How long it may be. */
  hint: string;
  againHint: string;
  /** What is wrong with it; undefined when nothing is. */
  problemOf: (password: string) => string | undefined;
  mismatchOf: (password: string, again: string) => string | undefined;
  /** Said of a short one to teachers and administrators, who may have it all the same (D8). */
  adviceOn: (password: string) => string | undefined;
  /** What the server found wrong in the field, which only it can: the list of common passwords. */
  refusedOf: (error: unknown, field: string) => string | undefined;
};

/** The rules of a new password in words, the same wherever one is chosen. */
export function useNewPassword(who: PasswordFor): NewPasswordWords {
  const { t } = useTranslation('new-password');
  const lengths = { min: shortestPassword(who.minLength ?? 0), max: limits.password.max };
  const words = (rule: PasswordRule) => t(($) => $.problem[rule], lengths);
  return {
    label: t(($) => $.label),
    again: t(($) => $.again),
    hint: t(($) => $.hint, lengths),
    againHint: t(($) => $.againHint),
    problemOf: (password) => {
      const rule = brokenPasswordRule(password, who);
      return rule && words(rule);
    },
    mismatchOf: (password, again) => (password === again ? undefined : t(($) => $.mismatch)),
    adviceOn: (password) => (isShortForStaff(password, who.role) && !brokenPasswordRule(password, who) ? t(($) => $.shortForStaff) : undefined),
    refusedOf: (error, field) => {
      const rule = refusedRule(error, field);
      return rule && words(rule);
    },
  };
}

const rules: readonly string[] = ['required', 'too_short', 'too_long', 'too_common', 'like_username'] satisfies PasswordRule[];

function refusedRule(error: unknown, field: string): PasswordRule | undefined {
  if (!isCallError(error) || !('data' in error)) return undefined;
  const rule = error.data?.issues?.find(({ path }) => path[0] === field)?.rule;
  return rule !== undefined && rules.includes(rule) ? (rule as PasswordRule) : undefined;
}
