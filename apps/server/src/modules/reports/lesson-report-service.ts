import type { LessonKey } from '@alba/content/lesson-view';
import type { ReplyOf } from '@alba/contract/endpoint';
import { type LessonReportRow, lessonReport } from '@alba/contract/reports';
import { isLate, timingOf, windowOf } from '@alba/domain/assignments';
import { editions } from '@alba/domain/editions';
import { byLastName } from '@alba/domain/people';
import { type LessonReportFacts, lessonReportFigures } from '@alba/domain/reports';
import { type AnswerMark, scorePercent } from '@alba/domain/scoring';
import type { Db } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import type { ResultItems } from '../attempts/index.ts';
import { lessonCardOf, lessonVersionOf } from '../catalog/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type ReportedAssignment, type ReportedStudent, selectOptionalAssignment, selectReportedStudents } from './report-repository.ts';

export type ReportCall = { viewer: Viewer; now: Date; classId: number; lessonId: number; assignmentId: number | undefined };

/** The assignment of a report the viewer may read. A class that is not theirs looks like one that does not exist. */
export async function requireAssignment(db: Db, { viewer, now, classId, lessonId, assignmentId }: ReportCall): Promise<ReportedAssignment> {
  const found = await selectOptionalAssignment(db, { districtId: viewer.districtId, teacherId: viewer.personId, now, classId, lessonId, assignmentId });
  if (!found.teaches) throw refuse(lessonReport, 'class_not_found');
  if (!found.assignment) throw refuse(lessonReport, 'assignment_not_found');
  return found.assignment;
}

/** The lesson overview: every student's state and figures, and how each question went. */
export async function buildLessonReport(db: Db, call: ReportCall): Promise<ReplyOf<typeof lessonReport>> {
  const { viewer, now } = call;
  const assignment = await requireAssignment(db, call);
  const { view: lesson, key } = await lessonVersionOf(db, assignment.versionId);
  const students = await selectReportedStudents(db, { districtId: viewer.districtId, assignment, scoredIds: scoredIdsOf(key) });
  const zone = zoneOf({ timeZone: assignment.zone, edition: viewer.edition });
  const window = windowOf(assignment, zone);
  const figures = lessonReportFigures(
    students.map(factsOf),
    key.questions.map((question) => question.id),
  );
  const skillOf = new Map(key.questions.map((question) => [question.id, question.skill]));
  const partOf = new Map(lesson.parts.flatMap((part) => part.questions.map((question) => [question.id, part.part] as const)));
  const scored = new Set(scoredIdsOf(key));
  return {
    assignmentId: assignment.assignmentId,
    classId: assignment.classId,
    className: assignment.className,
    lesson: await lessonCardOf(db, assignment.lessonId),
    start: assignment.start,
    due: assignment.due,
    timing: timingOf({ window, now, zone }),
    timeZone: zone,
    scoredItems: scored.size,
    students: students.map((student) => reportRow(student, { assignment, zone, now })).sort(byLastName(editions[viewer.edition].locale)),
    questions: figures.questions.map((question) => ({
      ...question,
      notMarked: !scored.has(question.questionId),
      part: partOf.get(question.questionId) ?? '',
      skill: skillOf.get(question.questionId),
    })),
    averageScore: figures.averageScore,
    averageSeconds: figures.averageSeconds,
    submittedCount: figures.submittedCount,
    studentCount: figures.studentCount,
    formerCount: figures.formerCount,
    asOf: now.toISOString(),
  };
}

/** Open responses are shown, not scored, so no figure counts them (D18, D19). */
export const scoredIdsOf = (key: LessonKey): string[] => key.questions.filter(({ answer }) => answer.kind !== 'open-response').map(({ id }) => id);

const statusOf = (student: ReportedStudent) =>
  student.attemptState === 'SUBMITTED' ? 'submitted' : student.attemptState === 'IN_PROGRESS' ? 'in-progress' : 'not-started';

function factsOf(student: ReportedStudent): LessonReportFacts {
  const items = (student.items ?? {}) as ResultItems;
  return {
    isFormer: student.isFormer,
    status: statusOf(student),
    points: student.points ?? 0,
    possible: student.possible ?? 0,
    activeSeconds: student.activeSeconds ?? 0,
    marks: Object.fromEntries(Object.entries(items).map(([id, item]) => [id, item.mark as AnswerMark])),
  };
}

/** One student's line; late and unfinished by the dates in force now (D23). */
export function reportRow(student: ReportedStudent, { assignment, zone, now }: { assignment: ReportedAssignment; zone: string; now: Date }): LessonReportRow {
  const window = windowOf({ start: assignment.start, due: assignment.due, ownStart: student.ownStart, ownDue: student.ownDue }, zone);
  const status = statusOf(student);
  return {
    studentId: student.studentId,
    firstName: student.firstName,
    lastName: student.lastName,
    isFormer: student.isFormer,
    status,
    unfinishedAfterDue: status === 'in-progress' && window.end !== undefined && now >= window.end,
    wasReset: student.wasReset,
    score: status === 'submitted' ? scorePercent(student.points ?? 0, student.possible ?? 0) : undefined,
    rightItems: student.rightItems ?? 0,
    answeredItems: student.answeredItems ?? 0,
    activeSeconds: student.activeSeconds ?? 0,
    isLate: isLate(student.submittedAt ?? undefined, window),
    submittedAt: student.submittedAt?.toISOString(),
    ownStart: student.ownStart ?? undefined,
    ownDue: student.ownDue ?? undefined,
  };
}
