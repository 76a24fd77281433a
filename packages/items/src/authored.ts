import { z } from 'zod';
import { clozeAuthored } from './cloze/schema.ts';
import { hotTextAuthored } from './hot-text/schema.ts';
import { matchingAuthored } from './matching/schema.ts';
import { multipleChoiceAuthored } from './multiple-choice/schema.ts';
import { numericAuthored } from './numeric/schema.ts';
import { openResponseAuthored } from './open-response/schema.ts';
import { orderingAuthored } from './ordering/schema.ts';
import { singleChoiceAuthored } from './single-choice/schema.ts';
import { trueFalseAuthored } from './true-false/schema.ts';

/** A question as its author writes it in a pack; public view and key are split from it at import. */
export const authoredQuestion = z.discriminatedUnion('kind', [
  singleChoiceAuthored,
  multipleChoiceAuthored,
  trueFalseAuthored,
  clozeAuthored,
  numericAuthored,
  orderingAuthored,
  matchingAuthored,
  hotTextAuthored,
  openResponseAuthored,
]);
export type AuthoredQuestion = z.infer<typeof authoredQuestion>;
