import { type AskedPicture, makeSmaller } from '../src/media/smaller-pictures.ts';

// the process that smallerApart starts: pictures come and go as messages, and its memory goes with it
process.on('message', async ({ file, bytes }: AskedPicture) => {
  process.send?.(await makeSmaller(file, Buffer.from(bytes)));
});
