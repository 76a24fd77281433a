import { subjectIds } from '@alba/domain/editions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, readStandardsState, type StandardsState, standardsParams } from './standards-state.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { maxLength: 5 });
const batches = fc.integer({ min: 1, max: 50 });
const states = fc.record(
  {
    subject: fc.constantFrom(...subjectIds),
    framework: fc.constantFrom('ngss', 'ccss-ela'),
    grade: fc.integer({ min: 0, max: 12 }),
    standard: fc.integer({ min: 1, max: 1e9 }),
    sets: ids,
    search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    isWithin: fc.boolean(),
    batches,
    found: batches,
    lessons: batches,
    closed: ids,
  },
  { requiredKeys: ['sets', 'search', 'isWithin', 'batches', 'found', 'lessons', 'closed'] },
);

const plain: StandardsState = { sets: [], search: '', isWithin: false, batches: 1, found: 1, lessons: 1, closed: [] };

describe('@A-STANDARDS the address of the search by standard', () => {
  it('keeps everything there and back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readStandardsState(new URLSearchParams(standardsParams(state).toString()))).toEqual(state);
      }),
    );
  });

  it('is empty for the plain screen', () => {
    expect(readStandardsState(new URLSearchParams())).toEqual(plain);
    expect(standardsParams(plain).toString()).toBe('');
  });

  it.each([
    'subject=alchemy',
    'framework=../x',
    'grade=13',
    'grade=-1',
    'grade=x',
    'standard=0',
    'standard=1e3',
    'sets=a,,-2',
    'within=yes',
    'batches=0',
    'closed=%00',
    'lessons=two',
  ])('makes the best of nonsense: %s', (search) => {
    expect(readStandardsState(new URLSearchParams(search))).toEqual(plain);
  });

  it('shows no more batches than the server gives', () => expect(readStandardsState(new URLSearchParams('batches=900')).batches).toBe(50));

  it.each<[string, Partial<StandardsState>, Partial<StandardsState>, Partial<StandardsState>]>([
    ['another grade begins anew', { framework: 'ngss', standard: 4, batches: 3, closed: [1], search: 'x' }, { grade: 5 }, { framework: 'ngss', grade: 5 }],
    ['another subject has other frameworks', { framework: 'ngss', standard: 4 }, { subject: 'ela' }, { subject: 'ela' }],
    ['the same grade changes nothing', { grade: 5, batches: 3, standard: 4 }, { grade: 5 }, { grade: 5, batches: 3, standard: 4 }],
    ['another standard begins its lessons anew', { standard: 4, lessons: 3, batches: 2 }, { standard: 5 }, { standard: 5, batches: 2 }],
    ['another search keeps the tree', { search: 'a', found: 3, batches: 2, closed: [1] }, { search: 'b' }, { search: 'b', batches: 2, closed: [1] }],
    ['cleared search keeps the standard', { search: 'a', found: 3, standard: 4 }, { search: '' }, { standard: 4 }],
    ['another set begins the list anew', { sets: [1], batches: 2, standard: 4 }, { sets: [1, 2] }, { sets: [1, 2], standard: 4 }],
  ])('%s', (_, before, wish, after) => {
    expect(standardsParams(changed({ ...plain, ...before }, wish)).toString()).toBe(standardsParams({ ...plain, ...after }).toString());
  });
});
