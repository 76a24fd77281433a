/** A calendar day, `2026-11-21`. */
export type LocalDate = string;
/** A date and time on the wall of a school, `2026-11-21T23:59:59`, without a zone. */
export type WallTime = string;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

/** Asking the calendar of a zone is slow, and a page asks for the same few moments again and again. */
const knownOffsets = new Map<string, Map<number, number>>();
const mostKnown = 5_000;
const quarter = 15 * 60_000;
/** Since then every zone has changed its clock at a full quarter of an hour only. */
const regularSince = Date.UTC(1990, 0);

/** What the wall clock of a zone shows at an instant. */
export function wallOfInstant(instant: Date, zone: string): WallTime {
  const time = instant.getTime();
  return new Date(time + offsetAt(time, zone)).toISOString().slice(0, 19);
}

/** Milliseconds by which the wall clock of a zone is ahead of UTC at a moment. */
function offsetAt(time: number, zone: string): number {
  if (time < regularSince) return askOffset(time, zone);
  const start = Math.floor(time / quarter) * quarter;
  const known = knownOffsets.get(zone) ?? new Map<number, number>();
  const offset = known.get(start) ?? askOffset(start, zone);
  if (known.size >= mostKnown) known.clear();
  known.set(start, offset);
  knownOffsets.set(zone, known);
  return offset;
}

function askOffset(time: number, zone: string): number {
  const part: Record<string, string> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(time)) part[type] = value;
  // a year that is still being typed has leading zeros, which the formatter leaves out
  const wall = `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
  return asUtc(wall) - Math.floor(time / 1000) * 1000;
}

export function localDateOf(instant: Date, zone: string): LocalDate {
  return wallOfInstant(instant, zone).slice(0, 10);
}

const asUtc = (wall: WallTime): number => Date.parse(`${wall}Z`);

/**
 * The instant at which a zone's wall clock shows this time. Where the clock is set forward over it, the same time after the
 * jump counts; where it is shown twice, the first one counts.
 */
export function instantOfWall(wall: WallTime, zone: string): Date {
  const target = asUtc(wall);
  const day = 86_400_000;
  // The offsets before and after any change near this time; the earlier instant uses the offset before.
  const before = offsetAt(target - day, zone);
  const after = offsetAt(target + day, zone);
  const candidate = target - before;
  if (offsetAt(candidate, zone) === before) return new Date(candidate);
  const later = target - after;
  if (offsetAt(later, zone) === after) return new Date(later);
  return new Date(candidate);
}

/** A calendar day so many days later (or earlier). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Calendar days from one day to another; 1 from today to tomorrow. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
