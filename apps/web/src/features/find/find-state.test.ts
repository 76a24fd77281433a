import { editionIds, gradeBandsOf, subjectsOf } from '@alba/domain/editions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf, changed, type FindState, filterCount, findParams, readFindState } from './find-state.ts';

const states = fc.constantFrom(...editionIds).chain((edition) => {
  const subjects = subjectsOf(edition);
  return fc
    .record({
      subject: fc.option(fc.constantFrom(...subjects), { nil: undefined }),
      gradeBands: fc.subarray(bandsOf(edition).slice(), { minLength: 1 }),
      search: fc.string({ maxLength: 40 }),
      batches: fc.integer({ min: 1, max: 50 }),
      lessons: fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 20 }),
      shows: fc.constantFrom('lessons' as const, 'collections' as const),
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
      expect(plain).toEqual({ gradeBands: gradeBandsOf(edition).map(({ key }) => key), search: '', batches: 1, lessons: [], shows: 'lessons' });
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
    'lessons=x,-1,0,1.5,1e99',
    'show=everything',
  ])('makes the best of nonsense: %s', (search) => {
    const state = readFindState(new URLSearchParams(search), 'us');
    expect(state.subject ?? state.category).toBeUndefined();
    expect(state.gradeBands).toHaveLength(4);
    expect(state.batches).toBeGreaterThanOrEqual(1);
    expect(state.batches).toBeLessThanOrEqual(50);
    expect(state.search.length).toBeLessThanOrEqual(100);
    expect([state.lessons, state.shows]).toEqual([[], 'lessons']);
  });

  it('keeps the batches when lessons are chosen, and begins with the first for another list', () => {
    const state = readFindState(new URLSearchParams('batches=3&search=rain'), 'us');
    expect(changed(state, { lessons: [4] })).toEqual({ ...state, lessons: [4] });
    expect(changed(state, { search: 'snow' })).toEqual({ ...state, search: 'snow', batches: 1 });
    expect(changed(state, { batches: 4 }).batches).toBe(4);
  });

  it('keeps no more lessons than can be assigned at once, each once', () => {
    const many = Array.from({ length: 30 }, (_, at) => at + 1);
    expect(readFindState(new URLSearchParams(`lessons=7,7,${many}`), 'us').lessons).toEqual([7, ...many.filter((one) => one !== 7)].slice(0, 20));
  });

  it('counts what narrows the list', () => {
    const state = readFindState(new URLSearchParams('gradeBands=3-5,6-8&category=life&subject=science'), 'us');
    expect(filterCount(state, bandsOf('us'))).toBe(3);
    expect(filterCount(readFindState(new URLSearchParams('subject=science'), 'us'), bandsOf('us'))).toBe(0);
    // grade ranges without lessons are not offered and not counted
    expect(filterCount(state, ['3-5', '9-12'])).toBe(2);
    expect(filterCount(state, ['3-5', '6-8'])).toBe(1);
  });
});
