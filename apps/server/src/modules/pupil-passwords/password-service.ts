import type { BodyOf, ParamsOf, ReplyOf } from '@alba/contract/endpoint';
import { setStudentPassword as endpoint } from '@alba/contract/pupils';
import { editions } from '@alba/domain/editions';
import { type Db, transact } from '../../platform/db/index.ts';
import { refuse, refuseInput } from '../../platform/http/index.ts';
import { hashPassword } from '../../platform/passwords/index.ts';
import { passwordIssue, passwordProblem, tellPasswordChanged } from '../accounts/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { forgetFailedSignIns, replacePassword } from '../auth/index.ts';
import { settingsOf } from '../institutions/index.ts';
import { requirePupil } from './access-service.ts';
import { easyPassword } from './easy-password.ts';

type Asked = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> };

/** Gives a student of the teacher's class another password (D52). Whoever was signed in as that student has to sign in again. */
export async function setStudentPassword(db: Db, acting: Acting, { params, body }: Asked): Promise<ReplyOf<typeof endpoint>> {
  const { viewer, now } = acting;
  const { districtId, edition } = viewer;
  const { taught, pupil } = await requirePupil(db, acting, params);
  const settings = await settingsOf(db, { districtId, schoolId: taught.schoolId });
  if (!settings.signInWays.includes('password')) throw refuse(endpoint, 'sign_in_way_off');
  // another way in beside Google would be nobody's to look after
  if (pupil.hasOnlyGoogle && settings.signInWays.includes('google')) throw refuse(endpoint, 'signs_in_with_google');
  const password = body.password ?? easyPassword(editions[edition].language, { min: settings.minPasswordLength });
  const problem = await passwordProblem(password, { role: 'student', username: pupil.username, settings });
  if (problem) throw refuseInput(passwordIssue(problem, { settings }));
  // before the transaction, which would hold a connection for as long as hashing takes
  const passwordHash = await hashPassword(password);
  await transact(db, async (tx) => {
    await requirePupil(tx, acting, params);
    await replacePassword(tx, { districtId, personId: pupil.personId, passwordHash, now });
    await forgetFailedSignIns(tx, { edition, username: pupil.username });
    await tellPasswordChanged(tx, { districtId, personId: pupil.personId, edition, now });
    const data = { classId: params.classId };
    await recordAudit(tx, {
      ...auditOf(acting),
      action: 'person.password-set',
      objectKind: 'person',
      objectId: pupil.personId,
      schoolId: taught.schoolId,
      data,
    });
  });
  return { password };
}
