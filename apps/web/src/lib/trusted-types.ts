type Policies = { createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => unknown };

/**
 * The content security policy lets no text become elements. React Aria empties its live regions by setting `innerHTML` to
 * nothing, which the policy would refuse too, and the page with it: nothing is let through, and nothing else.
 */
export function allowEmptyHtml(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  try {
    policies?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
  } catch {
    // a policy stands already, such as an extension's
  }
}
