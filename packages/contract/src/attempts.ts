import { articleView, lessonView, partKeys, pictureView } from '@alba/content/lesson-view';
import { prompts, studentActions, studentStatuses, timings } from '@alba/domain/assignments';
import { attemptStates } from '@alba/domain/attempts';
import { subjectIds } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { answerMarks } from '@alba/domain/scoring';
import { richText } from '@alba/items/common/schema';
import { questionResponse } from '@alba/items/response';
import { z } from 'zod';
import { wallTime } from './assignments.ts';
import { classAvatar } from './classes.ts';
import { done, endpoint, id } from './endpoint.ts';

export const studentCard = z.strictObject({
  activityId: id,
  lessonId: id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  subject: z.enum(subjectIds),
  cover: pictureView,
  classId: id,
  className: z.string(),
  classAvatar,
  start: wallTime,
  due: wallTime.nullable(),
  timing: z.enum(timings),
  /** It was past due before the student joined the class: theirs to do or to leave (D27). */
  isOptional: z.boolean(),
  status: z.enum(studentStatuses),
  action: z.enum(studentActions),
  prompt: z.enum(prompts).optional(),
  /** Parts finished of the lesson's parts, and the part that comes next; absent when nothing is left. */
  partsDone: z.int(),
  partsTotal: z.int(),
  nextPart: z.enum(partKeys).optional(),
  /** Whole percent, once turned in; absent where nothing is scored. */
  score: z.int().optional(),
  submittedAt: z.iso.datetime().optional(),
});
export type StudentCard = z.infer<typeof studentCard>;

/** My assignments: everything to do, and the newest done. */
export const studentHome = endpoint({
  name: 'studentHome',
  method: 'GET',
  path: '/v1/student/assignments',
  reply: z.strictObject({ cards: z.array(studentCard), timeZone: z.string(), today: z.iso.date() }),
});

/** One answer as the student left it, with what checking told so far. */
export const answerState = z.strictObject({
  questionId: z.string(),
  rev: z.int(),
  response: questionResponse,
  tries: z.int(),
  /** Present once checked. */
  right: z.boolean().optional(),
  /** Wrong responses already tried, oldest first. */
  tried: z.array(questionResponse),
  feedback: richText.optional(),
  /** cloze and matching: which gaps or rows are right so far. */
  parts: z.record(z.string(), z.boolean()).optional(),
  firstWrongStep: z.string().optional(),
});
export type AnswerState = z.infer<typeof answerState>;

export const activityState = z.strictObject({
  activityId: id,
  lessonId: id,
  slug: z.string(),
  versionId: id,
  title: z.string(),
  subject: z.enum(subjectIds),
  className: z.string(),
  start: wallTime,
  due: wallTime.nullable(),
  timing: z.enum(timings),
  allowCheckAnswers: z.boolean(),
  state: z.enum(attemptStates),
  /** Absent until the student begins. */
  attemptId: id.optional(),
  level: z.int(),
  levelLocked: z.boolean(),
  answers: z.array(answerState),
  submittedAt: z.iso.datetime().optional(),
});
export type ActivityState = z.infer<typeof activityState>;

const activity = z.strictObject({ activityId: id });
const attempt = z.strictObject({ attemptId: id });
const notOpen = ['assignment_not_found', 'assignment_not_open', 'assignment_closed'] as const;

/** Where the student stands in an activity; nothing is begun by looking. */
export const loadActivity = endpoint({
  name: 'loadActivity',
  method: 'GET',
  path: '/v1/student/activities/:activityId',
  params: activity,
  reply: activityState,
  refusals: notOpen,
});

/** The lesson itself: the version the attempt is pinned to, or the newest before it begins. Cached by its hash. */
export const loadActivityLesson = endpoint({
  name: 'loadActivityLesson',
  method: 'GET',
  path: '/v1/student/activities/:activityId/lesson',
  params: activity,
  reply: lessonView,
  refusals: notOpen,
});

export const loadActivityArticle = endpoint({
  name: 'loadActivityArticle',
  method: 'GET',
  path: '/v1/student/activities/:activityId/articles/:articleId',
  params: z.strictObject({ activityId: id, articleId: z.string().max(80) }),
  reply: articleView,
  refusals: [...notOpen, 'article_not_found'],
});

/** Begins the attempt, or answers with the one already begun. Repeats change nothing. */
export const beginAttempt = endpoint({
  name: 'beginAttempt',
  method: 'PUT',
  path: '/v1/student/activities/:activityId/attempt',
  params: activity,
  reply: activityState,
  refusals: notOpen,
});

