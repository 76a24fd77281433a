import { existsSync, statSync } from 'node:fs';
import { type Command, WrongCommand } from '@alba/content/cli/command';

const defaultPort = '8090';

export const previewCommand: Command = {
  usage: '<folder> [--port <number>] [--data <folder>]',
  summary: 'see a lesson in the real player while you write it; the page follows every save',
  help: `  folder      a lesson folder, an edition or a library
  --port      ${defaultPort} without it
  --data      where the preview keeps its own database; .data/preview without it

The server runs with these lessons only. It prints the address and an account; every save is checked, problems are printed with
file and line, and the open page shows the lesson anew. A lesson with mistakes is shown as far as it can be. Ctrl-C ends it.`,
  options: { port: { type: 'string', default: defaultPort }, data: { type: 'string' } },
  run: async ({ words: [folder, ...more], flags }, print) => {
    if (folder === undefined || more.length > 0) throw new WrongCommand('Name one folder.');
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new WrongCommand(`There is no folder "${folder}".`);
    // The server is only loaded by those who start one.
    const { startPreview } = await import('./preview/start.ts');
    await startPreview(folder, { port: String(flags.port), data: typeof flags.data === 'string' ? flags.data : undefined, print });
    return 0;
  },
};
