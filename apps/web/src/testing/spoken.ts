const log = (how: 'assertive' | 'polite') => [...document.querySelectorAll(`[data-live-announcer] [aria-live=${how}] > *`)];

/** What was announced to screen readers and not yet forgotten, oldest first. */
export function spoken(how: 'assertive' | 'polite'): string[] {
  return log(how).map((entry) => entry.textContent ?? '');
}

export function forgetSpoken(): void {
  for (const entry of [...log('assertive'), ...log('polite')]) entry.remove();
}
