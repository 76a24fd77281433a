import type { StudentCard } from '@alba/contract/attempts';
import { type ActivityState, type AnswerState, answerState, loadActivity as load, loadActivityArticle as loadArticle } from '@alba/contract/attempts';
import { chooseReading, localDateOf, type ReadingRefusal, studentAction } from '@alba/domain/assignments';
import { type GradeBandKey, subjectById } from '@alba/domain/editions';
import { ladderOf, levelGroupOf, startingLevel } from '@alba/domain/reading-levels';
import type { Db } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { articleJson, lessonOutlinesOf, lessonVersionJson } from '../catalog/index.ts';
import { markVisited } from '../classes/index.ts';
import { type StoredAnswer, selectAnswers } from './attempt-repository.ts';
import { insertAttempt } from './begin-repository.ts';
import { studentCardOf, subjectKeyOf } from './student-card.ts';
import { type StudentWork, selectStudentWork } from './student-work-repository.ts';
import { workState } from './work-facts.ts';

type Call = { viewer: Viewer; now: Date };

/** My assignments of the signed-in student, in no order the screen relies on. */
export async function studentHome(db: Db, { viewer, now }: Call): Promise<{ cards: StudentCard[]; timeZone: string; today: string }> {
  const me = { districtId: viewer.districtId, personId: viewer.personId, now };
  const [works] = await Promise.all([selectStudentWork(db, me), markVisited(db, me)]);
  const outlines = await lessonOutlinesOf(db, works.map(versionOf));
  const cards = works.flatMap((work) => {
    const state = workState(work, viewer.edition, now);
    return state.joining === 'hidden' ? [] : [studentCardOf(work, state, outlines.get(versionOf(work)) ?? [])];
  });
  return { cards, timeZone: viewer.timeZone, today: localDateOf(now, viewer.timeZone) };
}

type ActivityCall = Call & { activityId: number };

/**
 * The student's own work on an activity as far as there is a way in: refused before it opens (D12; also when the start was moved after
 * they began), when it was closed before they began, and when it is left out of their list (D27). No content by address.
 */
async function requireOpenWork(db: Db, { viewer, now, activityId }: ActivityCall): Promise<StudentWork> {
  const [work] = await selectStudentWork(db, { districtId: viewer.districtId, personId: viewer.personId, assignmentId: activityId });
  const state = work && workState(work, viewer.edition, now);
  if (!state || state.joining === 'hidden') throw refuse(load, 'assignment_not_found');
  const action = studentAction(state.facts, { timing: state.timing, isClosed: work.isClosed });
  if (action === 'locked') throw refuse(load, 'assignment_not_open', { opensAt: state.window.start });
  if (action === 'closed') throw refuse(load, 'assignment_closed');
  return work;
}

/** Where the student stands; nothing begins by looking. */
export async function loadActivity(db: Db, call: ActivityCall): Promise<ActivityState> {
  const work = await requireOpenWork(db, call);
  const answers =
    work.attemptId === null ? [] : await selectAnswers(db, { districtId: call.viewer.districtId, schoolYear: work.schoolYear, attemptId: work.attemptId });
  return activityStateOf(work, answers, call);
}

/** Begins the attempt or finds it begun; the version is pinned from here on. */
export async function beginAttempt(db: Db, call: ActivityCall): Promise<ActivityState> {
  const work = await requireOpenWork(db, call);
  if (work.attemptId === null) {
    const { viewer, now } = call;
    await insertAttempt(db, {
      districtId: viewer.districtId,
      schoolYear: work.schoolYear,
      assignmentId: work.assignmentId,
      personId: viewer.personId,
      versionId: work.currentVersionId,
      level: levelOf(work),
      now,
    });
  }
  return loadActivity(db, call);
}

/** The lesson as prepared JSON text: immutable, so it is made once per version and process. */
export async function loadActivityLesson(db: Db, call: ActivityCall): Promise<string> {
  const work = await requireOpenWork(db, call);
  return lessonVersionJson(db, versionOf(work));
}

