import { isNode, LineCounter, parseDocument } from 'yaml';
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
    return {
      problems: document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        field: '',
        message: firstLine(error.message),
        severity: 'error',
      })),
    };
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
  const raw: unknown = document.toJS();
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return { problems: explainIssues(parsed.error.issues, raw).map(({ path, message }) => problemAt(path, message)) };
  return { loaded: { file, value: parsed.data, problemAt }, problems: [] };
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/ at line.*$/, '') ?? message;
}
