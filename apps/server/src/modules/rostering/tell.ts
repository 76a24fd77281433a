import { type EditionId, editions } from '@alba/domain/editions';
import { transact } from '../../platform/db/index.ts';
import { districtOf } from '../institutions/index.ts';
import { queueMail } from '../mail/index.ts';
import { selectDistrictAdministrators, selectTeachersOfChanged } from './people-to-tell-query.ts';
import { type RunRow, wasHeldSince } from './run-repository.ts';
import type { RosterServices } from './services.ts';

export const rosterMails = { held: 'roster-held', failed: 'roster-failed', errors: 'roster-errors', classes: 'roster-classes' } as const;

const week = 7 * 86_400_000;

/**
 * Tells people by e-mail what became of a run: administrators of the district what waits for them or went wrong, teachers once a run that
 * lists of their classes changed. What is held night after night is told once a week.
 */
export async function tellOutcome({ db, clock }: RosterServices, run: RunRow, what: keyof typeof rosterMails): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - week);
  if (what === 'held' && run.startedBy === 'schedule' && (await wasHeldSince(db, { ...run, since }))) return;
  const { edition } = await districtOf(db, run.districtId);
  const mail = { edition: edition as EditionId, language: editions[edition].language, districtId: run.districtId, now };
  const people =
    what === 'classes'
      ? await selectTeachersOfChanged(db, run)
      : (await selectDistrictAdministrators(db, run.districtId)).map((personId) => ({ personId, data: {} }));
  for (let from = 0; from < people.length; from += 200) {
    await transact(db, async (tx) => {
      for (const { personId, data } of people.slice(from, from + 200)) {
        await queueMail(tx, { kind: rosterMails[what], ...mail, personId, data: { runId: run.runId, connectionId: run.connectionId, ...data } });
      }
    });
  }
}
