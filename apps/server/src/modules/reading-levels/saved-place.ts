import { z } from 'zod';
import type { LevelPlace } from './level-changes.ts';
import type { SavedRow } from './save-repository.ts';

const setting = z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).nullable(), isLocked: z.boolean() });
const savedData = z.object({ productCode: z.string(), gradeGroup: z.string(), before: setting, after: setting });

/** One line of the history as it was written by a save. */
export function savedPlace({ enrollmentId, data }: SavedRow): LevelPlace & Pick<z.infer<typeof savedData>, 'before' | 'after'> {
  return { enrollmentId, ...savedData.parse(data) };
}
