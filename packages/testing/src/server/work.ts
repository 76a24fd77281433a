import { defaultStart, localDateOf, schoolYearOf } from '@alba/domain/assignments';
import { type EditionId, gradeBandsOf, subjectsOf } from '@alba/domain/editions';
import type { Building } from './building.ts';
import type { GivenClass } from './classes.ts';
import type { GivenPerson } from './people.ts';
import { insertRow } from './query.ts';

export type GivenLesson = { lessonId: number; versionId: number; title: string; slug: string };
export type GivenAssignment = { assignmentId: number; schoolYear: number; districtId: number; lesson: GivenLesson; start: string; due: string | null };

export type LessonOptions = {
  edition?: EditionId;
  title?: string;
  subjectId?: number;
  categories?: string[];
  gradeBand?: string;
  grades?: number[];
  searchText?: string;
  /** Views as the importer makes them; without them the lesson can be listed and assigned but not opened. */
  view?: object;
  key?: object;
};
export type AssignmentOptions = {
  to: GivenClass;
  lesson?: GivenLesson;
  /** Wall times of the school; start today and no due date unless told otherwise. */
  start?: string;
  due?: string | null;
  students?: GivenPerson[];
  /** Dates that single students have of their own. */
  ownDates?: { student: GivenPerson; start?: string; due?: string }[];
  /** The collection it was assigned from. */
  collection?: { collectionId: number };
  allowCheckAnswers?: boolean;
  closedAt?: Date;
  removedAt?: Date;
};

export async function buildLesson({ query, next }: Building, options: LessonOptions = {}): Promise<GivenLesson> {
  const { edition = 'us' } = options;
  const number = next();
  const { title = `Lesson ${number}`, view = {}, key = {} } = options;
  const [subject] = subjectsOf(edition);
  const [band] = gradeBandsOf(edition);
  const slug = `lesson-${number}`;
  const lesson = await insertRow(query, 'lesson', {
    edition,
    pack_id: slug,
    slug,
    title,
    summary: 'What this lesson is about.',
    subject_id: options.subjectId ?? subject?.id,
    categories: options.categories ?? [],
    grade_band: options.gradeBand ?? band?.key,
    grades: options.grades ?? band?.grades ?? [],
    minutes: 30,
    reading_range: '',
    cover: JSON.stringify({ media: `${'0'.repeat(64)}.svg`, width: 320, height: 200, description: 'A cover.' }),
    search_text: options.searchText ?? ` ${title.toLowerCase()} `,
    title_text: ` ${title.toLowerCase()} `,
  });
  const lessonId = lesson.lesson_id as number;
  const version = await insertRow(query, 'lesson_version', { lesson_id: lessonId, hash: slug, view: JSON.stringify(view), key: JSON.stringify(key) });
  const versionId = version.version_id as number;
  await query('update lesson set current_version_id = $1 where lesson_id = $2', [versionId, lessonId]);
  return { lessonId, versionId, title, slug };
}

export async function buildAssignment(building: Building, options: AssignmentOptions): Promise<GivenAssignment> {
  const { query, now } = building;
  const { to, students = [], ownDates = [] } = options;
  const { school, districtId } = to;
  const lesson = options.lesson ?? (await buildLesson(building, { edition: school.edition }));
  const today = localDateOf(now(), school.timeZone);
  const start = options.start ?? defaultStart(today);
  const due = options.due === undefined ? null : options.due;
  const schoolYear = schoolYearOf(today, school.edition);
  const row = await insertRow(query, 'assignment', {
    district_id: districtId,
    school_year: schoolYear,
    class_id: to.classId,
    lesson_id: lesson.lessonId,
    version_id: lesson.versionId,
    start_wall: start,
    due_wall: due,
    allow_check_answers: options.allowCheckAnswers ?? true,
    targets: options.students ? 'students' : 'class',
    collection_id: options.collection?.collectionId,
    created_by: to.teacher.personId,
    created_at: now(),
    closed_at: options.closedAt,
    removed_at: options.removedAt,
  });
  const assignmentId = row.assignment_id as number;
  const key = { district_id: districtId, school_year: schoolYear, assignment_id: assignmentId };
  for (const { personId } of students) await insertRow(query, 'assignment_target', { ...key, person_id: personId });
  for (const { student, start: ownStart, due: ownDue } of ownDates) {
    await insertRow(query, 'assignment_exception', { ...key, person_id: student.personId, start_wall: ownStart, due_wall: ownDue });
  }
  return { assignmentId, schoolYear, districtId, lesson, start, due };
}
