import type { ReplyOf } from '@alba/contract/endpoint';
import { loadReadingLevels as endpoint, type ReadingStudent, readingStudent } from '@alba/contract/reading-levels';
import { editions, subjectsOf } from '@alba/domain/editions';
import { isUndoOver } from '@alba/domain/limits';
import { byLastName } from '@alba/domain/people';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import { studentsOf } from './level-changes.ts';
import { type SettingRow, selectLevelsStudents, selectOptionalClass, selectSettings, selectSubjectIds } from './load-repository.ts';
import { selectSave } from './save-repository.ts';
import { savedPlace } from './saved-place.ts';

type Reading = Pick<Acting, 'viewer' | 'now'>;

/** Who reads at which level in a class; five statements however many students there are. */
export async function readingLevelsOf(db: Db, reading: Reading, classId: number): Promise<ReplyOf<typeof endpoint>> {
  const { viewer, now } = reading;
  const found = await selectOptionalClass(db, teacherOf(reading), classId);
  if (!found) throw refuse(endpoint, 'class_not_found');
  const place = { districtId: viewer.districtId, classId };
  const [students, settings, subjectIds, saved] = await Promise.all([
    selectLevelsStudents(db, place),
    selectSettings(db, place),
    selectSubjectIds(db, viewer.edition),
    selectSave(db, { ...place, revision: found.revision }),
  ]);
  const byStudent = Map.groupBy(settings, ({ enrollmentId }) => enrollmentId);
  const savedAt = saved[0]?.at;
  return {
    classId,
    name: found.name,
    grade: found.grade ?? undefined,
    revision: found.revision,
    subjects: subjectsOf(viewer.edition)
      .filter(({ id }) => subjectIds.includes(id))
      .map(({ key }) => key),
    students: students
      .map((student) => ({
        ...student,
        lastVisitedAt: student.lastVisitedAt?.toISOString(),
        settings: settingsOf(byStudent.get(student.enrollmentId) ?? [], viewer.edition),
      }))
      .sort(byLastName(editions[viewer.edition].locale)),
    lastSave:
      savedAt && !isUndoOver(savedAt, now)
        ? { revision: found.revision, savedAt: savedAt.toISOString(), studentCount: studentsOf(saved.map(savedPlace)) }
        : undefined,
  };
}

function settingsOf(rows: readonly SettingRow[], edition: Acting['viewer']['edition']): ReadingStudent['settings'] {
  return rows.flatMap(({ productCode, gradeGroup, level, locked }) => {
    const subject = subjectsOf(edition).find((one) => one.productCode === productCode)?.key;
    const read = readingStudent.shape.settings.element.safeParse({ subject, group: gradeGroup, level, isLocked: locked });
    return read.success ? [read.data] : [];
  });
}
