import { editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const metadata = endpoint({
  name: 'metadata',
  method: 'GET',
  path: '/v1/metadata',
  reply: z.strictObject({
    version: z.string(),
    build: z.string(),
    mode: z.enum(['development', 'production']),
    edition: z.enum(editionIds),
    apiBase: z.string(),
  }),
});
