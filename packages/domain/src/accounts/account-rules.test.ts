import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perceivedLength } from '../limits/index.ts';
import { type AccountField, type AccountRule, accountRules, brokenRule } from './account-rules.ts';

const allowedSigns = "-_!#$&'()*,./:;<=>?@[]\\^`{}|~%+";
const cases: [AccountField, string, AccountRule | undefined][] = [
  ['firstName', '', 'required'],
  ['firstName', '   ', 'required'],
  ['firstName', 'A', undefined],
  ['firstName', 'a'.repeat(25), undefined],
  ['firstName', 'a'.repeat(26), 'too_long'],
  ['firstName', ` ${'a'.repeat(25)} `, undefined],
  ['firstName', 'e\u0301'.repeat(25), undefined],
  ['firstName', 'José María', undefined],
  ['firstName', "D'Arcy-Ñuñez 3", undefined],
  ['firstName', 'Мария', undefined],
  ['firstName', '李小龍', undefined],
  ['firstName', 'say "hi"', 'characters'],
  ['firstName', 'Ana\tRuiz', 'characters'],
  ['firstName', 'Ana\nRuiz', 'characters'],
  ['firstName', 'Ana🦉', 'characters'],
  ['lastName', 'R', undefined],
  ['lastName', 'R.', undefined],
  ['lastName', '<svg/onload=alert(1)>', undefined],
  ['lastName', "=cmd|'/c calc'!A1", undefined],
  ['username', 'abc', 'too_short'],
  ['username', 'abcd', undefined],
  ['username', ' abc ', 'too_short'],
  ['username', 'a'.repeat(25), undefined],
  ['username', 'a'.repeat(26), 'too_long'],
  ['username', 'a"bc', 'characters'],
  ['password', '', 'required'],
  ['password', 'abc', 'too_short'],
  ['password', 'abcd', undefined],
  ['password', ' abc', undefined],
  ['password', '    ', undefined],
  ['password', 'a'.repeat(22), undefined],
  ['password', 'a'.repeat(23), 'too_long'],
  ['password', `"'\t🦉`, undefined],
  ['email', '', 'required'],
  ['email', 'ana@school.example', undefined],
  ['email', ' ana@school.example ', undefined],
  ['email', 'ana+tag@sub.school.example', undefined],
  ['email', 'ana', 'email'],
  ['email', 'ana@school', 'email'],
  ['email', '@school.example', 'email'],
  ['email', 'ana@@school.example', 'email'],
  ['email', 'ana@school..example', 'email'],
  ['email', 'ana@school.example.', 'email'],
  ['email', 'a na@school.example', 'email'],
  ['email', `${'a'.repeat(250)}@x.example`, 'too_long'],
];

describe('@P-RULES account rules', () => {
  it.each(cases)('%s %j: %s', (field, value, rule) => expect(brokenRule(field, value)).toBe(rule));

  it.each([...allowedSigns])('allows %s in a name', (sign) => expect(brokenRule('lastName', `a${sign}`)).toBeUndefined());

  it('never throws and never passes a text that is longer than its limit', () => {
    const fields = Object.keys(accountRules) as AccountField[];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'binary', maxLength: 300 }), (field, value) => {
        if (brokenRule(field, value) !== undefined) return;
        const { min, max, trim } = accountRules[field];
        const length = perceivedLength(trim ? value.trim() : value);
        expect(length).toBeGreaterThanOrEqual(min);
        expect(length).toBeLessThanOrEqual(max);
      }),
    );
  });

  it('takes every name of letters, whatever the script', () => {
    const letter = fc.integer({ min: 0x41, max: 0x2ffff }).filter((code) => /\p{L}/u.test(String.fromCodePoint(code)));
    fc.assert(fc.property(fc.array(letter, { minLength: 1, maxLength: 25 }), (codes) => brokenRule('firstName', String.fromCodePoint(...codes)) === undefined));
  });
});
