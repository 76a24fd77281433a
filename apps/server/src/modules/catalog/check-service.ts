import { checkPreviewAnswer } from '@alba/contract/catalog';
import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { validate } from '@alba/items/browser';
import { feedback, possiblePoints, score } from '@alba/items/server';
import type { Db } from '../../platform/db/index.ts';
import { refuse, refuseInput } from '../../platform/http/index.ts';
import { type LibraryViewer, selectOptionalLesson } from './find-query.ts';
import { lessonVersionOf } from './versions.ts';

type Call = { lessonId: number } & BodyOf<typeof checkPreviewAnswer>;

/** Marks an answer that a teacher tries, as a student's would be; nothing is kept of it. */
export async function checkTried(db: Db, viewer: LibraryViewer, { lessonId, questionId, response }: Call): Promise<ReplyOf<typeof checkPreviewAnswer>> {
  const row = await selectOptionalLesson(db, viewer, lessonId);
  if (!row) throw refuse(checkPreviewAnswer, 'lesson_not_found');
  const { questions } = await lessonVersionOf(db, row.versionId);
  const found = questions.get(questionId);
  // an open response is read by its teacher: there is nothing to check
  if (!found || found.question.kind === 'open-response') throw refuse(checkPreviewAnswer, 'question_not_found');
  const validation = validate(found.question, response);
  if (validation.type === 'invalid') throw refuseInput({ path: ['response'], rule: 'response' });
  const result = score(found.key, response);
  if (validation.type !== 'complete' || result.type !== 'scored') throw refuse(checkPreviewAnswer, 'answer_incomplete');
  const [first, later] = [feedback(found.key, response, 1), feedback(found.key, response, 2)];
  return {
    right: result.right,
    points: result.points,
    possible: possiblePoints(found.key),
    feedback: !result.right && first && later ? [first.text, later.text] : undefined,
  };
}
