import {
  allowPictures,
  closeClassScreen,
  loadClassScreen,
  makeSignInCards,
  openClassScreen,
  setStudentPictures,
  signInWithCard,
  signInWithCardCode,
  signInWithPictures,
  voidSignInCard,
} from '@alba/contract/pupils';
import type { Picture } from '@alba/domain/pupils';
import { testApp } from './test-app.ts';

export const right: Picture[] = ['fox', 'kite', 'comet'];
export const wrong: Picture[] = ['fox', 'comet', 'kite'];
export const device = (number: number) => `device-number-${String(number).padStart(8, '0')}`;

/** A second grade with three students, and everything a teacher and a device in it may do. For tests. */
export async function pupilScene({ grade = 2 }: { grade?: number | 'unknown' } = {}) {
  const app = await testApp();
  const school = await app.given.school({ district: await app.given.district() });
  const teacher = await app.given.teacher({ school });
  const students = [
    await app.given.student({ school, firstName: 'Maya', lastName: 'Torres' }),
    await app.given.student({ school, firstName: 'Sam', lastName: 'Okonkwo' }),
    await app.given.student({ school, firstName: 'Maya', lastName: 'Tanaka' }),
  ] as const;
  const classRoom = await app.given.class({ teacher, students: [...students], grade: grade === 'unknown' ? undefined : grade });
  const { classId, code } = classRoom;
  const [student, classmate] = students;
  const by = (who = teacher) => app.as(who);
  return {
    ...app,
    school,
    teacher,
    student,
    classmate,
    students,
    classRoom,
    open: ({ who = teacher, minutes = 15 as 5 | 15 | 45 } = {}) => by(who).call(openClassScreen, { params: { classId }, body: { minutes } }),
    close: (who = teacher) => by(who).call(closeClassScreen, { params: { classId } }),
    makeCards: ({ who = teacher, studentIds = [student.personId] } = {}) => by(who).call(makeSignInCards, { params: { classId }, body: { studentIds } }),
    /** The card of a student, made now. */
    cardOf: async (studentId = student.personId) => {
      const { body } = await by().call(makeSignInCards, { params: { classId }, body: { studentIds: [studentId] } });
      const [card] = body.cards;
      if (!card) throw new Error(`no card: ${body.code}`);
      return card;
    },
    voidCard: ({ who = teacher, studentId = student.personId } = {}) => by(who).call(voidSignInCard, { params: { classId, studentId } }),
    look: ({ at = code, from = 1, ip = '198.51.100.7' } = {}) =>
      app.anonymous.call(loadClassScreen, { params: { code: at }, query: { device: device(from) }, ip }),
    scan: (secret: string, { from = 1, ip = '198.51.100.7' } = {}) => app.anonymous.call(signInWithCard, { body: { secret, deviceId: device(from) }, ip }),
    type: (cardCode: string, { at = code, from = 1, ip = '198.51.100.7' } = {}) =>
      app.anonymous.call(signInWithCardCode, { body: { classCode: at, code: cardCode, deviceId: device(from) }, ip }),
    allow: ({ who = teacher, isOn = true, grade: told = undefined as 0 | 1 | 2 | 3 | undefined } = {}) =>
      by(who).call(allowPictures, { params: { classId }, body: { isOn, grade: told } }),
    setPictures: ({ who = teacher, studentId = student.personId, pictures = right } = {}) =>
      by(who).call(setStudentPictures, { params: { classId, studentId }, body: { pictures } }),
    tap: (pictures: Picture[], { studentId = student.personId, at = code, from = 1, ip = '198.51.100.7' } = {}) =>
      app.anonymous.call(signInWithPictures, { body: { classCode: at, studentId, pictures, deviceId: device(from) }, ip }),
    refusals: async () => {
      const rows = await app.owner.selectFrom('audit_event').select('data').where('action', '=', 'session.sign-in-refused').execute();
      return rows.map(({ data }) => (data as { reason: string }).reason);
    },
    allowWays: (signInWays: string[]) =>
      app.owner
        .updateTable('institution')
        .set({ settings: JSON.stringify({ signInWays }) })
        .where('institution_id', '=', school.schoolId)
        .execute(),
  };
}
