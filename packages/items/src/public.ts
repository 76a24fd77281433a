import { z } from 'zod';
import { clozePublic } from './cloze/schema.ts';
import { hotTextPublic } from './hot-text/schema.ts';
import { matchingPublic } from './matching/schema.ts';
import { multipleChoicePublic } from './multiple-choice/schema.ts';
import { numericPublic } from './numeric/schema.ts';
import { openResponsePublic } from './open-response/schema.ts';
import { orderingPublic } from './ordering/schema.ts';
import { singleChoicePublic } from './single-choice/schema.ts';
import { trueFalsePublic } from './true-false/schema.ts';

/** What a student's browser may see of a question: never the key, its feedback or its explanation. */
export const publicQuestion = z.discriminatedUnion('kind', [
  singleChoicePublic,
  multipleChoicePublic,
  trueFalsePublic,
  clozePublic,
  numericPublic,
  orderingPublic,
  matchingPublic,
  hotTextPublic,
  openResponsePublic,
]);
export type PublicQuestion = z.infer<typeof publicQuestion>;
export type QuestionKind = PublicQuestion['kind'];
