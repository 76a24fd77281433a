import { check } from './check.ts';
import { type Command, type Commands, type Print, readGiven, WrongCommand } from './command.ts';
import { create } from './create.ts';
import { standards } from './standards.ts';
import { video } from './video.ts';

/** Commands that need nothing but files. Those that need an installation are in apps/server/src/content. */
export const fileCommands: Commands = { new: create, check, standards, video };

/** Runs one command line; answers with the exit code. */
export async function runContent(typed: readonly string[], print: Print, commands: Commands = fileCommands): Promise<number> {
  const [name, ...rest] = typed;
  if (name === undefined || name === 'help' || name === '--help') {
    print(listOf(commands));
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new WrongCommand(`There is no command "${name}".`);
    if (rest.includes('--help')) {
      print(`${command.summary}\n\n  npm run content -- ${name} ${command.usage}\n\n${command.help}`);
      return 0;
    }
    return await command.run(readGiven(command, rest), print);
  } catch (error) {
    if (!(error instanceof WrongCommand)) throw error;
    print(`${error.message} Try: npm run content -- ${command ? `${name} ` : ''}--help`);
    return 2;
  }
}

function listOf(commands: Commands): string {
  const lines = Object.entries(commands).map(([name, { summary }]: [string, Command]) => `  ${name.padEnd(10)} ${summary}`);
  return [
    'Commands for people who write lessons:',
    '',
    '  npm run content -- <command> …',
    '',
    ...lines,
    '',
    'npm run content -- <command> --help tells more. Exit codes: 0 done, 1 something to mend, 2 the command itself is wrong.',
    'How to write a lesson: docs/guides/author-content.md',
  ].join('\n');
}
