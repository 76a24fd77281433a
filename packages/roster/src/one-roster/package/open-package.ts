import { openFolder } from './open-folder.ts';
import { openZip } from './open-zip.ts';
import type { OpenedPackage } from './package-file.ts';
import { PackageRefused, type ProblemList } from './problem-list.ts';
import type { PackageSource } from './reading.ts';

/** Opens a package and looks at everything it holds, before a byte of a file is read. */
export async function openPackage({ kind, path }: PackageSource, problems: ProblemList): Promise<OpenedPackage> {
  try {
    return await (kind === 'zip' ? openZip(path, problems) : openFolder(path, problems));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new PackageRefused({ code: 'not-a-zip' });
    throw error;
  }
}
