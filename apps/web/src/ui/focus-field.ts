const focusable = 'input, select, textarea, button, a[href], [tabindex="0"]';

/** Moves focus to a field by its id, or to the first control inside it (a date is several). */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  target?.focus();
}
