import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, WrongCommand } from './command.ts';

/** Drawn videos are made from their storyboards by tools that only this command loads. */
export const video: Command = {
  usage: '<lesson folder>',
  summary: 'make the video of a lesson from its storyboard',
  help: `Makes media/spark.webm, captions, described track and poster from video/spark.yaml, and prints the transcript. It needs
ffmpeg, Chromium and a speech engine (espeak-ng, flite for English); checking and showing lessons needs none of them.`,
  options: {},
  run: async ({ words: [folder, ...more] }, print) => {
    if (folder === undefined || more.length > 0) throw new WrongCommand('Name one lesson folder.');
    if (!existsSync(folder)) throw new WrongCommand(`There is no folder "${folder}".`);
    const [{ makeVideo }, { VideoFault }] = await Promise.all([import('../video/make-video.ts'), import('../video/tool.ts')]);
    try {
      await makeVideo(resolve(folder), print);
      return 0;
    } catch (error) {
      if (!(error instanceof VideoFault)) throw error;
      print(error.message);
      return 1;
    }
  },
};
