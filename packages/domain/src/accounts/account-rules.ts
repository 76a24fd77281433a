import { limits, perceivedLength } from '../limits/index.ts';

export type AccountField = 'firstName' | 'lastName' | 'username' | 'password' | 'email';
export type AccountRule = 'required' | 'too_short' | 'too_long' | 'characters' | 'email';

/** Letters, marks, digits, space and the signs of product.md section 5; the double quote is not among them. */
const nameCharacters = /^[\p{L}\p{M}\p{Nd} \-_!#$&'()*,./:;<=>?@[\]\\^`{}|~%+]*$/u;
/** One @, something before, a dot in the domain; a mail that arrives is the real proof. */
const emailShape = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/u;

type Rule = { min: number; max: number; shape?: RegExp; shapeRule?: AccountRule; trim: boolean };

/** One table for both sides (P-RULES). A password is taken exactly as typed. */
export const accountRules: Record<AccountField, Rule> = {
  firstName: { min: 1, max: limits.personName.max, shape: nameCharacters, shapeRule: 'characters', trim: true },
  lastName: { min: 1, max: limits.personName.max, shape: nameCharacters, shapeRule: 'characters', trim: true },
  username: { min: limits.username.min, max: limits.username.max, shape: nameCharacters, shapeRule: 'characters', trim: true },
  password: { min: limits.password.min, max: limits.password.max, trim: false },
  email: { min: 1, max: limits.email.max, shape: emailShape, shapeRule: 'email', trim: true },
};

/** The first rule a value breaks, or undefined when it keeps them all. */
export function brokenRule(field: AccountField, value: string): AccountRule | undefined {
  const rule = accountRules[field];
  const text = rule.trim ? value.trim() : value;
  const length = perceivedLength(text);
  if (length === 0) return 'required';
  if (length < rule.min) return 'too_short';
  if (length > rule.max) return 'too_long';
  if (rule.shape && !rule.shape.test(text)) return rule.shapeRule;
  return undefined;
}
