import type { RosterProblem } from '@alba/roster/model/problems';
import type { PackageReading, ReadingMode } from '@alba/roster/one-roster/index';
import { problemText, type RosterLanguage, reportWords } from '@alba/roster/words/index';

type Frame = {
  modes: Record<ReadingMode, string>;
  row: string;
  rows: (count: number) => string;
  errors: (count: number) => string;
  warnings: (count: number) => string;
  clean: string;
  alike: (count: number) => string;
  more: (count: number) => string;
  usable: string;
  unusable: string;
  untold: string;
};

const frames: Record<RosterLanguage, Frame> = {
  en: {
    modes: { strict: 'strict', lenient: 'lenient' },
    row: 'row',
    rows: (count) => (count === 1 ? 'row' : 'rows'),
    errors: (count) => `${count} ${count === 1 ? 'error' : 'errors'}`,
    warnings: (count) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
    clean: 'nothing to mend',
    alike: (count) => `… and ${count} more like it`,
    more: (count) => `… and ${count} more; --csv writes them all`,
    usable: 'can be imported',
    unusable: 'cannot be imported',
    untold: 'Rows with an error are left out, and nothing they concern ends by it.',
  },
  pt: {
    modes: { strict: 'rigoroso', lenient: 'tolerante' },
    row: 'linha',
    rows: (count) => (count === 1 ? 'linha' : 'linhas'),
    errors: (count) => `${count} ${count === 1 ? 'erro' : 'erros'}`,
    warnings: (count) => `${count} ${count === 1 ? 'aviso' : 'avisos'}`,
    clean: 'nada a corrigir',
    alike: (count) => `… e mais ${count} iguais`,
    more: (count) => `… e mais ${count}; --csv grava todos`,
    usable: 'pode ser importado',
    unusable: 'não pode ser importado',
    untold: 'As linhas com erro ficam de fora, e nada do que elas tratam é encerrado por isso.',
  },
  es: {
    modes: { strict: 'estricto', lenient: 'tolerante' },
    row: 'fila',
    rows: (count) => (count === 1 ? 'fila' : 'filas'),
    errors: (count) => `${count} ${count === 1 ? 'error' : 'errores'}`,
    warnings: (count) => `${count} ${count === 1 ? 'advertencia' : 'advertencias'}`,
    clean: 'nada que corregir',
    alike: (count) => `… y ${count} más iguales`,
    more: (count) => `… y ${count} más; --csv los escribe todos`,
    usable: 'se puede importar',
    unusable: 'no se puede importar',
    untold: 'Las filas con error quedan fuera, y nada de lo que tratan termina por eso.',
  },
};

/** So many are printed, and so many of each kind; the CSV has all that were kept. */
const printed = 200;
const printedOfAKind = 5;

/** The report of one package, as lines of text. */
export function reportOf(shown: string, reading: PackageReading, { mode, language }: { mode: ReadingMode; language: RosterLanguage }): string[] {
  const frame = frames[language];
  const { problems, counts, isUsable, version } = reading;
  const kinds = kindsOf(problems);
  const listed = kinds.slice(0, printed);
  const rest = kinds.slice(printed).reduce((sum, kind) => sum + kind.length, 0);
  const summary = [frame.errors(counts.errors), frame.warnings(counts.warnings), isUsable ? frame.usable : frame.unusable].join(', ');
  return [
    `${shown}${version ? ` · OneRoster ${version}` : ''} · ${frame.modes[mode]}`,
    ...Object.entries(counts.rows).map(([file, rows]) => `  ${file.padEnd(22)} ${String(rows).padStart(8)} ${frame.rows(rows)}`),
    ...listed.flatMap((kind) => linesOf(kind, frame, language)),
    ...(rest > 0 ? [`  ${frame.more(rest)}`] : []),
    ...(problems.length === 0 ? [`  ${frame.clean}`] : []),
    ...(isUsable && counts.errors > 0 ? [`  ${frame.untold}`] : []),
    `  ${summary}`,
  ];
}

/** Problems that one cure mends stand together, where the first of them was found. */
function kindsOf(problems: readonly RosterProblem[]): RosterProblem[][] {
  const kinds = new Map<string, RosterProblem[]>();
  for (const problem of problems) {
    const name = [problem.severity, problem.code, problem.file, problem.column].join(' ');
    const kind = kinds.get(name);
    if (kind) kind.push(problem);
    else kinds.set(name, [problem]);
  }
  return [...kinds.values()];
}

function linesOf(kind: readonly RosterProblem[], frame: Frame, language: RosterLanguage): string[] {
  const { severities } = reportWords(language);
  const lines = kind.slice(0, printedOfAKind).map((problem) => {
    const { cause } = problemText(problem, language);
    const place = [problem.file, problem.row === undefined ? undefined : `${frame.row} ${problem.row}`, problem.column].filter(Boolean).join(', ');
    return `  ${severities[problem.severity]} · ${[place, cause].filter(Boolean).join(': ')}`;
  });
  const more = kind.length > printedOfAKind ? [`    ${frame.alike(kind.length - printedOfAKind)}`] : [];
  const [first] = kind as [RosterProblem];
  return [...lines, ...more, `    ${problemText(first, language).cure}`].map(plain);
}

/** What stands in a package must not move the cursor of who reads about it. */
const plain = (line: string): string => line.replace(/[\p{Cc}\p{Cf}]/gu, '·');
