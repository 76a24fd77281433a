import type { LessonView } from '@alba/content/lesson-view';
import { studentCard as studentCardSchema } from '@alba/contract/attempts';
import type { StudentCard } from '@alba/contract/attempts';
import { promptOf, studentAction, studentStatus } from '@alba/domain/assignments';
import { subjectById } from '@alba/domain/editions';
import { roundHalfUp, scorePercent } from '@alba/domain/scoring';
import type { StudentWork } from './student-work-repository.ts';
import type { WorkState } from './work-facts.ts';

/** One card of My assignments. */
export function studentCardOf(work: StudentWork, state: WorkState, lesson: LessonView): StudentCard {
  const submitted = state.facts.attempt === 'submitted';
  const score = submitted ? scorePercent(work.points ?? 0, work.possible ?? 0) : undefined;
  return {
    activityId: work.assignmentId,
    lessonId: work.lessonId,
    title: work.title,
    slug: work.slug,
    summary: work.summary,
    subject: subjectById(work.subjectId)?.key ?? lesson.subject,
    cover: studentCardSchema.shape.cover.parse(work.cover),
    classId: work.classId,
    className: work.className,
    classAvatar: studentCardSchema.shape.classAvatar.parse(work.classAvatar),
    start: state.window.start,
    due: state.window.due ?? null,
    timing: state.timing,
    status: studentStatus(state.facts),
    action: studentAction(state.facts, state.timing),
    prompt: promptOf(state.facts, state.timing),
    partsDone: submitted ? lesson.parts.length : partsDone(lesson, work.answeredQuestionIds ?? []),
    partsTotal: lesson.parts.length,
    score: score === undefined ? undefined : roundHalfUp(score),
    submittedAt: work.submittedAt?.toISOString(),
  };
}

/** Parts with questions whose every question has an answer; a part without questions ends with the whole lesson. */
export function partsDone(lesson: LessonView, answered: readonly string[]): number {
  const known = new Set(answered);
  return lesson.parts.filter((part) => part.questions.length > 0 && part.questions.every((question) => known.has(question.id))).length;
}
