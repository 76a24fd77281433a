import type { RosterProblem } from '../../model/index.ts';
import { keptProblems, type ReadingMode } from './reading.ts';

/** The package as a whole cannot be read further. */
export class PackageRefused extends Error {
  readonly problem: Omit<RosterProblem, 'severity'>;
  constructor(problem: Omit<RosterProblem, 'severity'>) {
    super(problem.code);
    this.name = 'PackageRefused';
    this.problem = problem;
  }
}

export type Found = Omit<RosterProblem, 'severity'>;

/** Where a reader tells what it finds. */
export type Problems = {
  readonly mode: ReadingMode;
  /** Wrong in both modes: the row is left out, or the whole package where `breaks` says so. */
  error(found: Found, more?: { breaks?: boolean }): void;
  /** Breaks the standard, but it is clear what was meant: an error in strict, a warning in lenient. */
  forgivable(found: Found): void;
  /** Worth knowing, and nothing is lost by it. */
  warning(found: Found): void;
};

/** So many of one kind are listed; a thousand of them say no more than the first. */
const keptOfAKind = 250;
const shownCharacters = 80;

/** Collects what is wrong. Counts everything, keeps what somebody can read. */
export class ProblemList implements Problems {
  readonly mode: ReadingMode;
  errors = 0;
  warnings = 0;
  /** Something of the package itself, or of the shape of a file, is wrong: no mode goes on from here. */
  isBroken = false;
  readonly #kept: RosterProblem[] = [];
  readonly #kinds = new Map<string, { first: RosterProblem; count: number; kept: number }>();

  constructor(mode: ReadingMode) {
    this.mode = mode;
  }

  error(found: Found, { breaks = false }: { breaks?: boolean } = {}): void {
    if (breaks) this.isBroken = true;
    this.#add({ severity: 'error', ...found });
  }

  warning(found: Found): void {
    this.#add({ severity: 'warning', ...found });
  }

  forgivable(found: Found): void {
    this.#add({ severity: this.mode === 'strict' ? 'error' : 'warning', ...found });
  }

  /** For a file that we take nothing from: in lenient nothing in it is more than a warning. */
  get lighter(): Problems {
    const forgivable = (found: Found) => this.forgivable(found);
    return { mode: this.mode, error: forgivable, forgivable, warning: (found) => this.warning(found) };
  }

  get isUsable(): boolean {
    return !this.isBroken && (this.mode === 'lenient' || this.errors === 0);
  }

  /** The kept ones in the order they were found, then how many more of each kind there are. */
  list(): RosterProblem[] {
    const more = [...this.#kinds.values()].filter(({ count, kept }) => count > kept).slice(0, keptOfAKind);
    const lines = more.map(({ first: { severity, file, column, code }, count, kept }): RosterProblem => {
      return { severity, code: 'too-many-problems', file, column, value: code, expected: String(count - kept) };
    });
    return [...this.#kept, ...lines];
  }

  #add(problem: RosterProblem): void {
    if (problem.severity === 'error') this.errors += 1;
    else this.warnings += 1;
    const name = `${problem.severity} ${problem.code} ${problem.file ?? ''} ${problem.column ?? ''}`;
    const kind = this.#kinds.get(name) ?? { first: problem, count: 0, kept: 0 };
    this.#kinds.set(name, kind);
    kind.count += 1;
    if (kind.kept >= keptOfAKind || this.#kept.length >= keptProblems) return;
    kind.kept += 1;
    const { file, column, value } = problem;
    this.#kept.push({
      ...problem,
      ...(file !== undefined && { file: shown(file) }),
      ...(column !== undefined && { column: shown(column) }),
      ...(value !== undefined && { value: shown(value) }),
    });
  }
}

/** Cut to 80 characters, without what terminals and screens obey. */
export function shown(value: string): string {
  const safe = value.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\u00b7');
  if (safe.length <= shownCharacters) return safe;
  const characters = [...safe.slice(0, 2 * shownCharacters)].slice(0, shownCharacters - 1).join('');
  return `${characters.slice(0, shownCharacters - 1)}…`;
}
