import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits, perceivedLength } from '../limits/index.ts';
import { brokenPasswordRule, isShortForStaff, type PasswordFor, type PasswordRule } from './password-rules.ts';

const student: PasswordFor = { role: 'student', username: 'noor.r', ownWords: ['Cedar Hollow Elementary', 'QTR4M6'] };
const teacher: PasswordFor = { ...student, role: 'teacher', username: 'mokafor' };

const cases: [string, PasswordFor, PasswordRule | undefined][] = [
  ['', student, 'required'],
  ['abc', student, 'too_short'],
  ['a'.repeat(23), student, 'too_long'],
  ['🦉🦉🦉🦉', student, undefined],
  ['lua2', student, undefined],
  ['sunflower', student, undefined],
  ['    ', student, undefined],
  ['1234', student, 'too_common'],
  ['PassWord', student, 'too_common'],
  ['Noor.R', student, 'like_username'],
  ['qtr4m6', student, 'too_common'],
  ['QTR-4M6', student, 'too_common'],
  ['cedar', student, 'too_common'],
  ['cedar7', student, undefined],
  ['alba1234', student, undefined],
  ['cedar2026', teacher, 'too_common'],
  ['cedarhollowelementary', teacher, 'too_common'],
  ['alba1234', teacher, 'too_common'],
  ['cedar tree 2026', teacher, undefined],
];

describe('@P-RULES passwords', () => {
  it.each(cases)('%j: %#', (password, who, rule) => expect(brokenPasswordRule(password, who)).toBe(rule));

  it('asks for the length of the school, never for less than 4', () => {
    expect(brokenPasswordRule('maple7', { ...student, minLength: 8 })).toBe('too_short');
    expect(brokenPasswordRule('maple seven', { ...student, minLength: 8 })).toBeUndefined();
    expect(brokenPasswordRule('abc', { ...student, minLength: 2 })).toBe('too_short');
  });

  it('warns grown-ups under 8, and only them', () => {
    expect(isShortForStaff('seven77', 'teacher')).toBe(true);
    expect(isShortForStaff('eight888', 'teacher')).toBe(false);
    expect(isShortForStaff('', 'admin')).toBe(false);
    expect(isShortForStaff('abcd', 'student')).toBe(false);
  });

  it('never throws and never passes what is too short or too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(student, teacher), (password, who) => {
        if (brokenPasswordRule(password, who) !== undefined) return;
        expect(perceivedLength(password)).toBeGreaterThanOrEqual(limits.password.min);
        expect(perceivedLength(password)).toBeLessThanOrEqual(limits.password.max);
      }),
    );
  });
});
