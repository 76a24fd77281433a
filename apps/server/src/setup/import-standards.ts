import { frameworkOf } from '@alba/content/standards/framework';
import { type FrameworkFile, frameworkFiles, readFrameworkFile } from '@alba/content/standards/load-frameworks';
import { realignLessons, selectFrameworkHashes, storeFramework, withdrawOtherFrameworks } from '../modules/standards/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import { type Db, transact } from '../platform/db/index.ts';

type Options = { contentDir: string; clock: Clock; progress: (line: string) => void };

/**
 * Brings every framework of `content/<edition>/standards` into the library, after its lessons. A framework enters whole or
 * not at all; one with mistakes is told and what it was before stays. One whose file did not change is not even read.
 */
export async function importStandards(db: Db, { contentDir, clock, progress }: Options): Promise<void> {
  const files = frameworkFiles(contentDir);
  const known = await selectFrameworkHashes(db);
  for (const file of files) if (known.get(nameOf(file)) !== file.hash) await importFramework(db, file, { clock, progress });
  const withdrawn = await withdrawOtherFrameworks(db, files.map(nameOf), clock.now());
  for (const slug of withdrawn) progress(`Content: the framework ${slug} has no file any more and is no longer offered`);
  await transact(db, realignLessons);
}

async function importFramework(db: Db, file: FrameworkFile, { clock, progress }: Omit<Options, 'contentDir'>): Promise<void> {
  const { package: casePackage, notices } = readFrameworkFile(file);
  if (!casePackage) {
    const [first] = notices.filter(({ severity }) => severity === 'error');
    progress(`Content: the framework ${nameOf(file)} is left out (${first?.place} ${first?.message})`);
    return;
  }
  const framework = frameworkOf(casePackage);
  await transact(db, (tx) => storeFramework(tx, { edition: file.edition, slug: file.slug, hash: file.hash, framework, casePackage }, clock.now()));
  progress(`Content: ${framework.title} (${framework.standards.length} standards)`);
}

const nameOf = ({ edition, slug }: FrameworkFile): string => `${edition}/${slug}`;
