import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldUsername } from './username.ts';

describe('user names in the directory', () => {
  it.each([
    ['Maya.Torres', ' maya.torres '],
    ['JOÃO', 'joa\u0303o'],
    ['ÁNA', 'a\u0301na'],
    ['ΣΊΣΥΦΟΣ', 'Σίσυφος'],
  ])('%j and %j are one name', (one, other) => expect(foldUsername(one)).toBe(foldUsername(other)));

  it.each([
    ['ana', 'ána'],
    ['ana ruiz', 'anaruiz'],
    ['nino', 'niño'],
  ])('%j and %j are two', (one, other) => expect(foldUsername(one)).not.toBe(foldUsername(other)));

  it('folds a folded name to itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => foldUsername(foldUsername(name)) === foldUsername(name)));
  });
});
