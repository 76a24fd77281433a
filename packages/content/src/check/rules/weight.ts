import type { Rule } from '../context.ts';

const kilobyte = 1024;
/** In kB. A class of 35 opens a lesson at once over one school line: 400 kB each is ten seconds at 12 Mbit/s. */
const limits = { drawing: 60, picture: 250, pictures: { standard: 400, most: 2_000 } } as const;

export function weightOf(files: ReadonlyMap<string, Buffer>): { pictures: number; films: number } {
  const sum = (folder: string) => [...files].reduce((total, [path, bytes]) => total + (path.startsWith(folder) ? bytes.length : 0), 0);
  return { pictures: inKb(sum('images/')), films: inKb(sum('media/')) };
}

/** Pictures stay light enough for a classroom; films have a rule of their own. */
export const weight: Rule = ({ draft, reportHead }) => {
  for (const [path, bytes] of draft.files) {
    const most = path.endsWith('.svg') ? limits.drawing : path.startsWith('images/') ? limits.picture : undefined;
    if (most !== undefined && inKb(bytes.length) > most)
      reportHead(
        [],
        `${path} weighs ${inKb(bytes.length)} kB: the standard is ${most}; ${path.endsWith('.svg') ? 'draw fewer points' : 'save it smaller, as webp'}`,
        'warning',
      );
  }
  const { pictures } = weightOf(draft.files);
  const { standard, most } = limits.pictures;
  if (pictures > most) reportHead([], `the pictures weigh ${pictures} kB together: at most ${most}`);
  else if (pictures > standard) reportHead([], `the pictures weigh ${pictures} kB together: the standard is ${standard}`, 'warning');
};

function inKb(bytes: number): number {
  return Math.ceil(bytes / kilobyte);
}
