import { metadata } from '@alba/contract/metadata';
import { editionOfHost } from '@alba/domain/editions';
import { anyone, type Route, route } from '../../platform/http/index.ts';

type Given = { version: string; mode: 'development' | 'production' | 'test' };

/** What is running here, for /application/metadata (P-METADATA). */
export function metadataRoutes({ version, mode }: Given): Route[] {
  const shownMode: 'development' | 'production' = mode === 'production' ? 'production' : 'development';
  return [
    route(metadata, {
      allow: anyone,
      handle: async ({ host }) => ({ version, build: version, mode: shownMode, edition: editionOfHost(host), apiBase: '/v1' }),
    }),
  ];
}
