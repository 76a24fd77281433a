import type { RosterServices } from '../modules/rostering/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { OriginOf } from '../platform/origins.ts';

/** The command line was wrong; the message says how. Exit code 2. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

/** A word or an option of a command, with how it is read. `takes` is what stands for its value in the help; a flag takes nothing. */
export type Option<T = unknown> = { takes: string | undefined; hint: string; isRequired: boolean; read: (typed: string) => T; absent?: T };
export type Options = Readonly<Record<string, Option>>;
export type Values<O extends Options> = { [Name in keyof O]: O[Name] extends Option<infer T> ? T : never };

/** What a command works on. */
export type Installation = {
  db: Db;
  clock: Clock;
  originOf: OriginOf;
  /** What roster runs are made with; the secret of the installation is read only for them. */
  rosters: () => Promise<RosterServices>;
};

/** What a command has to tell: lines for people, data for machines. */
export type Told = { lines: readonly string[]; data: unknown };

export type Command = {
  summary: string;
  /** What more there is to know, in lines of at most 120 characters. */
  help: readonly string[];
  /** What stands after the name in an example. */
  example: string;
  words: Options;
  options: Options;
  run: (values: never, installation: Installation) => Promise<Told>;
  /** The command says something about the program and opens no database. */
  needsNothing?: boolean;
};
export type Commands = Readonly<Record<string, Command>>;

type Given<W extends Options, O extends Options> = Omit<Command, 'run' | 'words' | 'options' | 'help'> & {
  help?: readonly string[];
  words?: W;
  options?: O;
  run: (values: Values<W> & Values<O>, installation: Installation) => Promise<Told>;
};

/** Declares a command. Its words and options are read before `run` sees them, so `run` gets values of their types. */
// biome-ignore lint/complexity/noBannedTypes: no words and no options are the empty table
export function command<W extends Options = {}, O extends Options = {}>(given: Given<W, O>): Command {
  return { help: [], words: {}, options: {}, ...given };
}
