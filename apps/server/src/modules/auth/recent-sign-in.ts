import type { Db } from '../../platform/db/index.ts';
import type { Viewer } from '../../platform/http/index.ts';
import { selectOptionalSignedInAt } from './session-repository.ts';

const recentMs = 10 * 60_000;

/** Whether this session began a moment ago: then it is still its owner who sits there, also where there is no password to ask for. */
export async function isSignedInRecently(db: Db, viewer: Viewer, now: Date): Promise<boolean> {
  const signedInAt = await selectOptionalSignedInAt(db, viewer);
  return signedInAt !== undefined && now.getTime() - signedInAt.getTime() <= recentMs;
}
