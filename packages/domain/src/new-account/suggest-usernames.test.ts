import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRule } from '../accounts/index.ts';
import { suggestUsernames } from './suggest-usernames.ts';

describe('user names that are proposed', () => {
  it.each([
    [{ firstName: 'Noor', lastName: 'Rahman' }, 'noor.r'],
    [{ firstName: 'Ana Clara', lastName: 'Alves' }, 'ana.a'],
    [{ firstName: 'Íñigo', lastName: 'Ñuñez' }, 'inigo.n'],
    [{ firstName: 'Zé', lastName: '' }, 'ze759'],
    [{ firstName: '李', lastName: '小龍' }, '李.小7'],
  ])('%o: %s first', (names, first) => expect(suggestUsernames(names).find((name) => [...name].length >= 4)).toBe(first));

  it('begin with what the person wanted when that is taken, and never propose it again', () => {
    const names = suggestUsernames({ firstName: 'Noor', lastName: 'R' }, { taken: 'Star Reader' });
    expect(names).toContain('starreader7');
    expect(names).not.toContain('starreader');
    expect(suggestUsernames({ firstName: 'Noor', lastName: 'R' }, { taken: 'noor.r' })).not.toContain('noor.r');
  });

  it('are other numbers at another turn', () => {
    const at = (turn: number) => suggestUsernames({ firstName: 'Noor', lastName: 'R' }, { taken: 'noor.r', turn }).slice(0, 4);
    expect(at(0)).not.toEqual(at(3));
  });

  it('keep the rules of user names, whatever the names are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }), fc.string({ maxLength: 30 }), (firstName, lastName, taken) => {
        for (const name of suggestUsernames({ firstName, lastName }, { taken })) expect(brokenRule('username', name)).toBeUndefined();
      }),
    );
  });
});
