import { signUp as endpoint } from '@alba/contract/sign-up';
import { localDateOf, schoolYearOf } from '@alba/domain/assignments';
import { keptLastName } from '@alba/domain/new-account';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { createPerson } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type Account, lockAccount } from '../auth/index.ts';
import { enrollNewStudent } from '../classes/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { classPlace, type Place } from './place.ts';
import { linkProvenIdentity } from './proven-identity.ts';
import { hashOfFields } from './repeat-service.ts';
import type { SignUpBody, SignUpCall } from './sign-up-call.ts';
import { insertKept } from './sign-up-repository.ts';

type NewAccount = Pick<SignUpCall, 'body' | 'now' | 'requestId' | 'idempotencyKey'> & { place: Place; passwordHash: string | undefined };

/** The account with its role, its school and its class, all or nothing; undefined when the user name was taken meanwhile. */
export async function makeAccount(tx: Tx, given: NewAccount): Promise<Account | undefined> {
  const { body, now, idempotencyKey } = given;
  const place = body.role === 'student' ? await lockedPlace(tx, body, now) : given.place;
  const { districtId, schoolId } = place.school;
  const person = await createPerson(tx, personOf(given, place));
  if (!person) return undefined;
  const key = { districtId, personId: person.personId };
  const way = await linkProvenIdentity(tx, { body, person: key, schoolId, now });
  if (place.joins) await enrollNewStudent(tx, { into: place.joins, personId: key.personId, schoolYear: schoolYearIn(place, now), now });
  await recordAudit(tx, ...auditOf(given, place, key.personId, way));
  if (idempotencyKey !== undefined) await insertKept(tx, { ...key, key: idempotencyKey, bodyHash: hashOfFields(body) });
  return lockAccount(tx, key);
}

/** The class may have filled up or closed since it was looked at. */
async function lockedPlace(tx: Tx, { edition, code }: SignUpBody, now: Date): Promise<Place> {
  const place = await classPlace(tx, { edition, code, now, lock: tx });
  if ('refuse' in place) throw refuse(endpoint, place.refuse);
  return place;
}

function personOf({ body, passwordHash }: NewAccount, { school, settings }: Place) {
  const { role, username, firstName, lastName, email, facultyEmail, schoolEmail } = body;
  const { districtId, schoolId, edition } = school;
  const kept = keptLastName(lastName, { role, forceInitials: settings.forceInitials });
  return { districtId, schoolId, edition, role, username, firstName, lastName: kept, email, facultyEmail, schoolEmail, passwordHash };
}

const schoolYearIn = ({ school }: Place, now: Date): number => schoolYearOf(localDateOf(now, zoneOf(school)), school.edition);

function auditOf({ body, now, requestId }: NewAccount, place: Place, personId: number, way: string) {
  const { districtId, schoolId } = place.school;
  const base = { districtId, schoolId, schoolYear: schoolYearIn(place, now), at: now, actorId: personId, actorRole: body.role, requestId };
  const signedUp = { ...base, action: 'person.signed-up', objectKind: 'person', objectId: personId, data: { role: body.role, way } };
  return place.joins ? [signedUp, { ...base, action: 'class.joined', objectKind: 'class', objectId: place.joins.classId }] : [signedUp];
}
