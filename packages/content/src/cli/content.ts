import { check } from './check.ts';
import type { Commands, Print } from './command.ts';
import { create } from './create.ts';
import { runCommands } from './run-commands.ts';
import { standards } from './standards.ts';
import { video } from './video.ts';

/** Commands that need nothing but files. Those that need an installation are in apps/server/src/content. */
export const fileCommands: Commands = { new: create, check, standards, video };

/** Runs one command line; answers with the exit code. */
export const runContent = (typed: readonly string[], print: Print, commands: Commands = fileCommands): Promise<number> =>
  runCommands(typed, print, {
    call: 'npm run content --',
    title: 'Commands for people who write lessons:',
    ending: ['How to write a lesson: docs/guides/author-content.md'],
    commands,
  });
