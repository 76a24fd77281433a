import { authoredQuestion } from '@alba/items/authored';
import { z } from 'zod';
import { partKeys, resource } from './lesson.schema.ts';

/** `parts/<part>.yaml` */
export const partFile = z.strictObject({
  part: z.enum(partKeys),
  minutes: z.int().positive(),
  /** One sentence that says what to do here. */
  intro: z.string().trim().min(1),
  resources: z.array(resource).default([]),
  questions: z.array(authoredQuestion).default([]),
});
