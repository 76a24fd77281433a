import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CasePackage } from './case.schema.ts';
import { frameworkOf } from './framework.ts';
import { caseText, readCase } from './read-case.ts';

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/standards/${name}.json`, import.meta.url), 'utf8');
const lines = (text: string, isLenient = false) =>
  readCase(text, { isLenient }).notices.map(({ severity, place, message }) => `${severity} ${place}: ${message}`);

/** The 1.0 package with one thing changed in it. */
function changed(change: (given: CasePackage & Record<string, unknown>) => unknown): string {
  const given = JSON.parse(fixture('case-1.0')) as CasePackage & Record<string, unknown>;
  change(given);
  return JSON.stringify(given);
}
const first = (given: CasePackage, list: 'CFItems' | 'CFAssociations') => (given[list] as Record<string, unknown>[])[0] as Record<string, unknown>;

describe('@K-STANDARDS a CASE package', () => {
  it.each(['case-1.0', 'case-1.1'])('of %s comes out as it came in, with fields that no version names and ends that point elsewhere', (name) => {
    const text = fixture(name);
    for (const isLenient of [false, true]) {
      const { package: read } = readCase(text, { isLenient });
      expect(read && JSON.parse(caseText(read))).toEqual(JSON.parse(text));
      expect(read && readCase(caseText(read)).package).toEqual(read);
    }
  });

  it('tells which ends lie outside the package, and keeps them', () => {
    expect(lines(fixture('case-1.0'))).toEqual([
      'warning CFAssociations[3].destinationNodeURI: points to S1143F3C, which is not in this package: kept as it is',
    ]);
    expect(lines(fixture('case-1.1'))).toEqual([
      'warning CFAssociations[2].destinationNodeURI: points to c0a80101-0000-4000-8000-000000000999, which is not in this package: kept as it is',
      'warning CFItems[0].educationLevel: "PK" is no grade from K to 12: kept, but not used for the grade filter',
    ]);
  });

  it('keeps a ring, and tells it', () => {
    const text = changed((given) => Object.assign(first(given, 'CFAssociations'), { destinationNodeURI: (given.CFAssociations ?? [])[1]?.originNodeURI }));
    expect(readCase(text).package).toEqual(JSON.parse(text));
    expect(lines(text)).toContain('warning CFAssociations[1]: makes an item its own ancestor: kept, but not used for the tree');
  });

  const document = { CFDocument: JSON.parse(fixture('case-1.0')).CFDocument };
  it.each([
    ['only a document', JSON.stringify(document)],
    ['empty lists', JSON.stringify({ ...document, CFItems: [], CFAssociations: [], CFDefinitions: {}, CFRubrics: [] })],
  ])('may be %s', (_, text) => expect(readCase(text)).toMatchObject({ package: JSON.parse(text), notices: [] }));

  it.each<[string, string, string]>([
    ['is no JSON', '{', 'error : is not JSON: export it again'],
    ['begins with a mark', `\uFEFF${fixture('case-1.0')}`, 'error : begins with a byte order mark: remove it'],
    ['holds no text', fixture('case-1.0').replace('Model a gas', 'Model a \\u0000 gas'), 'error : holds signs that are no text'],
    ['holds half a character', fixture('case-1.0').replace('Model a gas', 'Model a \\ud83d gas'), 'error : holds signs that are no text'],
    ['is a list', '[]', 'error : must be a group of fields, but is a list'],
    ['has no document', changed((given) => delete (given as Record<string, unknown>).CFDocument), 'error CFDocument: missing: add it'],
    [
      'has a document without a creator',
      changed(({ CFDocument }) => delete (CFDocument as Record<string, unknown>).creator),
      'error CFDocument.creator: missing: add it',
    ],
    [
      'has an identifier in capitals',
      changed((given) => Object.assign(first(given, 'CFItems'), { identifier: 'C0A80101-0000-4000-8000-000000000010' })),
      'error CFItems[0].identifier: does not have the right form (a UUID in lower case); it is "C0A80101-0000-4000-8000-000000000010"',
    ],
    ['has an item without words', changed((given) => delete first(given, 'CFItems').fullStatement), 'error CFItems[0].fullStatement: missing: add it'],
    [
      'has an empty code',
      changed((given) => Object.assign(first(given, 'CFItems'), { humanCodingScheme: ' ' })),
      'error CFItems[0].humanCodingScheme: is empty: write it or leave it out',
    ],
    [
      'has a day for an instant',
      changed((given) => Object.assign(first(given, 'CFItems'), { lastChangeDateTime: '2019-05-04' })),
      'error CFItems[0].lastChangeDateTime: does not have the right form',
    ],
    [
      'has a level that is no list',
      changed((given) => Object.assign(first(given, 'CFItems'), { educationLevel: '05' })),
      'error CFItems[0].educationLevel: must be a list',
    ],
    [
      'has a kind CASE does not know',
      changed((given) => Object.assign(first(given, 'CFAssociations'), { associationType: 'Is Child Of' })),
      'error CFAssociations[0].associationType: a kind of CASE, or ext:name',
    ],
    [
      'has 1.1 kinds but is 1.0',
      changed((given) => Object.assign(first(given, 'CFAssociations'), { associationType: 'ext:near' })),
      'error CFAssociations[0].associationType: ext:near needs "caseVersion": "1.1" in CFDocument',
    ],
    [
      'has an association with one end',
      changed((given) => delete first(given, 'CFAssociations').destinationNodeURI),
      'error CFAssociations[0].destinationNodeURI: missing: add it',
    ],
    [
      'has one identifier twice',
      changed((given) => given.CFItems?.push({ ...given.CFItems[0] } as never)),
      'error CFItems[3].identifier: is the same as that of CFItems[0]: give each its own',
    ],
    ['has definitions that are a list', changed((given) => Object.assign(given, { CFDefinitions: [{}] })), 'error CFDefinitions'],
  ])('that %s is refused, and the place is told', (_, text, line) => {
    expect(readCase(text).package).toBeUndefined();
    expect(lines(text).join('\n')).toContain(line);
  });
});

describe('@K-STANDARDS reading leniently', () => {
  it('mends what servers really write, and tells each place and what was done', () => {
    const text = fixture('as-servers-write');
    expect(readCase(text).package).toBeUndefined();
    const { package: read, notices } = readCase(`\uFEFF${text}`, { isLenient: true });
    expect(notices.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(lines(`\uFEFF${text}`, true)).toMatchInlineSnapshot(`
      [
        "warning : began with a byte order mark: ignored",
        "warning CFPackage: stood inside another object: taken out of it",
        "warning CFDocument.language: was empty: left out",
        "warning CFDocument.subject: was one text: now a list",
        "warning CFDocument.version: was a number: now text",
        "warning CFDocument.identifier: "{C0A80101-0000-4000-8000-000000000201}" is not written as CASE wants it: now c0a80101-0000-4000-8000-000000000201, also where others point to it",
        "warning CFDocument.uri: was missing: now urn:uuid:c0a80101-0000-4000-8000-000000000201",
        "warning CFDocument.lastChangeDateTime: was missing: now 2022-03-04T00:00:00Z",
        "warning CFDocument.creator: was missing: now "Lakeside"",
        "warning CFDocument.caseVersion: "1.0" is not told by version 1.0: left out",
        "warning CFDocument.adoptionStatus: "adopted": now "Adopted"",
        "warning CFItems[0].educationLevel: was one text: now a list",
        "warning CFItems[0].identifier: "C0A80101000040008000000000000210" is not written as CASE wants it: now c0a80101-0000-4000-8000-000000000210, also where others point to it",
        "warning CFItems[0].uri: was missing: now urn:uuid:c0a80101-0000-4000-8000-000000000210",
        "warning CFItems[0].lastChangeDateTime: "2021-03-04 05:06:07" is no instant: now 2021-03-04T05:06:07.000Z",
        "warning CFItems[0].fullStatement: was missing: now the abbreviated statement",
        "warning CFItems[1].humanCodingScheme: was a number: now text",
        "warning CFItems[1].identifier: was missing: now c0a80101-0000-4000-8000-000000000211",
        "warning CFItems[1].lastChangeDateTime: "2021-03-05" is no instant: now 2021-03-05T00:00:00.000Z",
        "warning CFItems[2].identifier: "item-12" is not written as CASE wants it: now 596af41c-d17a-5ea9-8ab4-f338c08c481a, also where others point to it",
        "warning CFItems[2].uri: was missing: now urn:uuid:596af41c-d17a-5ea9-8ab4-f338c08c481a",
        "warning CFItems[2].statusStartDate: does not fit (does not have the right form (Invalid ISO date); it is "spring"): left out",
        "warning CFItems[3].identifier: "item-12" is not written as CASE wants it: now 596af41c-d17a-5ea9-8ab4-f338c08c481a, also where others point to it",
        "warning CFItems[3].uri: was missing: now urn:uuid:596af41c-d17a-5ea9-8ab4-f338c08c481a",
        "warning CFItems[3]: has the identifier of an entry before it, 596af41c-d17a-5ea9-8ab4-f338c08c481a: the one changed last stays",
        "warning CFItems[4]: is left out: nothing tells its identifier",
        "warning CFItems[5].uri: was missing: now urn:uuid:c0a80101-0000-4000-8000-000000000213",
        "warning CFItems[5].lastChangeDateTime: was missing: now 2022-03-04T00:00:00Z",
        "warning CFItems[5]: is left out: fullStatement missing: add it",
        "warning CFItems[6]: is no group of fields: left out",
        "warning CFAssociations[0].associationType: "Is Child Of" is no kind of CASE: now isChildOf",
        "warning CFAssociations[0].originNodeURI: was one text: now title, identifier and address",
        "warning CFAssociations[0].destinationNodeURI: was one text: now title, identifier and address",
        "warning CFAssociations[0].sequenceNumber: was text: now a number",
        "warning CFAssociations[0].identifier: was missing: now 08472d82-4087-5564-9de6-6fa7d1db00f6",
        "warning CFAssociations[0].uri: was missing: now urn:uuid:08472d82-4087-5564-9de6-6fa7d1db00f6",
        "warning CFAssociations[0].lastChangeDateTime: was missing: now 2022-03-04T00:00:00Z",
        "warning CFAssociations[1].associationType: "ischildof" is no kind of CASE: now isChildOf",
        "warning CFAssociations[1].originNodeURI: identifier, uri, title mended",
        "warning CFAssociations[1].destinationNodeURI: identifier, title mended",
        "warning CFAssociations[1].uri: was missing: now urn:uuid:c0a80101-0000-4000-8000-000000000221",
        "warning CFAssociations[1].lastChangeDateTime: was missing: now 2022-03-04T00:00:00Z",
        "warning CFAssociations[2].originNodeURI: identifier, uri, title mended",
        "warning CFAssociations[2].destinationNodeURI: identifier, uri, title mended",
        "warning CFAssociations[2].uri: was missing: now urn:uuid:c0a80101-0000-4000-8000-000000000222",
        "warning CFAssociations[2].lastChangeDateTime: was missing: now 2022-03-04T00:00:00Z",
        "warning CFAssociations[3].associationType: "supports" is no kind of CASE: now ext:supports",
        "warning CFAssociations[3].originNodeURI: identifier, uri, title mended",
        "warning CFAssociations[3].uri: was missing: now urn:uuid:c0a80101-0000-4000-8000-000000000223",
        "warning CFAssociations[3].lastChangeDateTime: was missing: now 2022-03-04T00:00:00Z",
        "warning CFAssociations[4].originNodeURI: identifier, uri, title mended",
        "warning CFAssociations[4]: is left out: nothing tells its destinationNodeURI",
        "warning CFDocument.caseVersion: the package has kinds of associations that came with 1.1: now "1.1"",
        "warning CFDefinitions.CFConcepts[0].uri: was missing: now urn:uuid:c0a80101-0000-4000-8000-000000000230",
        "warning CFDefinitions.CFConcepts[0].lastChangeDateTime: was missing: now 2022-03-04T00:00:00Z",
        "warning CFDefinitions.CFConcepts[0]: is left out: title missing: add it",
        "warning CFDefinitions.CFSubjects: was a single entry: now a list",
        "warning CFDefinitions.CFSubjects[0].identifier: was missing: now d374425e-2287-5568-be9e-6f75b87fafd0",
        "warning CFDefinitions.CFSubjects[0].uri: was missing: now urn:uuid:d374425e-2287-5568-be9e-6f75b87fafd0",
        "warning CFDefinitions.CFSubjects[0].lastChangeDateTime: was missing: now 2022-03-04T00:00:00Z",
        "warning CFAssociations[1]: makes an item its own ancestor: kept, but not used for the tree",
        "warning CFAssociations[3].destinationNodeURI: points to S9, which is not in this package: kept as it is",
        "warning CFItems[0].educationLevel: "UG" is no grade from K to 12: kept, but not used for the grade filter",
      ]
    `);
    // nothing of it needs mending a second time
    const again = readCase(caseText(read as CasePackage));
    expect(again.package).toEqual(read);
    expect(again.notices.filter(({ message }) => !message.includes('kept'))).toEqual([]);
    const { standards, subjects } = frameworkOf(read as CasePackage);
    expect(subjects).toEqual(['science', 'math']);
    expect(standards.map(({ code, statement, grades, headings }) => [code, statement, grades, headings.length])).toEqual([
      ['LS.1', 'Things that float', [4, 5], 0],
      ['12', 'Why ice floats.', [4, 5], 1],
      [undefined, 'What sinks, and why.', [4, 5], 1],
    ]);
  });

  it.each([
    '',
    'null',
    '7',
    '"CFPackage"',
    '[]',
    '{}',
    '{"CFDocument":null}',
    '{"CFDocument":{"title":{"toString":0}},"CFItems":[{"identifier":"x","lastChangeDateTime":{"toString":0}}]}',
    '{"CFDocument":{"title":"x"},"CFItems":7,"CFAssociations":null,"CFDefinitions":"none"}',
  ])('of %s gives a package or an error, never a crash', (text) => {
    const { package: read, notices } = readCase(text, { isLenient: true });
    expect(read !== undefined || notices.some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('never changes a package that is right, and never crashes on one that is not', () => {
    const right = JSON.parse(fixture('case-1.1')) as Record<string, unknown>;
    const paths = pathsOf(right);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const text = JSON.stringify(withValue(right, path, value));
        const strict = readCase(text);
        const lenient = readCase(text, { isLenient: true });
        if (strict.package) expect(lenient.package).toEqual(strict.package);
        if (lenient.package) {
          const again = readCase(caseText(lenient.package));
          expect(again.package).toEqual(lenient.package);
        }
      }),
      { numRuns: 400 },
    );
  });
});

type Path = (string | number)[];
function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [...(path.length > 0 ? [path] : []), ...inner.flatMap(([key, entry]) => pathsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]))];
}

function withValue(root: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(root);
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => Reflect.get(at as object, step), copy);
  Reflect.set(holder as object, path.at(-1) as string, value);
  return copy;
}
