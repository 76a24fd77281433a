import { type Command, type Commands, type Print, readGiven, WrongCommand } from './command.ts';

/** A program with commands: how it is called and what its list of commands begins and ends with. */
export type Program = { call: string; title: string; ending: readonly string[]; commands: Commands };

/** Runs one command line; answers with the exit code. */
export async function runCommands(typed: readonly string[], print: Print, program: Program): Promise<number> {
  const { call, commands } = program;
  const [name, ...rest] = typed;
  if (name === undefined || name === 'help' || name === '--help') {
    print(listOf(program));
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new WrongCommand(`There is no command "${name}".`);
    if (rest.includes('--help')) {
      print(`${command.summary}\n\n  ${call} ${name} ${command.usage}\n\n${command.help}`);
      return 0;
    }
    return await command.run(readGiven(command, rest), print);
  } catch (error) {
    if (!(error instanceof WrongCommand)) throw error;
    print(`${error.message} Try: ${call} ${command ? `${name} ` : ''}--help`);
    return 2;
  }
}

function listOf({ call, title, ending, commands }: Program): string {
  const lines = Object.entries(commands).map(([name, { summary }]: [string, Command]) => `  ${name.padEnd(10)} ${summary}`);
  const more = `${call} <command> --help tells more. Exit codes: 0 done, 1 something to mend, 2 the command itself is wrong.`;
  return [title, '', `  ${call} <command> …`, '', ...lines, '', more, ...ending].join('\n');
}
