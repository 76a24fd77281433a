import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fixture = join(import.meta.dirname, '../packages/content/fixtures/us-sci-ice-floats');
const things = ['Bridge', 'River', 'Kettle', 'Comet', 'Beetle', 'Harbor', 'Lantern', 'Meadow', 'Glacier', 'Compass'];

/** Writes so many lessons that are alike but for id, title, summary and cover, as an edition folder. */
export function generateLessons(library: string, count: number): void {
  const head = readFileSync(join(fixture, 'lesson.yaml'), 'utf8');
  const cover = readFileSync(join(fixture, 'images/cover.svg'), 'utf8');
  for (let index = 0; index < count; index += 1) {
    const id = `us-sci-made-${String(index).padStart(5, '0')}`;
    const folder = join(library, 'us/lessons', id);
    mkdirSync(folder, { recursive: true });
    cpSync(fixture, folder, { recursive: true });
    const thing = things[index % things.length];
    writeFileSync(
      join(folder, 'lesson.yaml'),
      head
        .replace('id: us-sci-ice-floats', `id: ${id}`)
        .replace(/title: .*/, `title: "The ${thing} of Day ${index}"`)
        .replace(/summary: .*/, `summary: "What a ${thing?.toLowerCase()} does on day ${index}, and why it matters to a pond."`),
    );
    writeFileSync(join(folder, 'images/cover.svg'), cover.replace('</svg>', `<!-- ${id} --></svg>`));
  }
}
