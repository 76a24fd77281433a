import type { Commands } from '@alba/content/cli/command';
import { fileCommands, runContent } from '@alba/content/cli/content';
import { exportCommand } from './content/export.ts';
import { importCommand } from './content/import.ts';
import { openInstallation } from './content/installation.ts';
import { previewCommand } from './content/preview.ts';
import { remarkCommand } from './content/remark.ts';

/** `npm run content -- …`: what needs files only, and what needs an installation. */
const commands: Commands = {
  ...fileCommands,
  preview: previewCommand,
  import: importCommand(openInstallation),
  export: exportCommand(openInstallation),
  remark: remarkCommand(openInstallation),
};

process.exitCode = await runContent(process.argv.slice(2), (line) => console.log(line), commands);
