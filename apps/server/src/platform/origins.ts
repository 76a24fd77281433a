import type { EditionId } from '@alba/domain/editions';
import type { Settings } from '../env.ts';

/** Where people of an edition reach the product, as it stands in messages to them: `https://learn.example.org`. */
export type OriginOf = (edition: EditionId) => string;

/**
 * Told by the settings alone. The host that a request names is whatever its sender wants it to be, and a link made from it
 * would carry a password to another site.
 */
export function originsOf({ publicOrigin, editionHosts, port }: Pick<Settings, 'publicOrigin' | 'editionHosts' | 'port'>): OriginOf {
  return (edition) => {
    const host = editionHosts[edition];
    if (host.endsWith('.localhost')) return publicOrigin ?? `http://${host}:${port}`;
    return `${publicOrigin?.startsWith('http://') ? 'http' : 'https'}://${host}`;
  };
}
