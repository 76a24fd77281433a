import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

export type Print = (line: string) => void;
export type Given = { words: string[]; flags: Record<string, string | boolean | undefined> };

/** One command of `npm run content --`. Its file stands beside this one and is named like it. */
export type Command = {
  /** What stands after the name: `[folder…] [--stats]`. */
  usage: string;
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` says after the usage. */
  help: string;
  options: ParseArgsOptionsConfig;
  /** Answers with the exit code: 0 done, 1 something to mend, 2 the command itself is wrong. */
  run: (given: Given, print: Print) => number | Promise<number>;
};
export type Commands = Readonly<Record<string, Command>>;

/** The command line was wrong; the message says how. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

/** Splits what was typed into words and flags; a flag the command does not have is a WrongCommand. */
export function readGiven(command: Command, typed: readonly string[]): Given {
  try {
    const { values, positionals } = parseArgs({ args: [...typed], options: command.options, allowPositionals: true });
    return { words: positionals, flags: values as Given['flags'] };
  } catch (error) {
    const unknown = /Unknown option '(--?[^']*)'/.exec((error as Error).message)?.[1];
    throw new WrongCommand(unknown ? `There is no option "${unknown}".` : `${(error as Error).message.split('.')[0]}.`);
  }
}
