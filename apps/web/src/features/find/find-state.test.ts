import { editionIds, gradeBandsOf, subjectsOf } from '@alba/domain/editions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf, type FindState, filterCount, findParams, readFindState } from './find-state.ts';

const states = fc.constantFrom(...editionIds).chain((edition) => {
  const subjects = subjectsOf(edition);
  return fc
    .record({
      subject: fc.option(fc.constantFrom(...subjects), { nil: undefined }),
      gradeBands: fc.subarray(bandsOf(edition).slice(), { minLength: 1 }),
      search: fc.string({ maxLength: 40 }),
      batches: fc.integer({ min: 1, max: 50 }),
      pick: fc.nat(),
    })
    .map(({ subject, pick, ...rest }) => {
      const categories = subject ? subject.categories : subjects.flatMap((one) => one.categories);
      const category = categories.length > 0 && pick % 2 === 0 ? categories[pick % categories.length] : undefined;
      const state: FindState = { ...rest, ...(subject && { subject: subject.key }), ...(category && { category }) };
      return { edition, state };
    });
});

describe('@A-FIND the address of Find', () => {
  it('keeps everything there and back', () => {
    fc.assert(
      fc.property(states, ({ edition, state }) => {
        expect(readFindState(new URLSearchParams(findParams(state, edition).toString()), edition)).toEqual(state);
      }),
    );
  });

  it('is empty for the plain list', () => {
    for (const edition of editionIds) {
      const plain = readFindState(new URLSearchParams(), edition);
      expect(plain).toEqual({ gradeBands: gradeBandsOf(edition).map(({ key }) => key), search: '', batches: 1 });
      expect(findParams(plain, edition).toString()).toBe('');
    }
  });

  it.each([
    'subject=alchemy',
    'category=%00',
    'gradeBands=',
    'gradeBands=ensino-medio,x',
    'batches=-1',
    'batches=1e9',
    'batches=two',
    `search=${'a'.repeat(900)}`,
  ])('makes the best of nonsense: %s', (search) => {
    const state = readFindState(new URLSearchParams(search), 'us');
    expect(state.subject ?? state.category).toBeUndefined();
    expect(state.gradeBands).toHaveLength(4);
    expect(state.batches).toBeGreaterThanOrEqual(1);
    expect(state.batches).toBeLessThanOrEqual(50);
    expect(state.search.length).toBeLessThanOrEqual(100);
  });

  it('counts what narrows the list', () => {
    expect(filterCount(readFindState(new URLSearchParams('gradeBands=3-5,6-8&category=life&subject=science'), 'us'), 'us')).toBe(3);
    expect(filterCount(readFindState(new URLSearchParams('subject=science'), 'us'), 'us')).toBe(0);
  });
});
