import type { Db, Tx } from '../../platform/db/index.ts';

export type AuditEntry = {
  districtId: number;
  schoolYear: number;
  at: Date;
  /** Absent where nobody is signed in: a wrong password. */
  actorId?: number;
  actorRole?: string;
  requestId?: string;
  action: string;
  objectKind: string;
  objectId?: number;
  schoolId?: number;
  /** Ids, kinds and numbers; never names, texts or secrets. */
  data?: object;
};

/** Writes down who did what, in one statement. Give it the transaction of the act, so that neither stands without the other. */
export async function recordAudit(db: Db | Tx, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('audit_event')
    .values(
      entries.map((entry) => ({
        district_id: entry.districtId,
        school_year: entry.schoolYear,
        at: entry.at,
        actor_id: entry.actorId,
        actor_role: entry.actorRole,
        request_id: entry.requestId,
        action: entry.action,
        object_kind: entry.objectKind,
        object_id: entry.objectId,
        school_id: entry.schoolId,
        data: JSON.stringify(entry.data ?? {}),
      })),
    )
    .execute();
}
