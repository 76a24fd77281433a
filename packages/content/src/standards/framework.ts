import type { SubjectKey } from '@alba/domain/editions';
import type { CaseItem, CasePackage } from './case.schema.ts';
import { standardSearchText } from './codes.ts';
import { gradesOf } from './grades.ts';
import { subjectsNamed } from './subjects.ts';
import { type Tree, treeOf } from './tree.ts';

/** An item of a framework as the product uses it. Grades and subjects that it does not tell are those of what it stands under. */
export type FrameworkStandard = {
  identifier: string;
  code: string | undefined;
  statement: string;
  kind: string | undefined;
  grades: number[];
  subjects: SubjectKey[];
  /** What it stands under, from the top down; of several parents the first. */
  headings: string[];
  parents: readonly string[];
  /** Nothing stands under it. */
  isLeaf: boolean;
  searchText: string;
  item: CaseItem;
};

export type Framework = { identifier: string; title: string; grades: number[]; subjects: SubjectKey[]; standards: FrameworkStandard[] };

/** A framework in reading order. */
export function frameworkOf(given: CasePackage): Framework {
  const { CFDocument, CFItems = [] } = given;
  const tree = treeOf(given);
  const items = new Map(CFItems.map((item) => [item.identifier, item]));
  const own = subjectsNamed(CFDocument.subject ?? []);
  const known = new Map<string, FrameworkStandard>();
  for (const identifier of tree.order) {
    const item = items.get(identifier);
    const above = known.get(tree.parentsOf.get(identifier)?.[0] ?? '');
    if (item) known.set(identifier, standardOf(item, { tree, above, subjects: above?.subjects ?? own }));
  }
  const standards = [...known.values()];
  return {
    identifier: CFDocument.identifier,
    title: CFDocument.title,
    grades: [...new Set(standards.flatMap(({ grades }) => grades))].sort((one, other) => one - other),
    // also subjects that only a part of it belongs to, such as literacy in history
    subjects: [...new Set([...own, ...standards.flatMap(({ subjects }) => subjects)])],
    standards,
  };
}

type Place = { tree: Tree; above: FrameworkStandard | undefined; subjects: SubjectKey[] };

function standardOf(item: CaseItem, { tree, above, subjects }: Place): FrameworkStandard {
  const { identifier, humanCodingScheme: code, alternativeLabel, fullStatement: statement, conceptKeywords = [], CFItemType: kind } = item;
  const { grades } = gradesOf(item.educationLevel ?? []);
  const named = subjectsNamed(item.subject ?? []);
  return {
    identifier,
    code,
    statement,
    kind,
    grades: grades.length > 0 ? grades : (above?.grades ?? []),
    subjects: named.length > 0 ? named : subjects,
    headings: above ? [...above.headings, above.identifier] : [],
    parents: tree.parentsOf.get(identifier) ?? [],
    isLeaf: (tree.childrenOf.get(identifier) ?? []).length === 0,
    searchText: standardSearchText({ codes: [code, alternativeLabel].filter((text) => text !== undefined), words: [statement, ...conceptKeywords] }),
    item,
  };
}
