/** A day that Clever tells as an ISO time or as m/d/yyyy; nothing where it is neither. */
export function dayOf(text: string | undefined): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '');
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text ?? '');
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [american?.[3], american?.[1], american?.[2]];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
}

/** Clever names the last day; ours is the first day after. */
export function dayAfter(text: string | undefined): string | undefined {
  const day = dayOf(text);
  return day && new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
}
