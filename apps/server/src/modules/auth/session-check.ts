import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { IsSessionCurrent, Viewer } from '../../platform/http/index.ts';
import { selectOptionalSessionFacts } from './account-repository.ts';
import { standingOf } from './standing-service.ts';

/** So long a sign-out or deactivation on another server may stay unseen here. */
const rememberMs = 5_000;
const mostRemembered = 20_000;

/**
 * Whether the session of a good token still counts. Asks the database at most once in 5 seconds for a session, however many
 * calls it makes; calls that come while it is being asked share the answer.
 */
export function sessionChecker({ db, clock }: { db: Db; clock: Clock }): IsSessionCurrent {
  const remembered = new Map<string, { until: number; answer: Promise<boolean> }>();
  return (viewer) => {
    const now = clock.now();
    const key = `${viewer.sessionId}:${viewer.sessionVersion}:${viewer.role}`;
    const known = remembered.get(key);
    if (known && known.until > now.getTime()) return known.answer;
    const answer = askDatabase(db, viewer, now);
    remembered.delete(key);
    remembered.set(key, { until: now.getTime() + rememberMs, answer });
    answer.catch(() => remembered.delete(key));
    forgetOldest(remembered);
    return answer;
  };
}

async function askDatabase(db: Db, viewer: Viewer, now: Date): Promise<boolean> {
  const { districtId, personId, sessionId, sessionVersion, role } = viewer;
  const facts = await selectOptionalSessionFacts(db, { districtId, personId, sessionId });
  if (!facts?.isFamilyLive || facts.sessionVersion !== sessionVersion) return false;
  const isHeld = facts.grants.some((grant) => grant.role === role);
  return isHeld && (await standingOf(db, facts, { role, now })) === undefined;
}

function forgetOldest(remembered: Map<string, unknown>): void {
  const oldest = remembered.keys().next();
  if (remembered.size > mostRemembered && !oldest.done) remembered.delete(oldest.value);
}
