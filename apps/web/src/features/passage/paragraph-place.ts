/** Anchor of a paragraph of a resource. */
export function paragraphId(resourceId: string, paragraph: number): string {
  return `paragraph-${resourceId}-${paragraph}`;
}

/** Brings a paragraph into view, focuses it and lights it for a moment. False when the passage is not on the page. */
export function showParagraph(resourceId: string, paragraph: number): boolean {
  const found = document.getElementById(paragraphId(resourceId, paragraph));
  if (!found) return false;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  return true;
}
