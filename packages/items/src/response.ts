import { z } from 'zod';
import { clozeResponse } from './cloze/schema.ts';
import { hotTextResponse } from './hot-text/schema.ts';
import { matchingResponse } from './matching/schema.ts';
import { multipleChoiceResponse } from './multiple-choice/schema.ts';
import { numericResponse } from './numeric/schema.ts';
import { openResponseResponse } from './open-response/schema.ts';
import { orderingResponse } from './ordering/schema.ts';
import { singleChoiceResponse } from './single-choice/schema.ts';
import { trueFalseResponse } from './true-false/schema.ts';

/** What a student chose or wrote so far; it may be incomplete. */
export const questionResponse = z.discriminatedUnion('kind', [
  singleChoiceResponse,
  multipleChoiceResponse,
  trueFalseResponse,
  clozeResponse,
  numericResponse,
  orderingResponse,
  matchingResponse,
  hotTextResponse,
  openResponseResponse,
]);
export type QuestionResponse = z.infer<typeof questionResponse>;
