import type { PictureView } from '@alba/content/lesson-view';

/** Address of a file of the library, by its name in the content-addressed store (D79). */
export function mediaUrl(media: string): string {
  return `/media/${encodeURIComponent(media)}`;
}

/** The smaller files of a picture, for `<source>`: one entry a type, in the order of the view. */
export function sourcesOf({ sources = [] }: PictureView): { type: string; srcSet: string }[] {
  const types = [...new Set(sources.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    srcSet: sources
      .filter((source) => source.type === type)
      .map(({ media, width }) => `${mediaUrl(media)} ${width}w`)
      .join(', '),
  }));
}
