/** An id of an address; undefined when it is none. */
export function idOf(text: string | null | undefined): number | undefined {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** A reading level of an address. Which of them a lesson has the server knows. */
export function levelOf(text: string | null | undefined): number | undefined {
  const level = idOf(text);
  return level !== undefined && level <= 4 ? level : undefined;
}
