import { mostPackageBytes } from '@alba/contract/rostering';

/** The first bytes of every ZIP file, also of an empty one. */
const zipMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

export type WrongFile = 'several' | 'empty' | 'tooLarge' | 'notZip';

/** Why these files are no package; asked before anything is sent. */
export async function wrongFile(files: readonly File[]): Promise<WrongFile | undefined> {
  const [file] = files;
  if (!file || files.length > 1) return 'several';
  if (file.size === 0) return 'empty';
  if (file.size > mostPackageBytes) return 'tooLarge';
  const begin = await beginOf(file);
  return zipMarks.some((mark) => mark.every((byte, place) => begin[place] === byte)) ? undefined : 'notZip';
}

const beginOf = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(file.slice(0, 4));
  });
