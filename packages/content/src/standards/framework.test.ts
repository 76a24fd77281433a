import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CasePackage } from './case.schema.ts';
import { frameworkOf } from './framework.ts';
import { uuidOf } from './identifiers.ts';
import { frameworkFiles, readFrameworkFile } from './load-frameworks.ts';
import { readCase } from './read-case.ts';
import { treeOf } from './tree.ts';

const fixture = (name: string) => readCase(readFileSync(new URL(`../../fixtures/standards/${name}.json`, import.meta.url), 'utf8')).package as CasePackage;
const content = resolve(import.meta.dirname, '../../../../content');

describe('@K-STANDARDS a framework', () => {
  it('stands in the order of its numbers, else of its lists, where 2 comes before 10; grades come from above', () => {
    const { standards, grades, subjects } = frameworkOf(fixture('case-1.0'));
    expect(standards.map(({ code, grades: own, isLeaf }) => [code, own, isLeaf])).toEqual([
      [undefined, [5], false],
      ['SCI.5.M.2', [5], true],
      ['SCI.5.M.10', [5], true],
    ]);
    expect([grades, subjects]).toEqual([[5], ['science']]);
    const numbered = frameworkOf(fixture('case-1.1'));
    expect(numbered.standards.map(({ code }) => code)).toEqual([undefined, 'SV-T.2', 'SV-T.1']);
    expect(numbered.standards.map((standard) => [standard.subjects, standard.grades])).toEqual([
      [['science'], [0, 1]],
      [['ela'], [3, 4, 5]],
      [['science'], [0, 1]],
    ]);
  });

  it('keeps every parent of an item, lists it under the first, and does without an association that closes a ring', () => {
    const items = ['a', 'b', 'c', 'd'].map((identifier) => ({ identifier, fullStatement: identifier }));
    const child = (one: string, other: string) => ({
      associationType: 'isChildOf',
      originNodeURI: { identifier: one },
      destinationNodeURI: { identifier: other },
    });
    const given = {
      CFItems: items,
      CFAssociations: [child('c', 'a'), child('c', 'b'), child('d', 'c'), child('a', 'd'), child('b', 'b'), child('b', 'elsewhere')],
    };
    const tree = treeOf(given as unknown as CasePackage);
    expect(tree.order).toEqual(['a', 'c', 'd', 'b']);
    expect(tree.parentsOf.get('c')).toEqual(['a', 'b']);
    expect(tree.closing).toEqual([3, 4]);
  });

  it('reads a tree as deep and as wide as any at once', () => {
    const count = 20_000;
    const items = Array.from({ length: count }, (_, index) => ({ identifier: `i${index}`, fullStatement: `${index}` }));
    const child = (index: number) => ({
      associationType: 'isChildOf',
      originNodeURI: { identifier: `i${index}` },
      destinationNodeURI: { identifier: index % 40 === 0 ? 'i0' : `i${index - 1}` },
    });
    const tree = treeOf({ CFItems: items, CFAssociations: Array.from({ length: count - 1 }, (_, index) => child(index + 1)) } as unknown as CasePackage);
    expect(tree.order).toHaveLength(count);
    expect(tree.order.slice(0, 3)).toEqual(['i0', 'i1', 'i2']);
  });
});

describe('@K-STANDARDS the frameworks of the library', () => {
  const files = frameworkFiles(content);
  it('are those that lessons name', () => {
    expect(files.map(({ edition, slug }) => `${edition}/${slug}`)).toEqual(['us/c3', 'us/ccss-ela', 'us/ngss', 'br/bncc', 'eslac/marco-alba-ciencias']);
  });

  it.each(files)('$edition/$slug reads strictly without a warning, and every standard has code, grade and subject', (file) => {
    const { package: read, notices } = readFrameworkFile(file);
    expect(notices).toEqual([]);
    const { standards } = frameworkOf(read as CasePackage);
    for (const { code, grades, subjects, headings, isLeaf } of standards) {
      if (!isLeaf) continue;
      expect(code).toBeDefined();
      expect(grades.length, code).toBeGreaterThan(0);
      expect(subjects.length, code).toBeGreaterThan(0);
      expect(headings.length, code).toBeGreaterThan(0);
    }
    expect(read?.CFDocument.notes).toBeDefined();
    expect(read?.CFDefinitions).toMatchObject({ CFLicenses: [{ identifier: read?.CFDocument.licenseURI?.identifier }] });
  });

  it.each(files)('$edition/$slug has the identifiers that follow from its codes', (file) => {
    const { package: read } = readFrameworkFile(file);
    const name = `${file.edition}/${file.slug}`;
    expect(read?.CFDocument.identifier).toBe(uuidOf(name));
    const coded = (read?.CFItems ?? []).filter(
      ({ CFItemType, humanCodingScheme }) =>
        humanCodingScheme !== undefined && frameworkOf(read as CasePackage).standards.find(({ code }) => code === humanCodingScheme)?.isLeaf && CFItemType,
    );
    for (const { identifier, humanCodingScheme } of coded) expect(identifier, humanCodingScheme).toBe(uuidOf(`${name}/${humanCodingScheme}`));
  });

  it.each([
    ['us/ngss', /^([1-5]|MS)-(PS|LS|ESS|ETS)\d-\d+$/],
    ['us/ccss-ela', /^(RL|RI|W|L)\.[3-8]\.\d+[a-z]?$|^(RH|RST)\.6-8\.\d+$/],
    ['us/c3', /^D2\.(Civ|Eco|Geo|His)\.\d+\.(3-5|6-8)$/],
    ['br/bncc', /^EF(0[6-9]|67|69|89)(CI|LP|MA)\d{2}$/],
    ['eslac/marco-alba-ciencias', /^MA\.(P1|P2|S)\.[VMTDI]\d$/],
  ])('%s writes its codes as their publishers do', (name, pattern) => {
    const { package: read } = readFrameworkFile({ path: join(content, name.replace('/', '/standards/')).concat('.json') });
    const leaves = frameworkOf(read as CasePackage).standards.filter(({ isLeaf }) => isLeaf);
    for (const { code } of leaves) expect(code).toMatch(pattern);
  });
});
