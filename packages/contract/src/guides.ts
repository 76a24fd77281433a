import { guidePlaces } from '@alba/domain/editions';
import { z } from 'zod';
import { endpoint, id } from './endpoint.ts';

/** What a lesson can have on paper, in the order in which it is shown. */
export const lessonGuideKinds = ['teacher', 'activity', 'experiment'] as const;
export type LessonGuideKind = (typeof lessonGuideKinds)[number];

/** What teachers can open on paper: a guide of the edition, one of a lesson, or the unit guide of a collection. */
const guideName = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('edition'), guide: z.string().max(80) }),
  z.strictObject({ of: z.literal('lesson'), lessonId: id, guide: z.enum(lessonGuideKinds) }),
  z.strictObject({ of: z.literal('collection'), collectionId: id }),
]);

/** The guides of the teacher's edition, in the order of their titles. */
export const listGuides = endpoint({
  name: 'listGuides',
  method: 'GET',
  path: '/v1/guides',
  reply: z.strictObject({
    guides: z.array(z.strictObject({ guide: z.string(), place: z.enum(guidePlaces), title: z.string(), summary: z.string(), bytes: z.int(), pages: z.int() })),
  }),
});

/** A link that opens the guide as a PDF in any tab during 10 minutes (D79). Makes the document when nobody has opened it before. */
export const openGuide = endpoint({
  name: 'openGuide',
  method: 'POST',
  path: '/v1/guides/links',
  body: guideName,
  reply: z.strictObject({ url: z.string(), title: z.string() }),
  refusals: ['lesson_not_found', 'collection_not_found', 'collection_denied', 'guide_not_found'],
});
