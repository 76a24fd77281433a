import { runContent } from '../src/cli/content.ts';

process.exitCode = runContent(process.argv.slice(2), (line) => console.log(line));
