import type { ReplyOf } from '@alba/contract/endpoint';
import { studentScore } from '@alba/contract/reports';
import { editions } from '@alba/domain/editions';
import { byLastName } from '@alba/domain/people';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type ResultItems, reviewedAnswers, selectAnswers } from '../attempts/index.ts';
import { lessonVersionOf } from '../catalog/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { type ReportCall, reportRow, requireAssignment, scoredIdsOf } from './lesson-report-service.ts';
import { type ReportedStudent, selectReportedStudents } from './report-repository.ts';

/** One student's answers with marks and key, once turned in; work that is not stays the student's own. */
export async function buildStudentScore(db: Db, call: ReportCall & { studentId: number }): Promise<ReplyOf<typeof studentScore>> {
  const { viewer, now } = call;
  const assignment = await requireAssignment(db, call);
  const { key } = await lessonVersionOf(db, assignment.versionId);
  const students = await selectReportedStudents(db, { districtId: viewer.districtId, assignment, scoredIds: scoredIdsOf(key) });
  const inOrder = [...students].sort(byLastName(editions[viewer.edition].locale));
  const place = inOrder.findIndex((candidate) => candidate.studentId === call.studentId);
  const student = inOrder[place];
  if (!student) throw refuse(studentScore, 'student_not_found');
  const versionId = student.versionId ?? assignment.versionId;
  const zone = zoneOf({ timeZone: assignment.zone, edition: viewer.edition });
  const row = reportRow(student, { assignment, zone, now });
  const answers = await answersOf(db, call, { student, schoolYear: assignment.schoolYear, versionId });
  return {
    assignmentId: assignment.assignmentId,
    className: assignment.className,
    student: row,
    previous: neighbour(inOrder[place - 1]),
    next: neighbour(inOrder[place + 1]),
    lesson: (await lessonVersionOf(db, versionId)).view,
    lessonId: assignment.lessonId,
    answers,
    marks: answers.map(({ questionId, mark }) => ({ questionId, mark })),
    start: student.ownStart ?? assignment.start,
    due: student.ownDue ?? assignment.due,
    timeZone: zone,
    level: student.level ?? undefined,
    canUndoReset: student.wasReset && student.attemptId === null,
  };
}

function neighbour(student: ReportedStudent | undefined) {
  return student && { studentId: student.studentId, firstName: student.firstName, lastName: student.lastName };
}

async function answersOf(db: Db, { viewer }: ReportCall, given: { student: ReportedStudent; schoolYear: number; versionId: number }) {
  const { student, schoolYear, versionId } = given;
  if (student.attemptId === null || student.attemptState !== 'SUBMITTED') return [];
  const stored = await selectAnswers(db, { districtId: viewer.districtId, schoolYear, attemptId: student.attemptId });
  return reviewedAnswers(db, { versionId, correctedBy: student.correctedBy, items: (student.items ?? {}) as ResultItems, answers: stored, keyVisible: true });
}
