import type { Role } from '@alba/domain/accounts';
import type { GivenPerson } from '@alba/testing/server/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/http/index.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { teachesClass, visibleClassIds } from './index.ts';

describe('which classes a person may see', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  const reading = ({ personId, districtId }: GivenPerson, role: Role) => ({ viewer: { personId, districtId, role } as Viewer, now: app.clock.now() });

  it('is, for a teacher, what they teach; of a list, those of it, in one statement', async () => {
    const teacher = await app.given.teacher();
    const own = await app.given.class({ teacher });
    const shared = await app.given.class({ coTeachers: [teacher] });
    const foreign = await app.given.class();
    await app.given.class({ teacher, removedAt: app.clock.now() });
    const asked = reading(teacher, 'teacher');
    expect(await visibleClassIds(app.db, asked)).toEqual(new Set([own.classId, shared.classId]));
    const { result, statements } = await app.statements(() => visibleClassIds(app.db, asked, [own.classId, foreign.classId, 999_999]));
    expect(result).toEqual(new Set([own.classId]));
    expect(statements).toHaveLength(1);
    expect(await teachesClass(app.db, asked, shared.classId)).toBe(true);
    expect(await teachesClass(app.db, asked, foreign.classId)).toBe(false);
  });

  it('ends for a substitute with the last day', async () => {
    const substitute = await app.given.teacher();
    const given = await app.given.class();
    const until = new Date(app.clock.now().getTime() + 1000);
    await app.owner
      .insertInto('class_teacher')
      .values({ district_id: given.districtId, class_id: given.classId, person_id: substitute.personId, relation: 'substitute', until })
      .execute();
    expect(await teachesClass(app.db, reading(substitute, 'teacher'), given.classId)).toBe(true);
    app.clock.moveTo(until);
    expect(await teachesClass(app.db, reading(substitute, 'teacher'), given.classId)).toBe(false);
  });

  it('is, for a student, what they are in', async () => {
    const student = await app.given.student();
    const joined = await app.given.class({ students: [student] });
    await app.given.enrollment({ in: await app.given.class(), student, removedAt: app.clock.now() });
    expect(await visibleClassIds(app.db, reading(student, 'student'))).toEqual(new Set([joined.classId]));
    expect(await teachesClass(app.db, reading(student, 'student'), joined.classId)).toBe(false);
  });

  it('goes by the role a person acts in', async () => {
    const both = await app.given.teacher({ otherRoles: ['admin'] });
    await app.given.class({ teacher: both });
    expect(await visibleClassIds(app.db, reading(both, 'admin'))).toEqual(new Set());
  });
});
