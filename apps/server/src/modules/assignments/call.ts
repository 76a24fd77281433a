import { localDateOf } from '@alba/domain/assignments';
import type { Tx } from '../../platform/db/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';

export type Looking = Pick<Acting, 'viewer' | 'now'>;

export const todayOf = ({ viewer, now }: Looking): string => localDateOf(now, viewer.timeZone);

type Audited = { action: string; objectKind: 'assignment' | 'attempt'; objectId: number; schoolId: number; data?: object };

/** The record of an act, in the transaction of the act. */
export async function audit(tx: Tx, acting: Acting, audited: readonly Audited[]): Promise<void> {
  await recordAudit(tx, ...audited.map((entry) => ({ ...auditOf(acting), ...entry })));
}
