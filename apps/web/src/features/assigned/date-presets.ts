import { addDays, type LocalDate } from '@alba/domain/assignments';

export const presets = ['this-week', 'next-week', 'last-30', 'chosen'] as const;
export type Preset = (typeof presets)[number];
export type Range = { from?: LocalDate; to?: LocalDate };

/** Monday to Sunday, and the like, around today. */
export function rangeOf(preset: Exclude<Preset, 'chosen'>, today: LocalDate): Required<Range> {
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  if (preset === 'last-30') return { from: addDays(today, -30), to: today };
  const from = preset === 'this-week' ? monday : addDays(monday, 7);
  return { from, to: addDays(from, 6) };
}

/** Which of the choices a range is; undefined for no range. */
export function presetOf({ from, to }: Range, today: LocalDate): Preset | undefined {
  if (from === undefined && to === undefined) return undefined;
  const named = (['this-week', 'next-week', 'last-30'] as const).find((preset) => {
    const range = rangeOf(preset, today);
    return range.from === from && range.to === to;
  });
  return named ?? 'chosen';
}
