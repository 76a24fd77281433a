import { type EditionId, editions } from '@alba/domain/editions';
import { transact } from '../../platform/db/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type ConnectionRow, lockConnection, takeDueConnections } from './connection-repository.ts';
import { insertRun } from './run-repository.ts';
import { endWaitingRun } from './run-service.ts';
import type { RosterServices } from './services.ts';

/** When schools sleep; the runs of an installation are spread over these hours. */
const quiet = { fromHour: 1, hours: 4 };
const minute = 60_000;
const fullEvery = 7;

/** The next quiet moment at the school's wall, at least an hour away. */
export function nextNight({ timeZone, edition }: { timeZone: string | null; edition: string }, now: Date, random: () => number = Math.random): Date {
  const known = (Object.hasOwn(editions, edition) ? edition : 'us') as EditionId;
  const zone = zoneOf({ timeZone, edition: known });
  const minutesToday = minutesOf(now, zone);
  const wanted = quiet.fromHour * 60 + Math.floor(random() * quiet.hours * 60);
  let ahead = wanted - minutesToday;
  while (ahead < 60) ahead += 24 * 60;
  const next = new Date(now.getTime() + ahead * minute);
  // a night in which the clocks change is an hour longer or shorter
  const off = wanted - minutesOf(next, zone);
  return Math.abs(off) > 0 && Math.abs(off) <= 120 ? new Date(next.getTime() + off * minute) : next;
}

function minutesOf(moment: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(moment);
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return partOf('hour') * 60 + partOf('minute');
}

/** Starts the nightly runs that are due: what changed, and everything once a week. */
export async function startDueRuns({ db, clock }: RosterServices): Promise<number> {
  const now = clock.now();
  const due = await takeDueConnections(db, { now, nextOf: (zone) => nextNight(zone, now) });
  let started = 0;
  for (const key of due) {
    started += await transact(db, async (tx) => {
      const connection = await lockConnection(tx, key);
      if (connection?.state !== 'active' || connection.way !== 'server') return 0;
      // what nobody decided on during the day is found again, and told again where it is still so; changes alone would not tell it twice
      const hasWaited = await endWaitingRun(tx, { ...key, now });
      const run = await insertRun(tx, { ...key, kind: hasWaited ? 'full' : kindOf(connection, now), startedBy: 'schedule', isDry: false, now });
      return run === undefined ? 0 : 1;
    });
  }
  return started;
}

/** Deltas lose what a source forgets to tell, so that everything is read once a week, and at the first time. */
function kindOf({ cursor, source }: ConnectionRow, now: Date): 'full' | 'delta' {
  const isNew = Object.keys((cursor ?? {}) as object).length === 0;
  if (isNew || source === 'CLEVER') return 'full';
  return Math.floor(now.getTime() / 86_400_000) % fullEvery === 0 ? 'full' : 'delta';
}
