import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { rosterSettings } from '@alba/contract/rostering';
import { createCleverServer } from '@alba/roster/clever/index';
import { createOneRosterServer } from '@alba/roster/one-roster-rest/index';
import { AskFailed, type RosterWorld } from '@alba/roster/server-source';
import type { Settings } from '../../env.ts';
import { createOutbound, OutboundFailed, reachOf } from '../../platform/outbound/index.ts';
import { KeysMissing, type OpenServer } from './services.ts';

/** How roster servers are asked from here: guarded, so that no typed address reaches into the operator's network. */
export function openServerWith({ rosterServers, providers }: Pick<Settings, 'rosterServers' | 'providers'>): OpenServer {
  const { clever } = providers;
  // set by the operator, not typed into a form
  const cleverOrigins = clever ? [clever.apiOrigin, clever.origin] : [];
  const outbound = createOutbound({ ...rosterServers, allowedOrigins: [...rosterServers.allowedOrigins, ...cleverOrigins] });
  return (connection, keys, { today, now, signal, told }) => {
    const ask: RosterWorld['ask'] = (url, request) =>
      outbound(url, { ...request, signal }).catch((error: unknown) => {
        throw error instanceof OutboundFailed ? new AskFailed(error.why) : error;
      });
    const world: RosterWorld = {
      ...{ ask, now, signal, told, random: Math.random, nonce: () => randomBytes(16).toString('hex') },
      wait: (milliseconds) => wait(milliseconds, undefined, { signal }),
    };
    const { server } = rosterSettings.parse(connection.settings);
    if (connection.source === 'CLEVER') {
      const client = clever && { origin: clever.origin, clientId: clever.clientId, clientSecret: clever.clientSecret };
      const token = keys?.secret ?? (client && { client, districtId: connection.tenant });
      if (token === undefined) throw new KeysMissing();
      return createCleverServer({ apiOrigin: clever?.apiOrigin ?? 'https://api.clever.com', token, world });
    }
    if (!keys || !server) throw new KeysMissing();
    return createOneRosterServer({ settings: server, keys, today, world });
  };
}

/** What can be said of an address before it is asked; names are looked up when it is. */
export function isAllowedAddress({ allowedNetworks, allowedOrigins }: Settings['rosterServers']): (address: string) => boolean {
  const reach = reachOf(allowedNetworks);
  return (address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.username !== '' || url.password !== '') return false;
    if (allowedOrigins.includes(url.origin)) return true;
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (url.protocol === 'http:') return allowedNetworks.length > 0 && (isIP(host) === 0 || reach.isAllowed(host));
    if (url.protocol !== 'https:') return false;
    return isIP(host) === 0 ? !/(^|\.)localhost$/i.test(host) || allowedNetworks.length > 0 : reach.mayReach(host);
  };
}
