import type { FormulaNode } from '@alba/domain/rich-text';
import type { LessonHead } from '../load/load-lesson.ts';
import { readMathml } from './read-mathml.ts';

type Formula = LessonHead['formulas'][number];

/** A copy of a view or key in which every formula node has its words and its tree. */
export function showFormulas<T>(value: T, formulas: readonly Formula[]): T {
  const nodes = new Map(formulas.map((formula) => [formula.id, nodeOf(formula)]));
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    if ('type' in part && part.type === 'formula') return nodes.get((part as FormulaNode).text) ?? missing((part as FormulaNode).text);
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, walk(entry)]));
  };
  return formulas.length === 0 ? value : (walk(value) as T);
}

function nodeOf({ id, spoken, display, mathml }: Formula): FormulaNode {
  const read = readMathml(mathml);
  if ('wrong' in read) throw new Error(`formula ${id}: ${read.wrong}`);
  return { type: 'formula', text: spoken, ...(display === 'block' ? { display } : {}), math: read.math };
}

function missing(id: string): never {
  throw new Error(`there is no formula ${id}`);
}
