import { editionIds, guidePlaces } from '@alba/domain/editions';
import { z } from 'zod';
import { text } from './fields.ts';

const block = z.union([
  z.strictObject({ text }),
  z.strictObject({ list: z.array(text).min(2) }),
  z.strictObject({ steps: z.array(text).min(2) }),
  z.strictObject({ tip: text }),
  z.strictObject({ table: z.strictObject({ columns: z.array(text).min(2).max(4), rows: z.array(z.array(text)).min(1) }) }),
]);

/** `content/<edition>/guides/<id>.yaml`: a guide for teachers that belongs to no lesson. Text may hold `**strong**` and `*emphasis*`. */
export const editionGuideFile = z.strictObject({
  format: z.literal(1),
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case letters, digits and single hyphens'),
  edition: z.enum(editionIds),
  place: z.enum(guidePlaces),
  title: text,
  /** One sentence on what a teacher can do after reading it. */
  summary: text,
  sections: z.array(z.strictObject({ heading: text, blocks: z.array(block).min(1) })).min(2),
});
export type EditionGuide = z.infer<typeof editionGuideFile>;
