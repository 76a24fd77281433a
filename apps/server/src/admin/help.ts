import type { Command, Commands, Options } from './command.ts';

export const program = 'npm run admin --';

const afterWords = 'Exit codes: 0 done, 1 not possible, 2 the command itself is wrong, 78 wrong settings.';

/** Every command with what it does. */
export function listOfCommands(commands: Commands): string[] {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    'Commands for people who run an installation:',
    '',
    `  ${program} <command> …`,
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `${program} help <command> tells more, with an example. --json answers for machines (npm run -s admin -- … --json).`,
    'The installation is the one of DATA_DIR or DATABASE_URL, as for the server, which may run meanwhile.',
    afterWords,
    'The guide: docs/guides/operate.md',
  ];
}

export function helpOf(name: string, command: Command): string[] {
  const { summary, help, example, words, options } = command;
  return [
    summary,
    '',
    `  ${program} ${usageOf(name, command)}`,
    ...tableOf(words, (word) => `<${word}>`),
    ...tableOf(options, (option, takes) => `--${option}${takes === undefined ? '' : ` ${takes}`}`),
    '',
    ...(help.length > 0 ? [...help, ''] : []),
    'Example',
    `  ${program} ${name}${example && ` ${example}`}`,
  ];
}

function usageOf(name: string, { words, options }: Command): string {
  const parts = [
    ...Object.entries(words).map(([word, { isRequired }]) => (isRequired ? `<${word}>` : `[${word}]`)),
    ...Object.entries(options).map(([option, { takes, isRequired }]) => {
      const whole = `--${option}${takes === undefined ? '' : ` ${takes}`}`;
      return isRequired ? whole : `[${whole}]`;
    }),
  ];
  return [name, ...parts].join(' ');
}

function tableOf(options: Options, call: (name: string, takes: string | undefined) => string): string[] {
  const rows = Object.entries(options).map(([name, { takes, hint }]) => [call(name, takes), hint] as const);
  const width = Math.max(0, ...rows.map(([called]) => called.length));
  return rows.length === 0 ? [] : ['', ...rows.map(([called, hint]) => `  ${called.padEnd(width)}  ${hint}`)];
}
