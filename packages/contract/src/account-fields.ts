import { type AccountField, accountRules, brokenRule } from '@alba/domain/accounts';
import { z } from 'zod';

/** Longer than any field of a person may be, however its signs are written. */
const longest = 1_000;

/** A field of an account by the one table of rules (P-RULES); an issue names the rule and the length that it asks for. */
function accountField(field: Exclude<AccountField, 'password'>) {
  const { min, max } = accountRules[field];
  return z
    .string()
    .max(longest)
    .trim()
    .superRefine((value, context) => {
      const rule = brokenRule(field, value);
      if (rule) context.addIssue({ code: 'custom', params: { rule, ...(rule === 'too_short' && { limit: min }), ...(rule === 'too_long' && { limit: max }) } });
    });
}

export const firstName = accountField('firstName');
export const lastName = accountField('lastName');
export const username = accountField('username');
export const email = accountField('email');
/** Taken exactly as typed; its rules depend on whose it is and where, so the service asks them. */
export const newPassword = z.string().max(200);
