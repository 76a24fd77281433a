import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { type loadClassScreen, type loadClassSignIn, openClassScreen as openEndpoint } from '@alba/contract/pupils';
import { editions } from '@alba/domain/editions';
import { byLastName } from '@alba/domain/people';
import { shortNames } from '@alba/domain/pupils';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { pausedSubjects } from '../auth/index.ts';
import { type Reading, requireTaughtClass } from '../pupil-passwords/index.ts';
import { areCardsAllowed, requireCards } from './cards-allowed.ts';
import { type Knocking, requireOpenScreen } from './open-screen.ts';
import { picturesOf, usesPictures } from './picture-guesses.ts';
import { deleteScreen, selectClassSignIn, selectPupilsOfClass, upsertScreen } from './screen-repository.ts';

const minute = 60_000;
const secondsUntil = (end: Date, now: Date): number => Math.ceil((end.getTime() - now.getTime()) / 1000);

/** Lets the students of a class sign in with cards and pictures for a while. */
export async function openScreen(
  tx: Tx,
  acting: Acting,
  { classId, minutes }: BodyOf<typeof openEndpoint> & { classId: number },
): Promise<{ secondsLeft: number }> {
  const { viewer, now } = acting;
  const { districtId } = viewer;
  const { schoolId } = await requireTaughtClass(tx, acting, classId);
  await requireCards(tx, { districtId, schoolId, endpoint: openEndpoint });
  const closesAt = new Date(now.getTime() + minutes * minute);
  await upsertScreen(tx, { districtId, classId, openedBy: viewer.personId, now, closesAt });
  await recordAudit(tx, { ...auditOf(acting), action: 'class.screen-opened', objectKind: 'class', objectId: classId, schoolId, data: { minutes } });
  return { secondsLeft: secondsUntil(closesAt, now) };
}

export async function closeScreen(tx: Tx, acting: Acting, classId: number): Promise<void> {
  const { schoolId } = await requireTaughtClass(tx, acting, classId);
  if (!(await deleteScreen(tx, { districtId: acting.viewer.districtId, classId, now: acting.now }))) return;
  await recordAudit(tx, { ...auditOf(acting), action: 'class.screen-closed', objectKind: 'class', objectId: classId, schoolId });
}

/** How the students of a class may sign in, for its teacher. */
export async function classSignIn(db: Db, reading: Reading, classId: number): Promise<ReplyOf<typeof loadClassSignIn>> {
  const { viewer, now } = reading;
  const { districtId } = viewer;
  await requireTaughtClass(db, reading, classId);
  const [row, pupils] = await Promise.all([selectClassSignIn(db, { districtId, classId }), selectPupilsOfClass(db, { districtId, classId })]);
  const { schoolId, grade, closesAt, code, usesPictures: isOn, ...rest } = row;
  const subjects = pupils.map(({ individualId }) => picturesOf({ districtId, personId: individualId }));
  const paused = await pausedSubjects(db, { subjects, now });
  const students = pupils.map((one, at) => ({
    ...one,
    cardMadeAt: one.cardMadeAt?.toISOString(),
    isPaused: paused.has(subjects[at]?.foldedName ?? ''),
  }));
  return {
    classId,
    ...rest,
    code: code ?? undefined,
    areCardsAllowed: await areCardsAllowed(db, { districtId, schoolId }),
    secondsLeft: closesAt && closesAt > now ? secondsUntil(closesAt, now) : undefined,
    hasPictures: isOn,
    grade: grade ?? undefined,
    students: students.sort(byLastName(editions[viewer.edition].locale)),
  };
}

/** What a device sees that nobody is signed in on. Names only while the screen is open, and only where they are tapped. */
export async function classScreen(db: Db, knocking: Knocking): Promise<ReplyOf<typeof loadClassScreen>> {
  const { districtId, classId, name, avatar, edition, closesAt, ...open } = await requireOpenScreen(db, knocking);
  const hasPictures = usesPictures(open);
  const pupils = hasPictures ? await selectPupilsOfClass(db, { districtId, classId }) : [];
  const names = shortNames(pupils);
  const students = pupils.map(({ individualId, hasPictures: isSet }, at) => ({ individualId, shortName: names[at] ?? '', hasPictures: isSet }));
  const order = new Intl.Collator(editions[edition].locale, { sensitivity: 'base', numeric: true });
  students.sort((one, other) => order.compare(one.shortName, other.shortName));
  return { name, avatar, secondsLeft: secondsUntil(closesAt, knocking.now), hasPictures, students };
}
