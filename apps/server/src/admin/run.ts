import { NotDone } from '../modules/institutions/index.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { type Command, type Commands, type Told, WrongCommand } from './command.ts';
import { helpOf, listOfCommands, program } from './help.ts';
import type { OpenInstallation } from './installation.ts';
import { readCommand } from './read-command.ts';
import { sentenceOf } from './sentences.ts';

export type Surroundings = {
  commands: Commands;
  open: OpenInstallation;
  print: (line: string) => void;
  /** For what went wrong. */
  complain: (line: string) => void;
};

/** Runs one command line; answers with the exit code. */
export async function runAdmin(typed: readonly string[], around: Surroundings): Promise<number> {
  const isJson = typed.includes('--json');
  try {
    const told = await answer(typed, around);
    if (isJson) around.print(JSON.stringify(told.data, null, 2));
    else for (const line of told.lines) around.print(line);
    return 0;
  } catch (error) {
    return complain(error, typed, around, isJson);
  }
}

async function answer(typed: readonly string[], { commands, open }: Surroundings): Promise<Told> {
  if (isHelp(typed)) return helpFor(typed.slice(1), commands);
  const { name, rest } = findCommand(typed, commands);
  const command = commands[name] as Command;
  const { values, wantsHelp } = readCommand(command, rest);
  if (wantsHelp) return { lines: helpOf(name, command), data: { name, summary: command.summary } };
  const run = command.run as (values: unknown, installation: unknown) => Promise<Told>;
  return command.needsNothing ? run(values, undefined) : open((installation) => run(values, installation));
}

const isHelp = ([first]: readonly string[]): boolean => first === undefined || ['help', '--help', '-h'].includes(first);

function helpFor(typed: readonly string[], commands: Commands): Told {
  const words = typed.filter((word) => !word.startsWith('-'));
  if (words.length === 0) {
    return { lines: listOfCommands(commands), data: Object.entries(commands).map(([name, { summary }]) => ({ name, summary })) };
  }
  const { name } = findCommand(words, commands);
  const command = commands[name] as Command;
  return { lines: helpOf(name, command), data: { name, summary: command.summary } };
}

/** Names have one word or two. A first word alone that has followers is answered with them. */
function findCommand(typed: readonly string[], commands: Commands): { name: string; rest: readonly string[] } {
  for (const length of [2, 1]) {
    const name = typed.slice(0, length).join(' ');
    if (Object.hasOwn(commands, name)) return { name, rest: typed.slice(length) };
  }
  const [first = ''] = typed;
  const followers = Object.keys(commands).filter((name) => name.startsWith(`${first} `));
  if (followers.length === 0) throw new WrongCommand(`There is no command "${first}".`);
  throw new WrongCommand(`"${first}" needs one of: ${followers.map((name) => name.slice(first.length + 1)).join(', ')}.`);
}

function complain(error: unknown, typed: readonly string[], { commands, complain, print }: Surroundings, isJson: boolean): number {
  const { code, message, exitCode } = failureOf(error);
  if (isJson) print(JSON.stringify({ error: { code, message } }, null, 2));
  else complain(exitCode === 2 ? `${message} Try: ${program} help${nameIn(typed, commands)}` : message);
  return exitCode;
}

function failureOf(error: unknown): { code: string; message: string; exitCode: number } {
  if (error instanceof WrongCommand) return { code: 'wrong_command', message: error.message, exitCode: 2 };
  if (error instanceof NotDone) return { code: error.reason, message: sentenceOf(error), exitCode: 1 };
  if (error instanceof StartFailure) return { code: 'not_opened', message: error.message, exitCode: error.exitCode };
  throw error;
}

function nameIn(typed: readonly string[], commands: Commands): string {
  const name = [2, 1].map((length) => typed.slice(0, length).join(' ')).find((words) => Object.hasOwn(commands, words));
  return name === undefined ? '' : ` ${name}`;
}
