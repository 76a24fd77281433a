import { ZipFile } from 'yazl';
import type { PackageText } from './write-package.ts';

/** A small package as the bytes of its ZIP file. `mend` may spoil a file, for whoever wants to see what is said about it. */
export async function zipPackage(files: readonly PackageText[], mend: (name: string, text: string) => string = (_, text) => text): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, lines } of files) zip.addBuffer(Buffer.from(mend(name, [...lines()].join(''))), name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
