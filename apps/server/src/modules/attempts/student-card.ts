import type { StudentCard } from '@alba/contract/attempts';
import { studentCard as studentCardSchema } from '@alba/contract/attempts';
import { promptOf, studentAction, studentStatus } from '@alba/domain/assignments';
import { progressOf } from '@alba/domain/attempts';
import { type SubjectKey, subjectById } from '@alba/domain/editions';
import { roundHalfUp, scorePercent } from '@alba/domain/scoring';
import type { LessonOutline } from '../catalog/index.ts';
import type { StudentWork } from './student-work-repository.ts';
import type { WorkState } from './work-facts.ts';

/** One card of My assignments. */
export function studentCardOf(work: StudentWork, state: WorkState, parts: LessonOutline): StudentCard {
  const standing = { timing: state.timing, isClosed: work.isClosed };
  const submitted = state.facts.attempt === 'submitted';
  const score = submitted ? scorePercent(work.points ?? 0, work.possible ?? 0) : undefined;
  return {
    activityId: work.assignmentId,
    lessonId: work.lessonId,
    title: work.title,
    slug: work.slug,
    summary: work.summary,
    subject: subjectKeyOf(work.subjectId),
    cover: studentCardSchema.shape.cover.parse(work.cover),
    classId: work.classId,
    className: work.className,
    classAvatar: studentCardSchema.shape.classAvatar.parse(work.classAvatar),
    start: state.window.start,
    due: state.window.due ?? null,
    timing: state.timing,
    isOptional: state.joining === 'optional',
    status: studentStatus(state.facts),
    action: studentAction(state.facts, standing),
    prompt: promptOf(state.facts, standing),
    ...progressOf(parts, { answered: work.answeredQuestionIds ?? [], submitted }),
    score: score === undefined ? undefined : roundHalfUp(score),
    submittedAt: work.submittedAt?.toISOString(),
  };
}

/** A lesson of the library always has a subject of its edition. */
export function subjectKeyOf(subjectId: number): SubjectKey {
  const subject = subjectById(subjectId);
  if (!subject) throw new Error(`no edition has subject ${subjectId}`);
  return subject.key;
}
