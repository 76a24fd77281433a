import { describe, expect, it } from 'vitest';
import { foldCode, nearestCodes, standardSearchPatterns, standardSearchText } from './codes.ts';
import { gradesOf } from './grades.ts';
import { uuidInUri, uuidOf, uuidPattern } from './identifiers.ts';
import { subjectsNamed } from './subjects.ts';

/** LIKE as the database does it, for patterns of this shape. */
const found = (search: string, text: string) => standardSearchPatterns(search).every((pattern) => text.includes(pattern.slice(1, -1)));

describe('@K-STANDARDS searching standards', () => {
  it.each(['4-ESS2-2', '4.ess2.2', '4ess22', '4–ESS2–2', '4 ESS2 2'])('takes "%s" for the same code', (code) => expect(foldCode(code)).toBe('4ess22'));

  const text = standardSearchText({
    codes: ['RI.4.3', 'CCSS.ELA-LITERACY.RI.4.3'],
    words: ['Explain events in a scientific text: what happened and why.', 'causa y razón'],
  });
  it.each([
    ['RI.4.3', true],
    ['ri43', true],
    ['ri 4 3', true],
    ['ri.4', true],
    ['CCSS.ELA-Literacy.RI.4.3', true],
    ['ccss literacy', true],
    ['RI.4.3 events', true],
    ['HAPPENED scientific', true],
    ['razon', true],
    ['RI.4.30', false],
    ['RI.5.3', false],
    ['appened', false],
    ['events poem', false],
    ['%', true],
    ['', true],
  ])('"%s" finds RI.4.3: %s', (search, is) => expect(found(search, text)).toBe(is));

  it('finds a code from any of its segments on', () => {
    const own = standardSearchText({ codes: ['D2.His.10.6-8'], words: [] });
    expect(['d2.his', 'His.10', 'his106', 'D2His1068'].every((search) => found(search, own))).toBe(true);
    expect(found('2his', own)).toBe(false);
  });

  it('names the codes most like one that does not exist', () => {
    const known = ['4-ESS2-2', '4-ESS3-2', '5-LS1-1', 'MS-PS1-5'];
    expect(nearestCodes('4-ESS2-1', known, 2)).toEqual(['4-ESS2-2', '4-ESS3-2']);
    expect(nearestCodes('ms ps1 5', known, 1)).toEqual(['MS-PS1-5']);
    expect(nearestCodes('4-ESS2-1', [])).toEqual([]);
  });
});

it.each([
  [['KG', '01', '12'], [0, 1, 12], []],
  [['K', '4', '4th', 'Grade 5'], [0, 4, 5], []],
  [['K-2'], [0, 1, 2], []],
  [['6–8', 'HS'], [6, 7, 8, 9, 10, 11, 12], []],
  [['6º'], [6], []],
  [['PK', 'UG', '13', '0', '', 'Other-4'], [], ['PK', 'UG', '13', '0', '', 'Other-4']],
])('levels %j are the grades %j', (levels, grades, unknown) => expect(gradesOf(levels)).toEqual({ grades, unknown }));

it.each([
  [['Science'], ['science']],
  [
    ['Ciências', 'Língua Portuguesa', 'Matemática'],
    ['science', 'math', 'portuguese'],
  ],
  [['Social Studies', 'U.S. History', 'Civics'], ['social-studies']],
  [['English Language Arts', 'ELA'], ['ela']],
  [['Music', 'Elation'], []],
])('subjects %j are %j', (words, subjects) => expect(subjectsNamed(words)).toEqual(subjects));

it('makes the same identifier of the same name, in the form of CASE', () => {
  expect(uuidOf('us/ngss')).toMatch(uuidPattern);
  expect(uuidOf('us/ngss')).toBe(uuidOf('us/ngss'));
  expect(uuidOf('us/ngss')).not.toBe(uuidOf('us/c3'));
  expect(uuidInUri('https://standards.example/CFItems/C0A80101-0000-4000-8000-000000000010/')).toBe('c0a80101-0000-4000-8000-000000000010');
  expect(uuidInUri('https://standards.example/S1143F3C')).toBeUndefined();
});
