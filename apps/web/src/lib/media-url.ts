/** Address of a file of the library, by its name in the content-addressed store (D79). */
export function mediaUrl(media: string): string {
  return `/media/${encodeURIComponent(media)}`;
}
