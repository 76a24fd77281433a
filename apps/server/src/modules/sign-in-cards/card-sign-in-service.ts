import type { Session } from '@alba/contract/auth';
import type { BodyOf } from '@alba/contract/endpoint';
import { signInWithCardCode as codeEndpoint, signInWithCard as endpoint } from '@alba/contract/pupils';
import { normalizeClassCode } from '@alba/domain/classes';
import { type Db, transact } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  type Account,
  type AuthCall,
  type AuthServices,
  auditOfAccount,
  limitDeviceGuesses,
  limitSharedGuesses,
  lockAccount,
  signInAccount,
} from '../auth/index.ts';
import { selectHoldersInClass, selectOptionalHolder } from './card-repository.ts';
import { hashCardCode, parseCardSecret } from './card-secret.ts';
import { areCardsAllowed } from './cards-allowed.ts';
import { type OpenScreen, requireOpenScreen } from './open-screen.ts';

export type PupilCall = AuthCall & { ip: string };

const unknown = ['card_unknown'] as const;

/** Signs in by what the QR code of a card carries. Only while a class of the student has its screen open. */
export async function signInWithCard(db: Db, services: AuthServices, call: PupilCall & { body: BodyOf<typeof endpoint> }): Promise<Session> {
  const { body, now, ip } = call;
  const device = { deviceId: body.deviceId, ip, now, log: services.log };
  const holder = await limitDeviceGuesses(db, { what: 'card', wrong: unknown }, device, async () => {
    const card = parseCardSecret(body.secret);
    const found = card && (await selectOptionalHolder(db, { districtId: card.districtId, secretHash: card.hash, now }));
    if (!found) throw refuse(endpoint, 'card_unknown');
    return { ...found, districtId: card.districtId };
  });
  const account = await accountOf(db, holder);
  if (!holder.isScreenOpen || !(await areCardsAllowed(db, account))) {
    await recordAudit(db, { ...auditOfAccount(account, call), action: 'session.sign-in-refused', data: { reason: 'class_screen_closed' } });
    throw refuse(endpoint, 'class_screen_closed');
  }
  return signInAccount(db, services, { account, way: 'card', call });
}

/** Wrong codes that all devices together may type on the screen of one class in an hour: far more than a class mistypes. */
const codesPerHour = 200;
const hour = 3_600_000;

/** The same by the short code, for a device without a camera. A code counts in the class of the screen only. */
export async function signInWithCardCode(
  db: Db,
  services: AuthServices,
  call: PupilCall & { body: BodyOf<typeof codeEndpoint>; codeKey: Buffer },
): Promise<Session> {
  const { body, now, ip } = call;
  const device = { deviceId: body.deviceId, ip, now, log: services.log };
  const screen = await requireOpenScreen(db, { ...device, code: body.classCode });
  const { districtId, classId } = screen;
  const shared = { key: `card-code:${districtId}:${classId}`, now, windowMs: hour, most: codesPerHour, wrong: 'card_unknown' } as const;
  const personId = await limitDeviceGuesses(db, { what: 'card-code', wrong: unknown }, device, () =>
    limitSharedGuesses(db, shared, () => holderOf(db, screen, { code: body.code, key: call.codeKey })),
  );
  return signInAccount(db, services, { account: await accountOf(db, { districtId, personId }), way: 'card', call });
}

async function holderOf(db: Db, { districtId, classId }: OpenScreen, { code, key }: { code: string; key: Buffer }): Promise<number> {
  const normal = normalizeClassCode(code);
  const [holder, other] = normal ? await selectHoldersInClass(db, { districtId, classId, codeHash: hashCardCode(normal, key) }) : [];
  // two of a class with one code: neither is meant more than the other
  if (!holder || other) throw refuse(codeEndpoint, 'card_unknown');
  return holder.personId;
}

/** The account of somebody who has shown a card or their pictures. */
export const accountOf = (db: Db, key: { districtId: number; personId: number }): Promise<Account> => transact(db, (tx) => lockAccount(tx, key));
