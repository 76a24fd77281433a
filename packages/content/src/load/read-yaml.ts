import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type FieldPath, fieldName, type Problem, type Severity } from './problem.ts';
import { explainIssues } from './schema-message.ts';

/** A file that was read and fits its schema. `problemAt` makes a problem at the line of a field. */
export type LoadedFile<T> = { file: string; value: T; problemAt: (path: FieldPath, message: string, severity?: Severity) => Problem };

/** Reads one YAML file of a pack; what does not fit comes back as problems with their lines. */
export function readYaml<Schema extends z.ZodType>(given: {
  file: string;
  text: string;
  schema: Schema;
}): { loaded?: LoadedFile<z.output<Schema>>; problems: Problem[] } {
  const { file, text, schema } = given;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, version: '1.2' });
  if (document.errors.length > 0) {
    return { problems: document.errors.map((error) => syntaxProblem({ file, text, line: lines.linePos(error.pos[0]).line, message: error.message })) };
  }
  const lineOf = (path: FieldPath): number => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const problemAt = (path: FieldPath, message: string, severity: Severity = 'error'): Problem => ({
    file,
    line: lineOf(path),
    field: fieldName(path),
    message,
    severity,
  });
  const raw = plainValue(document);
  if (raw === tooManyAliases) return { problems: [problemAt([], 'repeats itself with too many *aliases: write the values out')] };
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return { problems: explainIssues(parsed.error.issues, raw).map(({ path, message }) => problemAt(path, message)) };
  return { loaded: { file, value: parsed.data, problemAt }, problems: [] };
}

const tooManyAliases = Symbol('too many aliases');

/** A few lines of aliases can unfold to more than fits in memory; the parser refuses those. */
function plainValue(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    if (error instanceof ReferenceError) return tooManyAliases;
    throw error;
  }
}

function syntaxProblem(given: { file: string; text: string; line: number; message: string }): Problem {
  const { file, text, line, message } = given;
  const hasTab = /^ *\t/.test(text.split('\n')[line - 1] ?? '');
  return { file, line, field: '', message: hasTab ? 'begins with a tab: indent with two spaces' : firstLine(message), severity: 'error' };
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/ at line.*$/, '') ?? message;
}
