import { commands } from './admin/commands.ts';
import { openInstallation } from './admin/installation.ts';
import { runAdmin } from './admin/run.ts';

/** `npm run admin -- …`: what an operator does at an installation. */
process.exitCode = await runAdmin(process.argv.slice(2), {
  commands,
  open: openInstallation,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
