import { endSession as endpoint, type OwnSession } from '@alba/contract/sessions';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { lockAccount, revokeFamiliesOf, revokeFamily } from '../auth/index.ts';
import { selectLiveSessions } from './session-repository.ts';

/** Where the viewer is signed in now. */
export async function listSessions(db: Db, { districtId, personId, sessionId }: Viewer, now: Date): Promise<OwnSession[]> {
  const rows = await selectLiveSessions(db, { districtId, personId, sessionId, now });
  return rows.map(({ browser, system, means, signedInAt, lastSeenAt, ...row }) => ({
    sessionId: row.sessionId,
    isThis: row.sessionId === sessionId,
    browser: browser ?? undefined,
    system: system ?? undefined,
    means: means ?? undefined,
    signedInAt: signedInAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
  }));
}

/** Signs one of the viewer's sessions out. Somebody else's looks as if it were not there. */
export async function endSession(tx: Tx, acting: Acting, sessionId: string): Promise<void> {
  const { viewer, now } = acting;
  const { districtId, personId } = viewer;
  await lockAccount(tx, { districtId, personId });
  if (!(await revokeFamily(tx, { districtId, familyId: sessionId, personId, now }))) throw refuse(endpoint, 'session_not_found');
  await recordAudit(tx, { ...auditOf(acting), ...ofPerson(viewer), action: 'session.ended', data: { sessionId } });
}

/** Signs the viewer out everywhere but here. */
export async function endOtherSessions(tx: Tx, acting: Acting): Promise<void> {
  const { viewer, now } = acting;
  const { districtId, personId, sessionId } = viewer;
  await lockAccount(tx, { districtId, personId });
  await revokeFamiliesOf(tx, { districtId, personId, now, exceptSession: sessionId });
  await recordAudit(tx, { ...auditOf(acting), ...ofPerson(viewer), action: 'session.others-ended', data: { sessionId } });
}

const ofPerson = ({ personId, schoolId }: Viewer) => ({ objectKind: 'person', objectId: personId, schoolId });
