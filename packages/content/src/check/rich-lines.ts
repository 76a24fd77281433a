import { parseRichText, type RichText } from '@alba/domain/rich-text';
import type { AuthoredQuestion } from '@alba/items/authored';
import type { FieldPath, Severity } from '../load/problem.ts';
import { type CheckContext, levelsIn } from './context.ts';

type RichLine = { nodes: RichText; path: FieldPath; report: (message: string, severity?: Severity, below?: FieldPath) => void };

/** Every line of a lesson in which marks are read. */
export function richLines(context: CheckContext): RichLine[] {
  const lines: RichLine[] = [];
  for (const text of context.texts) {
    for (const [level, words] of levelsIn(text)) {
      words.paragraphs.forEach((paragraph, index) => {
        paragraph.units.forEach((unit, unitIndex) => {
          lines.push({ nodes: parseRichText(unit), path: ['levels', level, 'paragraphs', index, 'units', unitIndex], report: text.report });
        });
      });
    }
  }
  for (const { question, report } of context.questions)
    for (const { text, path } of questionLines(question)) lines.push({ nodes: parseRichText(text), path, report });
  return lines;
}

/** Fields of a question that are names or ids, not lines to read. */
const plainFields = new Set(['id', 'kind', 'skill', 'resource', 'recalls', 'unit', 'misconception', 'evidence']);

/** Every line of a question that a person reads, with its path. */
export function questionLines(question: AuthoredQuestion): QuestionLine[] {
  return linesIn(question, []);
}

type QuestionLine = { text: string; path: FieldPath };

function linesIn(value: unknown, path: FieldPath): QuestionLine[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => linesIn(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (plainFields.has(key) ? [] : linesIn(entry, [...path, key])));
}
