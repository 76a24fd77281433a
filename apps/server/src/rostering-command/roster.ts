import type { Commands, Print } from '@alba/content/cli/command';
import { runCommands } from '@alba/content/cli/run-commands';
import { check } from './check.ts';
import { sample } from './sample.ts';

const commands: Commands = { check, sample };

/** Runs one command line; answers with the exit code. */
export const runRoster = (typed: readonly string[], print: Print): Promise<number> =>
  runCommands(typed, print, {
    call: 'npm run roster --',
    title: 'Commands about class lists from other systems:',
    ending: ['Imports into an installation: npm run admin -- help. The guide: docs/guides/rosters.md'],
    commands,
  });
