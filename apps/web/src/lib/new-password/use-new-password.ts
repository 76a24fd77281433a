import { limits } from '@alba/domain/limits';
import { brokenPasswordRule, isShortForStaff, type PasswordFor, type PasswordRule, shortestPassword } from '@alba/domain/new-account';
import { useTranslation } from 'react-i18next';
import { isCallError } from '../api/refusal-of.ts';

/** What the person gives with the password: it may be neither their user name nor a word that everybody around them knows. */
type GivenWith = Pick<PasswordFor, 'username' | 'ownWords'>;

export type NewPasswordWords = {
  label: string;
  again: string;
  /** How long it may be. */
  hint: string;
  againHint: string;
  /** What is wrong with it; undefined when nothing is. */
  problemOf: (password: string, given: GivenWith) => string | undefined;
  mismatchOf: (password: string, again: string) => string | undefined;
  /** Said of a short one to teachers and administrators, who may have it all the same (D8). */
  adviceOn: (password: string, given: GivenWith) => string | undefined;
  /** What the server found wrong in the field, which only it can: the list of common passwords. */
  refusedOf: (error: unknown, field: string) => string | undefined;
};

/** The rules of a new password in words, the same wherever one is chosen. */
export function useNewPassword(who: Pick<PasswordFor, 'role' | 'minLength'>): NewPasswordWords {
  const { t } = useTranslation('new-password');
  const lengths = { min: shortestPassword(who.minLength ?? 0), max: limits.password.max };
  const words = (rule: PasswordRule, limit?: number) => t(($) => $.problem[rule], limit === undefined ? lengths : { min: limit, max: limit });
  return {
    label: t(($) => $.label),
    again: t(($) => $.again),
    hint: t(($) => $.hint, lengths),
    againHint: t(($) => $.againHint),
    problemOf: (password, given) => {
      const rule = brokenPasswordRule(password, { ...who, ...given });
      return rule && words(rule);
    },
    mismatchOf: (password, again) => (password === again ? undefined : t(($) => $.mismatch)),
    adviceOn: (password, given) => {
      const isTaken = brokenPasswordRule(password, { ...who, ...given }) === undefined;
      return isTaken && isShortForStaff(password, who.role) ? t(($) => $.shortForStaff) : undefined;
    },
    refusedOf: (error, field) => {
      const refused = refusedRule(error, field);
      return refused && words(refused.rule, refused.limit);
    },
  };
}

const rules: readonly string[] = ['required', 'too_short', 'too_long', 'too_common', 'like_username'] satisfies PasswordRule[];

/** The server’s limit counts: the school’s may have changed since the page was opened. */
function refusedRule(error: unknown, field: string): { rule: PasswordRule; limit: number | undefined } | undefined {
  if (!isCallError(error) || !('data' in error)) return undefined;
  const issue = error.data?.issues?.find(({ path }) => path[0] === field);
  if (!issue || !rules.includes(issue.rule)) return undefined;
  return { rule: issue.rule as PasswordRule, limit: typeof issue.params?.limit === 'number' ? issue.params.limit : undefined };
}
