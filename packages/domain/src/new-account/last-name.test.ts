import { expect, it } from 'vitest';
import { keptLastName } from './last-name.ts';

it.each([
  ['Rahman', true, 'R.'],
  [' ruiz ', true, 'R.'],
  ['R.', true, 'R.'],
  ['É', true, 'É.'],
  ["O'Connor", true, 'O.'],
  ['小龍', true, '小.'],
  ['7', true, '7'],
  [' Rahman ', false, 'Rahman'],
])('keeps of %j, initials forced %s: %j', (name, forceInitials, kept) => expect(keptLastName(name, { role: 'student', forceInitials })).toBe(kept));

it('never shortens the name of a teacher', () => expect(keptLastName('Okafor', { role: 'teacher', forceInitials: true })).toBe('Okafor'));
