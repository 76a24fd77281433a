import type { ParamsOf, ReplyOf } from '@alba/contract/endpoint';
import { makeSignInCards as makeEndpoint, type makeSignInCards, type voidSignInCard } from '@alba/contract/pupils';
import { editions } from '@alba/domain/editions';
import { byLastName } from '@alba/domain/people';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { hashSecret } from '../../platform/tokens/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { requirePupil, requirePupils } from '../pupil-passwords/index.ts';
import { deleteCard, type Names, replaceCards, selectNames } from './card-repository.ts';
import { hashCardCode, newCardCode, newCardSecret } from './card-secret.ts';
import { requireCards } from './cards-allowed.ts';

type Card = ReplyOf<typeof makeSignInCards>['cards'][number];

/** Makes a card for each of these students of the teacher's class. What is on a card is told here and stored as hashes only. */
export async function makeCards(
  db: Db,
  acting: Acting,
  { classId, studentIds, codeKey }: { classId: number; studentIds: readonly number[]; codeKey: Buffer },
): Promise<Card[]> {
  const { districtId, edition, personId: madeBy } = acting.viewer;
  return transact(db, async (tx) => {
    const { taught, pupils } = await requirePupils(tx, acting, { classId, studentIds });
    await requireCards(tx, { districtId, schoolId: taught.schoolId, endpoint: makeEndpoint });
    const named = await selectNames(tx, { districtId, personIds: pupils.map(({ personId }) => personId) });
    const cards = named.sort(byLastName(editions[edition].locale)).map((names) => newCard(names, districtId));
    const rows = cards.map(({ individualId, secret, code }) => ({
      personId: individualId,
      secretHash: hashSecret(secret),
      codeHash: hashCardCode(code, codeKey),
    }));
    await replaceCards(tx, { districtId, cards: rows, madeBy, now: acting.now });
    const entry = { ...auditOf(acting), action: 'person.card-made', objectKind: 'person', schoolId: taught.schoolId, data: { classId } };
    await recordAudit(tx, ...cards.map(({ individualId }) => ({ ...entry, objectId: individualId })));
    return cards;
  });
}

function newCard({ personId, ...names }: Names, districtId: number): Card {
  return { individualId: personId, ...names, secret: newCardSecret(districtId), code: newCardCode() };
}

/** From now on the student's card lets nobody in. One who has none is no error: the wish is fulfilled. */
export async function voidCard(tx: Tx, acting: Acting, asked: ParamsOf<typeof voidSignInCard>): Promise<void> {
  const { taught, pupil } = await requirePupil(tx, acting, asked);
  if (!(await deleteCard(tx, { districtId: acting.viewer.districtId, personId: pupil.personId }))) return;
  await recordAudit(tx, {
    ...auditOf(acting),
    action: 'person.card-voided',
    objectKind: 'person',
    objectId: pupil.personId,
    schoolId: taught.schoolId,
    data: { classId: asked.classId },
  });
}
