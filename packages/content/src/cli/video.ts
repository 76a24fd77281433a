import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeVideo } from '../video/make-video.ts';
import { VideoFault } from '../video/tool.ts';
import { wrong } from './content.ts';

/** `npm run content -- video <folder>`; returns the exit code. */
export async function runVideo(folders: readonly string[], print: (line: string) => void): Promise<number> {
  const [folder] = folders;
  if (folder === undefined || folders.length > 1) return wrong(print, 'Name one lesson folder.');
  if (!existsSync(folder)) return wrong(print, `There is no folder "${folder}".`);
  try {
    await makeVideo(resolve(folder), print);
    return 0;
  } catch (error) {
    if (!(error instanceof VideoFault)) throw error;
    print(error.message);
    return 1;
  }
}
