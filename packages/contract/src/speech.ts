import { z } from 'zod';
import { endpoint, id } from './endpoint.ts';

/** From one letter of the segment up to another, and from one millisecond of the sound up to another. */
const spokenWord = z.tuple([z.int(), z.int(), z.int(), z.int()]);

/** A text at a reading level as a sound, with the time of every word. Segments are those of `spokenSegments`, in their order. */
export const speech = z.strictObject({
  /** Its file in the content-addressed store. */
  media: z.string(),
  milliseconds: z.int(),
  segments: z.array(z.strictObject({ paragraph: z.int(), unit: z.int().optional(), words: z.array(spokenWord) })),
});
export type Speech = z.infer<typeof speech>;

const spokenTextName = {
  /** A resource of a part, or an article of the lesson. */
  of: z.enum(['resource', 'article']),
  text: z.string().max(80),
  level: id.pipe(z.int().max(4)),
};
/** Without `speech` no sound was made of this text: no speech engine was there when it was imported, or it is still at work. */
const reply = z.strictObject({ speech: speech.optional() });

/** How a text of an activity is read aloud. Refused exactly where the text itself would be refused. */
export const loadActivitySpeech = endpoint({
  name: 'loadActivitySpeech',
  method: 'GET',
  path: '/v1/student/activities/:activityId/speech/:of/:text/:level',
  params: z.strictObject({ activityId: id, ...spokenTextName }),
  reply,
  refusals: ['assignment_not_found', 'assignment_not_open', 'assignment_closed', 'text_not_found'],
});

/** The same for a teacher who looks at the lesson. */
export const previewSpeech = endpoint({
  name: 'previewSpeech',
  method: 'GET',
  path: '/v1/catalog/lessons/:lessonId/speech/:of/:text/:level',
  params: z.strictObject({ lessonId: id, ...spokenTextName }),
  reply,
  refusals: ['lesson_not_found', 'text_not_found'],
});
