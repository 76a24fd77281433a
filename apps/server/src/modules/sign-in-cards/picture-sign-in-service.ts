import type { Session } from '@alba/contract/auth';
import type { BodyOf } from '@alba/contract/endpoint';
import { signInWithPictures as endpoint } from '@alba/contract/pupils';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { verifyPassword } from '../../platform/passwords/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type AuthServices, auditOfAccount, signInAccount, takeSignInTry } from '../auth/index.ts';
import { accountOf, type PupilCall } from './card-sign-in-service.ts';
import { requireOpenScreen } from './open-screen.ts';
import { picturesOf, pictureText, usesPictures } from './picture-guesses.ts';
import { selectOptionalPictureHash } from './picture-repository.ts';

/**
 * Signs in by three pictures, on the open screen of a class that uses them. Tries are counted per student: five, then longer and
 * longer waits, until the teacher ends them. One who has no pictures is answered like one whose pictures were wrong.
 */
export async function signInWithPictures(db: Db, services: AuthServices, call: PupilCall & { body: BodyOf<typeof endpoint> }): Promise<Session> {
  const { body, ip, now } = call;
  const { deviceId, studentId: personId } = body;
  const screen = await requireOpenScreen(db, { code: body.classCode, deviceId, ip, now, log: services.log });
  if (!usesPictures(screen)) throw refuse(endpoint, 'class_screen_closed');
  const key = { districtId: screen.districtId, personId };
  const taken = await takeSignInTry(db, { ...picturesOf(key), deviceId, ip, now }, services.log);
  const hash = await selectOptionalPictureHash(db, { ...key, classId: screen.classId });
  const isRight = await verifyPassword(hash, pictureText(body.pictures)).catch(async (error) => {
    await taken.cancel();
    throw error;
  });
  if (!isRight || !hash) {
    await taken.fail();
    if (hash) await recordRefused(db, key, call);
    throw refuse(endpoint, 'wrong_pictures');
  }
  await taken.succeed();
  return signInAccount(db, services, { account: await accountOf(db, key), way: 'picture', call });
}

async function recordRefused(db: Db, key: { districtId: number; personId: number }, call: PupilCall): Promise<void> {
  const account = await accountOf(db, key);
  await recordAudit(db, { ...auditOfAccount(account, call), action: 'session.sign-in-refused', data: { reason: 'wrong_pictures' } });
}
