import { captionFaults, mostBytes, readingRate } from '../../video/caption-rules.ts';
import { differingWords } from '../../video/transcript.ts';
import { readVtt } from '../../video/vtt.ts';
import type { Rule } from '../context.ts';

/** The first bytes of every WebM file. */
const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** A video is small, captioned, described and written down, and all its words agree. That its files are there is checked with the pictures. */
export const videos: Rule = ({ draft, head, resources }) => {
  for (const { resource, report } of resources) {
    if (resource.kind !== 'video') continue;
    const film = draft.files.get(resource.file);
    if (film && !film.subarray(0, 4).equals(webm)) report(`${resource.file} is no WebM file: make it with npm run content -- video`, 'error', ['file']);
    if (film && film.length > mostBytes) report(`${resource.file} has ${(film.length / 1e6).toFixed(1)} MB, at most 3`, 'error', ['file']);
    const textOf = (file: string) => draft.files.get(file)?.toString('utf8');
    const captions = textOf(resource.captions);
    const read = captions === undefined ? undefined : readVtt(captions);
    if (read && 'fault' in read) report(`${resource.captions} ${read.fault}`, 'error', ['captions']);
    if (read && 'cues' in read) {
      for (const fault of captionFaults(read.cues, readingRate(head.value))) report(`${resource.captions} ${fault}`, 'error', ['captions']);
      const different = differingWords(read.cues, resource.transcript);
      if (different) report(`says "${different.transcript}" where the captions say "${different.caption}"`, 'error', ['transcript']);
    }
    const description = textOf(resource.description);
    const described = description === undefined ? undefined : readVtt(description);
    if (described && 'fault' in described) report(`${resource.description} ${described.fault}`, 'error', ['description']);
    if (!resource.transcript.some(({ heading }) => heading !== undefined)) report('has no heading: write one for each scene', 'error', ['transcript']);
  }
};
