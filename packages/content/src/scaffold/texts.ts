import type { GradeBandKey } from '@alba/domain/editions';
import { ladderOf, levelsOf } from '@alba/domain/reading-levels';
import type { questionScaffold } from './questions.ts';

type Todo = ReturnType<typeof questionScaffold>['todo'];

/** Builders of texts, tables and pictures that are still to write. `paragraphs` lists how many units each has. */
export function textScaffold(todo: Todo, band: GradeBandKey) {
  const levels = levelsOf(ladderOf(band));
  const leveled = (paragraphs: number[]) => {
    const written = paragraphs.map((units, index) => ({
      ...(paragraphs.length > 2 ? { heading: todo('heading', index + 1) } : {}),
      units: Array.from({ length: units }, () => todo('idea')),
    }));
    return Object.fromEntries(levels.map((level) => [level, { paragraphs: structuredClone(written) }]));
  };
  const picture = (name: string) => ({ file: `images/${name}.svg`, description: todo('alt') });
  return {
    picture,
    passage: (id: string, paragraphs: number[], more: object = {}) => ({ id, kind: 'passage', title: todo('title'), ...more, levels: leveled(paragraphs) }),
    article: (id: string) => ({
      id,
      title: todo('title'),
      summary: todo('summary'),
      minutes: 4,
      picture: picture(id),
      levels: leveled([2, 2]),
      talkAbout: todo('talkAbout'),
    }),
    table: () => ({
      caption: todo('caption'),
      columns: [{ name: todo('column', 1) }, { name: todo('column', 2), numeric: true }],
      rows: [
        [todo('row', 1), 1],
        [todo('row', 2), 2],
      ],
      source: todo('source'),
    }),
  };
}
