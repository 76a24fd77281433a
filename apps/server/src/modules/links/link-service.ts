import type { Db, Tx } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import { newOneTimeToken, parseOneTimeToken } from '../../platform/tokens/index.ts';
import { insertLink, type LinkPurpose, type StoredLink, selectOptionalLink, updateLinkAsUsed } from './link-repository.ts';

export type NewLink = {
  /** 0 before the installation has its first district. */
  districtId: number;
  purpose: LinkPurpose;
  personId?: number;
  data?: object;
  now: Date;
  lastsMs: number;
};

/** Makes a link and returns what it carries. Nothing but the message it is written into ever holds it in clear. */
export async function makeLink(tx: Tx, { districtId, purpose, personId, data = {}, now, lastsMs }: NewLink): Promise<string> {
  const { token, hash } = newOneTimeToken(districtId);
  await insertLink(tx, { districtId, hash, purpose, personId, data, now, expiresAt: new Date(now.getTime() + lastsMs) });
  return token;
}

export type PresentedLink = { token: string; purpose: LinkPurpose; now: Date };

/** What stands behind a link that can still be used; otherwise throws why not. Looking does not use it up. */
export async function openLink(db: Db | Tx, { token, purpose, now }: PresentedLink): Promise<StoredLink> {
  const key = parseOneTimeToken(token);
  const link = key && (await selectOptionalLink(db, { ...key, purpose }));
  if (!link) throw new Refusal('link_unknown');
  if (link.usedAt) throw new Refusal('link_used');
  if (link.expiresAt <= now) throw new Refusal('link_expired');
  return link;
}

/** Uses a link up, or throws why it cannot be used. Whoever comes second, even at the same moment, is told that it was used. */
export async function spendLink(tx: Tx, presented: PresentedLink): Promise<StoredLink> {
  const { token, purpose, now } = presented;
  const key = parseOneTimeToken(token);
  const isSpent = key !== undefined && (await updateLinkAsUsed(tx, { ...key, purpose, now }));
  const link = isSpent ? await selectOptionalLink(tx, { ...key, purpose }) : await openLink(tx, presented);
  // Between the two questions another call may have used it.
  if (!isSpent || !link) throw new Refusal('link_used');
  return link;
}
