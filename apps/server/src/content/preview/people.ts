import { type EditionId, editions } from '@alba/domain/editions';
import { builders } from '@alba/testing/server/given';
import { givenPassword } from '@alba/testing/server/people';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, poolOf } from '../../platform/db/index.ts';
import { hashPassword } from '../../platform/passwords/index.ts';

export const teacherName = 'author';
export const studentName = 'reader';
export { givenPassword as previewPassword };

/** A school of the edition with a teacher and a student, made once in a preview's own database. */
export async function previewPeople(db: Db, edition: EditionId, clock: Clock): Promise<void> {
  const query = async (text: string, values: readonly unknown[]) => (await poolOf(db).query(text, [...values])).rows as Record<string, unknown>[];
  const [known] = await query('select from sign_in_name where edition = $1 and folded_name = $2', [edition, teacherName]);
  if (known) return;
  const given = builders({ query, now: clock.now, passwordHash: await hashPassword(givenPassword) });
  const district = await given.district({ edition, name: 'Preview' });
  const school = await given.school({ district, name: 'Preview', timeZone: editions[edition].defaultTimeZone });
  const teacher = await given.teacher({ school, username: teacherName, firstName: 'Author', lastName: 'Preview' });
  const student = await given.student({ school, username: studentName, firstName: 'Reader', lastName: 'Preview' });
  const room = await given.class({ teacher, name: 'Preview' });
  await given.enrollment({ in: room, student });
}
