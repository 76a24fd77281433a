export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Which greeting fits the clock of the school. */
export function dayPartOf(now: Date, zone: string): DayPart {
  const hour = Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(now));
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
