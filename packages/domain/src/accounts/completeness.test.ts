import { describe, expect, it } from 'vitest';
import { missingToComplete } from './completeness.ts';
import type { Role } from './roles.ts';

const whole = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@school.example' };

describe('what an account still lacks', () => {
  it.each<[Role | undefined, Partial<typeof whole>, string[]]>([
    ['student', {}, []],
    ['student', { email: undefined }, []],
    ['teacher', {}, []],
    ['teacher', { email: undefined }, ['email']],
    ['teacher', { email: '' }, ['email']],
    ['admin', { email: undefined }, []],
    [undefined, {}, ['role']],
    ['student', { firstName: ' ' }, ['firstName']],
    ['student', { lastName: '' }, ['lastName']],
    ['teacher', { firstName: '', lastName: '', email: undefined }, ['firstName', 'lastName', 'email']],
  ])('%s with %j: %j', (role, change, missing) => expect(missingToComplete({ ...whole, role, ...change })).toEqual(missing));
});
