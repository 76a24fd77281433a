import type { LessonView, PartView } from '@alba/content/lesson-view';
import { isAnswered, type PublicQuestion, type QuestionResponse, validate } from '@alba/items/browser';

export type PartKey = PartView['part'];
export type Answers = Readonly<Record<string, QuestionResponse>>;

/** Answered, and in a form the server takes. */
export function isDone(question: PublicQuestion, response: QuestionResponse | undefined): boolean {
  return response !== undefined && isAnswered(response) && validate(question, response).type !== 'invalid';
}

export function answeredCount(questions: readonly PublicQuestion[], answers: Answers): number {
  return questions.filter((question) => isDone(question, answers[question.id])).length;
}

/** Parts that hold something: Learn more without articles is left out of the bar. */
export function shownParts(lesson: LessonView): PartView[] {
  return lesson.parts.filter(({ part, resources, questions }) =>
    part === 'learn-more' ? lesson.articles.length > 0 : resources.length + questions.length > 0,
  );
}

/** Parts with questions, where the student reads and answers. */
export function workParts(lesson: LessonView): PartView[] {
  return shownParts(lesson).filter(({ part }) => part !== 'learn-more');
}

export function isPartDone(part: PartView, given: { answers: Answers; lesson: LessonView; readArticles: readonly string[] }): boolean {
  if (part.part === 'learn-more') return given.lesson.articles.every(({ id }) => given.readArticles.includes(id));
  return part.questions.length > 0 && answeredCount(part.questions, given.answers) === part.questions.length;
}

export type Unanswered = { part: PartKey; number: number; question: PublicQuestion; isPartly: boolean };

/** Questions without an answer, or without a whole one, in lesson order. `number` counts in its part, as the cards do. */
export function unansweredOf(lesson: LessonView, answers: Answers): Unanswered[] {
  return workParts(lesson).flatMap(({ part, questions }) =>
    questions.flatMap((question, index) => {
      const response = answers[question.id];
      const isWhole = response !== undefined && validate(question, response).type === 'complete' && isDone(question, response);
      return isWhole ? [] : [{ part, number: index + 1, question, isPartly: isDone(question, response) }];
    }),
  );
}

/** Whether a response may go to the server as it stands; the rest waits on the device. */
export function isSendable(question: PublicQuestion, response: QuestionResponse): boolean {
  return validate(question, response).type !== 'invalid';
}