const writing = ['attempt_not_found', 'attempt_reset', 'already_submitted', 'assignment_closed'] as const;
/** As large as its column holds. */
const rev = z.int().positive().max(2_147_483_647);

/** Upserts by (attempt, question, rev): a lower rev than the stored one changes nothing and is answered with the stored one. */
export const saveAnswers = endpoint({
  name: 'saveAnswers',
  method: 'PUT',
  path: '/v1/attempts/:attemptId/answers',
  params: attempt,
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ questionId: z.string().max(80), rev, response: questionResponse }))
      .min(1)
      .max(limits.answersPerSave),
  }),
  reply: z.strictObject({ saved: z.array(z.strictObject({ questionId: z.string(), rev: z.int() })) }),
  refusals: [...writing, 'question_not_found'],
});

/** Uses one of three tries (D17). Repeating a wrong response already tried costs none. */
export const checkAnswer = endpoint({
  name: 'checkAnswer',
  method: 'POST',
  path: '/v1/attempts/:attemptId/checks',
  params: attempt,
  body: z.strictObject({ questionId: z.string().max(80), rev, response: questionResponse }),
  reply: answerState,
  refusals: [...writing, 'question_not_found', 'question_locked', 'checks_not_allowed', 'answer_incomplete'],
  idempotent: 'required',
});

/** Exactly once. `revs` lists the newest revision of every answer the student gave; a missing one refuses. */
export const submitAttempt = endpoint({
  name: 'submitAttempt',
  method: 'POST',
  path: '/v1/attempts/:attemptId/submit',
  params: attempt,
  body: z.strictObject({ revs: z.record(z.string().max(80), rev) }),
  reply: z.strictObject({ submittedAt: z.iso.datetime(), score: z.int().optional(), rightItems: z.int(), scoredItems: z.int(), isLate: z.boolean() }),
  refusals: [...writing, 'answers_missing'],
  idempotent: 'required',
});

/**
 * Active time (D22): `start` when a tab opens the lesson, `beat` every 30 s while it is used. A report that arrives after the
 * work was turned in is no error and counts nothing: it was on its way while the student turned in.
 */
export const reportActivity = endpoint({
  name: 'reportActivity',
  method: 'POST',
  path: '/v1/attempts/:attemptId/activity',
  params: attempt,
  body: z.strictObject({ kind: z.enum(['start', 'beat']) }),
  reply: done,
  refusals: ['attempt_not_found', 'attempt_reset', 'assignment_closed'],
});

export const chooseLevel = endpoint({
  name: 'chooseLevel',
  method: 'PUT',
  path: '/v1/attempts/:attemptId/level',
  params: attempt,
  body: z.strictObject({ level: z.int().min(1).max(4) }),
  reply: z.strictObject({ level: z.int() }),
  refusals: [...writing, 'level_locked'],
});

export const reviewedAnswer = z.strictObject({
  questionId: z.string(),
  mark: z.enum(answerMarks),
  points: z.number(),
  possible: z.number(),
  tries: z.int(),
  response: questionResponse.optional(),
  parts: z.record(z.string(), z.boolean()).optional(),
  /** Only while the key may be seen (D57). */
  correct: questionResponse.optional(),
  explanation: richText.optional(),
  evidence: z.strictObject({ resource: z.string(), paragraphs: z.array(z.int()) }).optional(),
});
export type ReviewedAnswer = z.infer<typeof reviewedAnswer>;

/** Marks at once after turning in; right answers as the teacher chose. */
export const reviewAttempt = endpoint({
  name: 'reviewAttempt',
  method: 'GET',
  path: '/v1/attempts/:attemptId/review',
  params: attempt,
  reply: z.strictObject({
    attemptId: id,
    submittedAt: z.iso.datetime(),
    score: z.int().optional(),
    rightItems: z.int(),
    scoredItems: z.int(),
    isLate: z.boolean(),
    keyVisible: z.boolean(),
    /** When the key opens, where it is not visible yet. */
    keyVisibleFrom: z.iso.datetime().optional(),
    /** The key of the lesson was corrected after this was turned in: what the score was before. */
    corrected: z.strictObject({ before: z.int().optional() }).optional(),
    answers: z.array(reviewedAnswer),
  }),
  refusals: ['attempt_not_found', 'not_submitted'],
});
