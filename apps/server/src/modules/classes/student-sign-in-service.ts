import { allowSignIn as endpoint } from '@alba/contract/classes';
import type { ParamsOf } from '@alba/contract/endpoint';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { forgetFailedSignIns } from '../auth/index.ts';
import { selectOptionalTaughtClass } from './class-repository.ts';
import { selectOptionalStudent } from './enrollment-repository.ts';
import { teacherOf } from './teaching-query.ts';

/** Lets a student who mistyped their password too often try again at once; for whoever teaches them now (D85). */
export async function allowSignIn(tx: Tx, acting: Acting, { classId, studentId }: ParamsOf<typeof endpoint>): Promise<void> {
  const { viewer } = acting;
  const taught = await selectOptionalTaughtClass(tx, teacherOf(acting), classId);
  if (!taught) throw refuse(endpoint, 'class_not_found');
  const student = await selectOptionalStudent(tx, { districtId: viewer.districtId, classId, personId: studentId });
  if (!student) throw refuse(endpoint, 'student_not_found');
  await forgetFailedSignIns(tx, { edition: viewer.edition, username: student.username });
  await recordAudit(tx, {
    ...auditOf(acting),
    action: 'person.sign-in-allowed',
    objectKind: 'person',
    objectId: studentId,
    schoolId: taught.schoolId,
    data: { classId },
  });
}
