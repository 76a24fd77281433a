/// <reference lib="esnext.temporal" />
/** Zones of the three editions' countries, with and without daylight saving, with odd offsets and changes at midnight. */
export const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Mexico_City',
  'America/Tijuana',
  'America/Santiago',
  'America/Bogota',
];

/** What an integer of seconds between these is on a wall: 2015 to 2034. */
export const seconds = { min: Date.UTC(2015, 0, 1) / 1000, max: Date.UTC(2034, 11, 31) / 1000 };
export const wallOf = (second: number): string => new Date(second * 1000).toISOString().slice(0, 19);

/** The wall times (as UTC milliseconds, by the offset before) at which a zone changes its offset. */
export function changesOf(zone: string, from = 2015, to = 2034): number[] {
  const found: number[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`${from}-01-01T00:00[${zone}]`);
  while (at !== null && at.year <= to) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition('next');
    if (next === null) break;
    found.push(next.epochMilliseconds + next.subtract({ nanoseconds: 1 }).offsetNanoseconds / 1e6);
    at = next;
  }
  return found.filter((time) => new Date(time).getUTCFullYear() <= to);
}
