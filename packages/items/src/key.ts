import { skillIds } from '@alba/domain/skills';
import { z } from 'zod';
import { clozeKey } from './cloze/schema.ts';
import { evidence, richText } from './common/schema.ts';
import { hotTextKey } from './hot-text/schema.ts';
import { matchingKey } from './matching/schema.ts';
import { multipleChoiceKey } from './multiple-choice/schema.ts';
import { numericKey } from './numeric/schema.ts';
import { openResponseKey } from './open-response/schema.ts';
import { orderingKey } from './ordering/schema.ts';
import { singleChoiceKey } from './single-choice/schema.ts';
import { trueFalseKey } from './true-false/schema.ts';

export const kindKey = z.discriminatedUnion('kind', [
  singleChoiceKey,
  multipleChoiceKey,
  trueFalseKey,
  clozeKey,
  numericKey,
  orderingKey,
  matchingKey,
  hotTextKey,
  openResponseKey,
]);
export type KindKey = z.infer<typeof kindKey>;

/** Server only. `skill` and `explanation` are absent for open responses. */
export const questionKey = z.strictObject({
  id: z.string(),
  skill: z.enum(skillIds).optional(),
  explanation: richText.optional(),
  evidence: evidence.optional(),
  answer: kindKey,
});
export type QuestionKey = z.infer<typeof questionKey>;
