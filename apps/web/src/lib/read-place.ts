/** Where a piece of a text stands on the page, for reading aloud: `data-read` of a unit, or without `unit` of a paragraph's heading. */
export function readPlace(textId: string, paragraph: number, unit?: number): string {
  return `${textId} ${paragraph} ${unit ?? 'heading'}`;
}
