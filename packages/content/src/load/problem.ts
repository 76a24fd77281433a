export type Severity = 'error' | 'warning';

/** Something an author should mend: where it stands and what to do about it. */
export type Problem = { file: string; line: number; field: string; message: string; severity: Severity };

/** A path through a file's value, as zod and yaml write it. */
export type FieldPath = readonly (string | number)[];

/** `questions[2].choices[0].feedback` */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, step) => (typeof step === 'number' ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`), '');
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/** By file, then line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.field.localeCompare(b.field));
}
