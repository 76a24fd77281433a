import { runRoster } from './rostering-command/roster.ts';

/** `npm run roster -- …`: packages of class lists, looked at and made without an installation. */
process.exitCode = await runRoster(process.argv.slice(2), (line) => console.log(line));
