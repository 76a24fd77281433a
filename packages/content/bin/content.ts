import { runContent } from '../src/cli/content.ts';

process.exitCode = await runContent(process.argv.slice(2), (line) => console.log(line));
