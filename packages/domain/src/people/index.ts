type Named = { firstName: string; lastName: string };

/** Orders people by last name, then first name, as the language's readers expect; compound surnames stay whole. */
export function byLastName(locale: string): (one: Named, other: Named) => number {
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return (one, other) => collator.compare(one.lastName, other.lastName) || collator.compare(one.firstName, other.firstName);
}

/** The name shown everywhere: first name and last name or initial. */
export function displayName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}
