import type { RosterSettings } from '@alba/contract/rostering';
import { foldName } from '@alba/domain/classes';
import type { RosterSource } from '@alba/roster/model/index';
import { storedSettings } from '../institutions/index.ts';

/** A district that nobody has tied to one of Clever yet. */
export const noCleverDistrict = 'clever';

type Given = { source: RosterSource; way: 'package' | 'server'; name: string; settings: RosterSettings; district: unknown };

/** Whose ids these are: the server that gives them, the district at Clever, or for packages what the connection is called. */
export function tenantOf({ source, way, name, settings, district }: Given): string {
  if (way === 'server' && source === 'ONE_ROSTER' && settings.server) {
    const { host, pathname } = new URL(settings.server.baseUrl);
    return `${host}${pathname.replace(/\/+$/, '')}`.toLowerCase();
  }
  const cleverDistrict = storedSettings.safeParse(district ?? {}).data?.cleverDistrictId;
  if (source === 'CLEVER') return cleverDistrict ?? noCleverDistrict;
  return `package:${foldName(name)}`;
}

/** Where we may not ask is said at once, not at night. */
export function isAskable({ server }: RosterSettings, isAllowed: (address: string) => boolean): boolean {
  if (!server) return false;
  return [server.baseUrl, ...(server.tokenUrl === undefined ? [] : [server.tokenUrl])].every(isAllowed);
}

/** Whether keys would be shown to a host that they were not meant for. */
export function asksElsewhere(next: RosterSettings, before: RosterSettings): boolean {
  const known = originsOf(before);
  return originsOf(next).some((origin) => !known.includes(origin));
}

const originsOf = ({ server }: RosterSettings): string[] =>
  server ? [server.baseUrl, ...(server.tokenUrl === undefined ? [] : [server.tokenUrl])].map((address) => new URL(address).origin) : [];
