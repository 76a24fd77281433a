import type { ProviderId } from '@alba/contract/providers';

/** Names of companies: the same in every language. */
export const serviceNames: Record<ProviderId, string> = { google: 'Google', clever: 'Clever' };
