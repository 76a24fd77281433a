import { correctedKeys } from '@alba/content/version/corrected-keys';
import type { QuestionKey } from '@alba/items/key';
import type { Db, Tx } from '../../platform/db/index.ts';
import { lessonVersionOf } from '../catalog/index.ts';

/** The keys an attempt is marked by: those of its version, in the light of a later one where it was marked again. */
export async function keysOf(db: Db | Tx, { versionId, correctedBy }: { versionId: number; correctedBy: number | null | undefined }): Promise<QuestionKey[]> {
  const pinned = await lessonVersionOf(db, versionId);
  if (correctedBy === null || correctedBy === undefined) return pinned.key.questions;
  return correctedKeys(pinned, await lessonVersionOf(db, correctedBy)).questions;
}
