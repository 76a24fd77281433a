import * as contract from '@alba/contract/attempts';
import { loadActivitySpeech } from '@alba/contract/speech';
import type { QuestionResponse } from '@alba/items/browser';
import { activityOf, answerOf, lesson } from './given-lesson.ts';
import { renderPage } from './render-page.tsx';
import { answers, type standInServer } from './stand-in-server.ts';

export type Sent = { questionId: string; rev: number; response: QuestionResponse };

type Server = ReturnType<typeof standInServer>;

/** A server that keeps what it is sent, as the real one does. */
export function givenWork(server: Server, activity = activityOf()) {
  const held = { activity, answers: new Map<string, Sent>(), submits: [] as { key: string | null; revs: Record<string, number> }[] };
  for (const answer of activity.answers) held.answers.set(answer.questionId, answer);
  const now = () => ({
    ...held.activity,
    answers: [...held.answers.values()].map((answer) =>
      answerOf({ ...(held.activity.answers.find(({ questionId }) => questionId === answer.questionId) ?? {}), ...answer }),
    ),
  });
  server.use(
    answers(contract.loadActivity, () => now()),
    answers(contract.loadActivityLesson, lesson),
    answers(contract.beginAttempt, () => {
      held.activity = { ...held.activity, state: 'IN_PROGRESS', attemptId: 11 };
      return now();
    }),
    answers(contract.reportActivity, { done: true }),
    answers(loadActivitySpeech, {}),
    answers(contract.saveAnswers, async (request) => {
      const body = (await request.json()) as { answers: Sent[] };
      for (const answer of body.answers) if ((held.answers.get(answer.questionId)?.rev ?? 0) < answer.rev) held.answers.set(answer.questionId, answer);
      return { saved: body.answers.map(({ questionId }) => ({ questionId, rev: held.answers.get(questionId)?.rev ?? 0 })) };
    }),
    answers(contract.submitAttempt, async (request) => {
      const { revs } = (await request.json()) as { revs: Record<string, number> };
      held.submits.push({ key: request.headers.get('idempotency-key'), revs });
      held.activity = { ...held.activity, state: 'SUBMITTED', submittedAt: '2026-11-21T15:00:00.000Z' };
      return { submittedAt: '2026-11-21T15:00:00.000Z', score: 50, rightItems: 1, scoredItems: 2, isLate: false };
    }),
    answers(contract.reviewAttempt, () => ({
      attemptId: 11,
      submittedAt: '2026-11-21T15:00:00.000Z',
      score: 50,
      rightItems: 1,
      scoredItems: 2,
      isLate: false,
      keyVisible: false,
      keyVisibleFrom: '2026-11-22T05:00:00.000Z',
      answers: lesson.parts
        .flatMap(({ questions }) => questions)
        .map(({ id }) => ({
          questionId: id,
          mark: id === 'single' ? ('correct' as const) : ('incomplete' as const),
          points: 0,
          possible: 1,
          tries: 2,
          response: held.answers.get(id)?.response,
        })),
    })),
  );
  return held;
}

/** Opens the screens of a lesson as the routes compose them. */
export async function openLesson(at = '/lesson/the-smoking-field/3/activity/5/questions') {
  const { Component: Player } = await import('../app/routes/lesson-player.tsx');
  const { Component: Questions } = await import('../app/routes/lesson-questions.tsx');
  const { Component: LearnMore } = await import('../app/routes/lesson-learn-more.tsx');
  const children = [
    { path: 'questions', element: <Questions /> },
    { path: 'learnmore', element: <LearnMore /> },
  ];
  return renderPage(null, { at, routes: [{ path: '/lesson/:dataLessonUrlTitle/:lessonId/activity/:activityId', element: <Player />, children }] });
}
