import { localDateOf, schoolYearOf } from '@alba/domain/assignments';
import type { Viewer } from '../../platform/http/index.ts';
import type { AuditEntry } from './audit-repository.ts';

/** Who acts, when, and the name of the call in the log. */
export type Acting = { viewer: Viewer; now: Date; requestId: string };

/** The school year in which the viewer acts. */
export const schoolYearNow = ({ viewer, now }: Pick<Acting, 'viewer' | 'now'>): number => schoolYearOf(localDateOf(now, viewer.timeZone), viewer.edition);

/** The part of an audit entry that is the same for everything a person does. */
export function auditOf(acting: Acting): Pick<AuditEntry, 'districtId' | 'schoolYear' | 'at' | 'actorId' | 'actorRole' | 'requestId'> {
  const { viewer, now, requestId } = acting;
  return { districtId: viewer.districtId, schoolYear: schoolYearNow(acting), at: now, actorId: viewer.personId, actorRole: viewer.role, requestId };
}

/** Who changes accounts and institutions: a signed-in administrator, or whoever runs the installation. */
export type Actor = { actorId?: number; actorRole: string; requestId?: string };

/** Acts by the command line; no account stands behind it. */
export const operator: Actor = { actorRole: 'operator' };
