/** A `ref` for news at the end of a dialog that is longer than the screen: who pressed the button in its foot has to see them. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
