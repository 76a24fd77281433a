import { runContent } from '../src/cli/content.ts';

const [command, ...rest] = process.argv.slice(2);
const print = (line: string) => console.log(line);

// the film studio is only loaded by those who make a film
const isFilming = command === 'video' && !rest.includes('--help');
process.exitCode = isFilming ? await (await import('../src/cli/video.ts')).runVideo(rest, print) : runContent(process.argv.slice(2), print);
