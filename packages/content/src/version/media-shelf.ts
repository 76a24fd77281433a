import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { z } from 'zod';
import type { PictureView } from '../lesson-view/index.ts';
import { contentTypeOf } from '../media/content-types.ts';
import { sizeOf } from '../media/image-size.ts';
import type { SmallerPictures } from '../media/smaller-pictures.ts';
import type { picture } from '../pack/lesson.schema.ts';

/** A file under the name its bytes give it, so that it may be kept for ever. */
export type MediaFile = { name: string; bytes: Buffer; contentType: string };
type Picture = z.infer<typeof picture>;

/** Collects the files a lesson shows and names them by their content. */
export class MediaShelf {
  readonly #files: ReadonlyMap<string, Buffer>;
  readonly #used = new Map<string, MediaFile>();

  readonly #smaller: SmallerPictures;

  constructor(files: ReadonlyMap<string, Buffer>, smaller: SmallerPictures = new Map()) {
    this.#files = files;
    this.#smaller = smaller;
  }

  /** The stored name of a pack's file. Throws when the pack has no such file; `content check` says so first. */
  nameOf(file: string): string {
    const bytes = this.#bytesOf(file);
    const contentType = contentTypeOf(file);
    if (contentType === undefined) throw new Error(`${file} is of no kind a pack may hold`);
    const name = `${createHash('sha256').update(bytes).digest('hex')}${extname(file)}`;
    this.#used.set(name, { name, bytes, contentType });
    return name;
  }

  pictureView(authored: Picture): PictureView {
    const size = sizeOf(authored.file, this.#bytesOf(authored.file));
    if (!size) throw new Error(`${authored.file} does not tell its size`);
    const { description, longDescription, caption } = authored;
    const sources = (this.#smaller.get(authored.file) ?? []).map(({ type, width, media }) => ({ type, width, media }));
    return {
      media: this.nameOf(authored.file),
      ...size,
      description,
      ...(longDescription === undefined ? {} : { longDescription }),
      ...(caption === undefined ? {} : { caption }),
      ...(sources.length === 0 ? {} : { sources }),
    };
  }

  /** Every file that was used, once, in a stable order. */
  all(): MediaFile[] {
    return [...this.#used.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  #bytesOf(file: string): Buffer {
    const bytes = this.#files.get(file);
    if (!bytes) throw new Error(`${file} is missing`);
    return bytes;
  }
}
