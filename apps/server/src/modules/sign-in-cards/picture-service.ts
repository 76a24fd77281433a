import type { BodyOf, ParamsOf } from '@alba/contract/endpoint';
import {
  allowPictures as allowEndpoint,
  chooseMyPictures as chooseEndpoint,
  type clearStudentPictures as clearEndpoint,
  setStudentPictures as setEndpoint,
} from '@alba/contract/pupils';
import { isYoungGrade, type Picture } from '@alba/domain/pupils';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { refuse, refuseInput } from '../../platform/http/index.ts';
import { hashPassword } from '../../platform/passwords/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { forgetTries } from '../auth/index.ts';
import { requirePupil, requireTaughtClass } from '../pupil-passwords/index.ts';
import { requireCards } from './cards-allowed.ts';
import { picturesOf, pictureText, usesPictures } from './picture-guesses.ts';
import { deletePictures, insertPictures, isInPictureClass, updateClassPictures, upsertPictures } from './picture-repository.ts';

type Allowing = { classId: number } & BodyOf<typeof allowEndpoint>;

/** Turns picture passwords on for a class of grade 3 or below, or off for any. */
export async function allowPictures(tx: Tx, acting: Acting, { classId, isOn, grade: given }: Allowing): Promise<void> {
  const { districtId } = acting.viewer;
  const { schoolId, grade: known } = await requireTaughtClass(tx, acting, classId);
  const grade = known ?? given;
  if (isOn) {
    await requireCards(tx, { districtId, schoolId, endpoint: allowEndpoint });
    if (grade === undefined) throw refuseInput({ path: ['grade'], rule: 'required' });
    if (!isYoungGrade(grade)) throw refuse(allowEndpoint, 'class_too_old');
  }
  await updateClassPictures(tx, { districtId, classId, isOn, grade: isOn ? grade : undefined });
  const action = isOn ? 'class.pictures-on' : 'class.pictures-off';
  await recordAudit(tx, { ...auditOf(acting), action, objectKind: 'class', objectId: classId, schoolId });
}

type Setting = { params: ParamsOf<typeof setEndpoint>; pictures: readonly Picture[] };

/** A teacher sets the pictures of a student, who may have forgotten theirs: failed tries are forgotten too. */
export async function setStudentPictures(db: Db, acting: Acting, { params, pictures }: Setting): Promise<void> {
  const { districtId, personId: setBy } = acting.viewer;
  const { taught, pupil } = await requirePupil(db, acting, params);
  if (!usesPictures(taught)) throw refuse(setEndpoint, 'pictures_off');
  const hash = await hashPassword(pictureText(pictures));
  const key = { districtId, personId: pupil.personId };
  await transact(db, async (tx) => {
    await requirePupil(tx, acting, params);
    await upsertPictures(tx, { ...key, hash, setBy, now: acting.now });
    await forgetTries(tx, picturesOf(key));
    const data = { classId: params.classId };
    await recordAudit(tx, {
      ...auditOf(acting),
      action: 'person.pictures-set',
      objectKind: 'person',
      objectId: key.personId,
      schoolId: taught.schoolId,
      data,
    });
  });
}

export async function clearPictures(tx: Tx, acting: Acting, asked: ParamsOf<typeof clearEndpoint>): Promise<void> {
  const { taught, pupil } = await requirePupil(tx, acting, asked);
  const key = { districtId: acting.viewer.districtId, personId: pupil.personId };
  await deletePictures(tx, key);
  await forgetTries(tx, picturesOf(key));
  await recordAudit(tx, {
    ...auditOf(acting),
    action: 'person.pictures-cleared',
    objectKind: 'person',
    objectId: key.personId,
    schoolId: taught.schoolId,
    data: { classId: asked.classId },
  });
}

/**
 * A student who is signed in, by a card for instance, chooses pictures for the next time. Once: whoever finds an open session
 * cannot leave a way in behind the owner's back.
 */
export async function chooseMyPictures(db: Db, acting: Acting, pictures: readonly Picture[]): Promise<void> {
  const { districtId, personId, schoolId } = acting.viewer;
  const key = { districtId, personId };
  if (!(await isInPictureClass(db, key))) throw refuse(chooseEndpoint, 'pictures_off');
  const hash = await hashPassword(pictureText(pictures));
  await transact(db, async (tx) => {
    if (!(await insertPictures(tx, { ...key, hash, setBy: personId, now: acting.now }))) throw refuse(chooseEndpoint, 'pictures_set_already');
    await forgetTries(tx, picturesOf(key));
    await recordAudit(tx, { ...auditOf(acting), action: 'person.pictures-set', objectKind: 'person', objectId: personId, schoolId });
  });
}
