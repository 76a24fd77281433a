import { dirname, relative } from 'node:path';
import type { AuthoredCollection } from '../load/load-collection.ts';
import { loadGuidesOf } from '../load/load-edition-guides.ts';
import type { AuthoredLesson, LessonDraft } from '../load/load-lesson.ts';
import { packPlaces } from '../load/pack-places.ts';
import type { Problem } from '../load/problem.ts';
import type { EditionGuide } from '../pack/edition-guide.schema.ts';
import { checkCollection } from './check-collection.ts';
import { checkFramework } from './check-framework.ts';
import { checkLesson } from './check-lesson.ts';

/** One pack with what there is to mend. What was read is there only when nothing is wrong with it. */
export type CheckedPack = { shown: string; folder: string; problems: Problem[] } & (
  | { kind: 'lesson'; draft: LessonDraft; lesson?: AuthoredLesson }
  | { kind: 'collection'; draft?: undefined; collection?: AuthoredCollection; files: Map<string, Buffer> }
  | { kind: 'framework'; draft?: undefined }
  | { kind: 'guides'; draft?: undefined; guides: EditionGuide[] }
);

/** Reads and checks everything in a folder: lessons, then collections, frameworks and guides of editions. */
export function checkPacks(folder: string, base: string = process.cwd()): CheckedPack[] {
  const { lessons, collections, frameworks, guides } = packPlaces(folder);
  const shownOf = (place: string) => relative(base, place) || '.';
  return [
    ...lessons.map((place): CheckedPack => ({ kind: 'lesson', shown: shownOf(place), folder: place, ...checkLesson(place, base) })),
    ...collections.map((place): CheckedPack => ({ kind: 'collection', shown: shownOf(place), folder: place, ...checkCollection(place, base) })),
    ...frameworks.map((place): CheckedPack => ({ kind: 'framework', shown: shownOf(place), folder: dirname(place), problems: checkFramework(place, base) })),
    ...guides.map(({ edition, folder: place }): CheckedPack => {
      const own = dirname(dirname(place));
      const { guides: read, problems } = loadGuidesOf(own, edition);
      const inBase = (file: string) => `${relative(base, own) ? `${relative(base, own)}/` : ''}${file}`;
      return {
        kind: 'guides',
        shown: shownOf(place),
        folder: place,
        guides: read,
        problems: problems.map((problem) => ({ ...problem, file: inBase(problem.file) })),
      };
    }),
  ];
}