export async function loadActivityArticle(db: Db, { articleId, ...call }: ActivityCall & { articleId: string }): Promise<string> {
  const work = await requireOpenWork(db, call);
  const article = await articleJson(db, versionOf(work), articleId);
  if (article === undefined) throw refuse(loadArticle, 'article_not_found');
  return article;
}

/** The version a student reads in an activity; refused as the lesson itself is. */
export async function openVersion(db: Db, call: ActivityCall): Promise<number> {
  return versionOf(await requireOpenWork(db, call));
}

/** The version an attempt is pinned to, or the newest before it begins. */
const versionOf = (work: StudentWork): number => work.attemptVersionId ?? work.currentVersionId;

function settingOf(work: StudentWork): { level: number; locked: boolean } | undefined {
  return work.readingSettings?.[`${subjectById(work.subjectId)?.productCode}/${levelGroupOf(work.gradeBand as GradeBandKey).key}`];
}

function levelOf(work: StudentWork): number {
  return startingLevel({ ladder: ladderOf(work.gradeBand as GradeBandKey), setting: settingOf(work)?.level, grade: work.classGrade ?? undefined });
}

/** A level locked after the attempt began wins over the one chosen before (D36). */
function levelInUse(work: StudentWork): number {
  const isLocked = settingOf(work)?.locked === true;
  return isLocked && work.attemptState !== 'SUBMITTED' ? levelOf(work) : (work.attemptLevel ?? levelOf(work));
}

/** A lesson as one of the student's assignments of it lets them read it. */
export type LessonReading = { activityId: number; className: string; versionId: number; level: number };

/**
 * By which of their assignments a student may read a lesson on paper, and at which level; refused with the reason when there is
 * none. The address names a lesson, and a student may have it in several classes.
 */
export async function readingOf(
  db: Db,
  { viewer, now, ...given }: Call & { lessonId: number; activityId?: number; level?: number },
): Promise<LessonReading | { refuse: ReadingRefusal }> {
  const { lessonId, activityId: assignmentId, level } = given;
  const works = await selectStudentWork(db, { districtId: viewer.districtId, personId: viewer.personId, lessonId, assignmentId });
  const readable = works.map((work) => {
    const { facts, timing, joining } = workState(work, viewer.edition, now);
    return {
      work,
      facts,
      standing: { timing, isClosed: work.isClosed },
      isHidden: joining === 'hidden',
      level: levelInUse(work),
      isLevelLocked: settingOf(work)?.locked === true,
    };
  });
  const chosen = chooseReading(readable, level);
  if ('refuse' in chosen) return chosen;
  const { work } = chosen.work;
  return { activityId: work.assignmentId, className: work.className, versionId: versionOf(work), level: chosen.level };
}

function activityStateOf(work: StudentWork, answers: readonly StoredAnswer[], { viewer, now }: Call): ActivityState {
  const state = workState(work, viewer.edition, now);
  const setting = settingOf(work);
  const locked = setting?.locked === true;
  return {
    activityId: work.assignmentId,
    lessonId: work.lessonId,
    slug: work.slug,
    versionId: versionOf(work),
    title: work.title,
    subject: subjectKeyOf(work.subjectId),
    className: work.className,
    start: state.window.start,
    due: state.window.due ?? null,
    timing: state.timing,
    allowCheckAnswers: work.allowCheckAnswers,
    state: work.attemptState === 'SUBMITTED' ? 'SUBMITTED' : work.attemptState === 'IN_PROGRESS' ? 'IN_PROGRESS' : 'NOT_STARTED',
    attemptId: work.attemptId ?? undefined,
    level: levelInUse(work),
    levelLocked: locked,
    answers: answers.map(answerStateOf),
    submittedAt: work.submittedAt?.toISOString(),
  };
}

/** An answer as its student may see it: what checking told so far, nothing of the key. */
export function answerStateOf(stored: StoredAnswer): AnswerState {
  const checked = stored.checked === null ? {} : (stored.checked as object);
  return answerState.parse({
    tried: [],
    ...checked,
    questionId: stored.questionId,
    rev: stored.rev,
    response: stored.response,
    tries: stored.tries,
    right: stored.isRight ?? undefined,
  });
}
