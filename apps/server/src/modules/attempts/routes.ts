import type { ArticleView, LessonView } from '@alba/content/lesson-view';
import * as contract from '@alba/contract/attempts';
import { only, preparedJson, type Route, route } from '../../platform/http/index.ts';
import { beginAttempt, loadActivity, loadActivityArticle, loadActivityLesson, studentHome } from './activity-service.ts';
import { checkAnswer, chooseLevel, reportActivity, saveAnswers } from './answer-service.ts';
import { reviewAttempt, submitAttempt } from './submit-service.ts';

const students = only('student');

export const attemptRoutes: Route[] = [
  route(contract.studentHome, { allow: students, handle: ({ db, viewer, clock }) => studentHome(db, { viewer, now: clock.now() }) }),
  route(contract.loadActivity, { allow: students, handle: ({ db, viewer, clock, params }) => loadActivity(db, { viewer, now: clock.now(), ...params }) }),
  route(contract.loadActivityLesson, {
    allow: students,
    handle: async ({ db, viewer, clock, params }) => preparedJson<LessonView>(await loadActivityLesson(db, { viewer, now: clock.now(), ...params })),
  }),
  route(contract.loadActivityArticle, {
    allow: students,
    handle: async ({ db, viewer, clock, params }) => preparedJson<ArticleView>(await loadActivityArticle(db, { viewer, now: clock.now(), ...params })),
  }),
  route(contract.beginAttempt, { allow: students, handle: ({ db, viewer, clock, params }) => beginAttempt(db, { viewer, now: clock.now(), ...params }) }),
  route(contract.saveAnswers, {
    allow: students,
    handle: ({ db, viewer, clock, params, body }) => saveAnswers(db, { viewer, now: clock.now(), ...params, ...body }),
  }),
  route(contract.checkAnswer, {
    allow: students,
    act: ({ tx, viewer, clock, params, body }) => checkAnswer(tx, { viewer, now: clock.now(), ...params, answer: body }),
  }),
  route(contract.submitAttempt, {
    allow: students,
    act: ({ tx, viewer, clock, params, body }) => submitAttempt(tx, { viewer, now: clock.now(), ...params, ...body }),
  }),
  route(contract.reportActivity, {
    allow: students,
    handle: async ({ db, viewer, clock, params, body }) => {
      await reportActivity(db, { viewer, now: clock.now(), ...params, ...body });
      return { done: true as const };
    },
  }),
  route(contract.chooseLevel, {
    allow: students,
    handle: ({ db, viewer, clock, params, body }) => chooseLevel(db, { viewer, now: clock.now(), ...params, ...body }),
  }),
  route(contract.reviewAttempt, { allow: students, handle: ({ db, viewer, clock, params }) => reviewAttempt(db, { viewer, now: clock.now(), ...params }) }),
];
