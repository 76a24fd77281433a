import { sizeOf } from './image-size.ts';

/** The same picture in fewer bytes, by its name in the content-addressed store. */
export type SmallerPicture = { type: string; width: number; media: string; bytes: number };
/** By the file of the pack. Drawings have none: they are small and sharp at every size. */
export type SmallerPictures = ReadonlyMap<string, readonly SmallerPicture[]>;
export type AskedPicture = { file: string; bytes: Buffer };
export type MadePicture = { type: string; ending: string; width: number; content: Buffer };

/** Raised when pictures are made in another way, so that what was made before is not taken for it. */
export const recipe = 1;
const widths = [480, 960, 1440];

export const isRaster = (file: string) => /\.(png|jpg|webp)$/.test(file);

/** A raster in modern formats and sizes that screens ask for, never larger than it is. AVIF first: browsers take the first they know. */
export async function makeSmaller(file: string, bytes: Buffer): Promise<MadePicture[]> {
  const size = sizeOf(file, bytes);
  if (!size) return [];
  // only a library with rasters pays for the encoder
  const { default: sharp } = await import('sharp');
  const wanted = [...widths.filter((width) => width < size.width), Math.min(size.width, Math.max(...widths))];
  const made: MadePicture[] = [];
  for (const width of [...new Set(wanted)]) {
    const scaled = sharp(bytes).rotate().resize({ width, withoutEnlargement: true });
    made.push({ type: 'image/avif', ending: '.avif', width, content: await scaled.clone().avif({ quality: 58, effort: 2 }).toBuffer() });
    made.push({ type: 'image/webp', ending: '.webp', width, content: await scaled.clone().webp({ quality: 82, effort: 4 }).toBuffer() });
  }
  return made.sort((one, other) => one.type.localeCompare(other.type) || one.width - other.width);
}
