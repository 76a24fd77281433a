import type { AnyEndpoint } from '@alba/contract/endpoint';
import { commonRefusals, type RefusalCode, refusalStatus } from '@alba/contract/refusals';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Route } from './route.ts';

export const docsPath = '/v1/docs';

const issue = z.object({ path: z.array(z.union([z.string(), z.number()])), rule: z.string(), params: z.record(z.string(), z.unknown()).optional() });

/** Every refusal the call may answer, by status. 403 without a body means that the access token must be refreshed. */
function refusedBy({ refusals }: AnyEndpoint): Record<number, z.ZodType> {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of [...commonRefusals, ...refusals]) byStatus.set(refusalStatus[code], [...(byStatus.get(refusalStatus[code]) ?? []), code]);
  const bodyOf = (codes: RefusalCode[]) =>
    z.object({
      code: z.enum(codes as [RefusalCode, ...RefusalCode[]]),
      requestId: z.string(),
      details: z.record(z.string(), z.unknown()).optional(),
      ...(codes.includes('invalid_input') ? { issues: z.array(issue).optional() } : {}),
    });
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, bodyOf(codes)]));
}

/** Fills in what the schema of a part of the contract looks like in the document. */
type Shown = { zodSchema: z.core.$ZodTypes; jsonSchema: Record<string, unknown> };

/**
 * A number of the contract that may also come as the digits of an address (`digits`) is shown as the number it is, with its
 * rule: of a pipe, the document would else show what goes in, any whole number or any digits.
 */
function showDigitsAsNumber({ zodSchema, jsonSchema }: Shown): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe') return;
  const rule = def.out as z.ZodType;
  if ((def.in as z.ZodType).def.type !== 'union' || rule.def.type !== 'number') return;
  const { $schema: _, ...number } = z.toJSONSchema(rule);
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, number);
}

/** The endpoint as the OpenAPI document shows it. Requests are parsed by parseInput, not by this schema. */
export function documentedSchema({ endpoint, allow }: Route): FastifySchema {
  const { params, query, body } = endpoint;
  const notes = [
    endpoint.eitherPlace ? 'Fields are accepted in the query or in the JSON body alike.' : '',
    endpoint.idempotent === 'no' ? '' : `Idempotency-Key header: ${endpoint.idempotent === 'own' ? 'optional' : endpoint.idempotent}.`,
  ];
  return {
    operationId: endpoint.name,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    description: notes.filter(Boolean).join(' '),
    ...(allow(undefined) ? {} : { security: [{ bearer: [] }] }),
    ...(Object.keys(params.shape).length > 0 ? { params } : {}),
    ...(Object.keys(query.shape).length > 0 ? { querystring: query } : {}),
    ...(body.def.type === 'undefined' ? {} : { body }),
    response: { 200: endpoint.reply, ...refusedBy(endpoint) },
  } as FastifySchema;
}

/** Serves the OpenAPI 3.1 document, written from the contract, and a page to browse it. Register before the routes. */
export async function serveDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Alba Learn', version, description: 'The API of Alba Learn. Every refusal has a code; 403 without a body asks for a new access token.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any', override: showDigitsAsNumber } }),
  });
  // The page has a policy of its own, which the plugin computes from the hashes of what it serves.
  await app.register(swaggerUi, { routePrefix: docsPath, staticCSP: true, uiConfig: { deepLinking: true, tryItOutEnabled: false, validatorUrl: null } });
  app.get('/v1/openapi.json', { schema: { hide: true } as FastifySchema }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
}
