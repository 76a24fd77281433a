import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock/index.ts';

export const linkSeconds = 600;

/** What a link opens and for whom: `audience` names the person or the group that asked, such as `person:17`. */
export type LinkedObject = { object: string; audience: string };

export type SignedLinks = {
  /** Query string that opens `object` for `audience` during 10 minutes. Made when the link is pressed; it is no session (D79). */
  sign(linked: LinkedObject): string;
  /** The audience when the query was signed for this object and its time is not over, otherwise undefined. */
  open(object: string, query: { audience?: unknown; end?: unknown; signature?: unknown }): string | undefined;
};

export function createSignedLinks(key: Buffer, clock: Clock): SignedLinks {
  // Lengths go first, so that no other split of the same letters has the same signature.
  const signature = (object: string, audience: string, end: number) =>
    createHmac('sha256', key).update(`${object.length}:${object}${audience.length}:${audience}${end}`).digest();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    sign({ object, audience }) {
      const end = seconds() + linkSeconds;
      return new URLSearchParams({ audience, end: String(end), signature: signature(object, audience, end).toString('base64url') }).toString();
    },
    open(object, { audience, end, signature: given }) {
      if (typeof audience !== 'string' || typeof end !== 'string' || typeof given !== 'string' || !/^\d{1,12}$/.test(end)) return undefined;
      const expected = signature(object, audience, Number(end));
      const offered = Buffer.from(given, 'base64url');
      const isGenuine = offered.length === expected.length && timingSafeEqual(offered, expected);
      return isGenuine && Number(end) > seconds() ? audience : undefined;
    },
  };
}
