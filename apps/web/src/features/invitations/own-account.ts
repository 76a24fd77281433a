import { accountRules, brokenRule } from '@alba/domain/accounts';
import type { TFunction } from 'i18next';

export type OwnAccount = { firstName: string; lastName: string; username: string; password: string; again: string };
export const emptyAccount: OwnAccount = { firstName: '', lastName: '', username: '', password: '', again: '' };

type Field = 'firstName' | 'lastName' | 'username' | 'email';

/** What is wrong with a field of the account, in words; undefined when nothing is. */
export function fieldProblem(field: Field, value: string, t: TFunction<'invitations'>): string | undefined {
  const { min, max } = accountRules[field];
  switch (brokenRule(field, value)) {
    case undefined:
      return undefined;
    case 'required':
      return t(($) => $.rules[field]);
    case 'too_short':
      return t(($) => $.rules.tooShort, { min });
    case 'too_long':
      return t(($) => $.rules.tooLong, { max });
    case 'email':
      return t(($) => $.rules.emailShape);
    default:
      return t(($) => $.rules.characters);
  }
}
