import { parseArgs } from 'node:util';
import { type Command, type Option, type Options, WrongCommand } from './command.ts';

const everywhere = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** What was typed after the name of a command, read by its table. Whatever the table does not have is a WrongCommand. */
export function readCommand(command: Command, typed: readonly string[]): { values: Record<string, unknown>; isJson: boolean; wantsHelp: boolean } {
  const { values: given, positionals } = parse(command, typed);
  const wantsHelp = given.help === true;
  const isJson = given.json === true;
  if (wantsHelp) return { values: {}, isJson, wantsHelp };
  const names = Object.keys(command.words);
  const tooMany = positionals[names.length];
  if (tooMany !== undefined) throw new WrongCommand(`"${tooMany}" is one word too many. Put words that belong together between quotation marks.`);
  const words = Object.fromEntries(names.map((name, at) => [name, positionals[at]]));
  return { values: { ...readAll(command.words, words, (name) => `<${name}>`), ...readAll(command.options, given, (name) => `--${name}`) }, isJson, wantsHelp };
}

function parse(command: Command, typed: readonly string[]) {
  const own = Object.entries(command.options).map(([name, { takes }]) => [name, { type: takes === undefined ? 'boolean' : 'string' }] as const);
  try {
    return parseArgs({ args: [...typed], options: { ...Object.fromEntries(own), ...everywhere }, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    const unknown = /Unknown option '(--?[^']*)'/.exec(message)?.[1];
    throw new WrongCommand(unknown ? `There is no option "${unknown}".` : `${message.split('. ')[0]?.split('\n')[0]}.`.replace('..', '.'));
  }
}

function readAll(options: Options, given: Record<string, unknown>, call: (name: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, readOne(option, given[name], call(name))]));
}

function readOne(option: Option, typed: unknown, called: string): unknown {
  if (typed === undefined || typed === false) {
    if (option.isRequired) throw new WrongCommand(`${called} is missing: ${option.hint}.`);
    return option.absent;
  }
  try {
    return option.read(String(typed));
  } catch (error) {
    throw error instanceof WrongCommand ? new WrongCommand(`${called}: ${error.message}`) : error;
  }
}
