import { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

type Fields = z.ZodObject;

/**
 * One call of the API: what travels, and which refusals it may answer besides the common ones.
 * `path` is written below the API base, with `:name` for parameters.
 */
export type Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Refusal extends RefusalCode = RefusalCode,
> = {
  /** Unique name: operation id in OpenAPI, key in the authorisation matrix. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/v1/${string}`;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  refusals: readonly Refusal[];
  /**
   * D90: 'required' calls need an `Idempotency-Key` header; a repeat gets the first reply. 'own': the call has nobody signed in to keep
   * a reply for and knows its repeats by itself.
   */
  idempotent: 'required' | 'optional' | 'own' | 'no';
  /** D5: the calls of product.md section 7 accept their fields in the query or in the body alike. */
  eitherPlace: boolean;
  /** Most bytes of a JSON body, where that of all calls is too little. */
  mostBytes?: number;
  /** The body is a file as it is, of this type and no larger than this. */
  raw?: { contentType: string; mostBytes: number };
};

export const noFields = z.strictObject({});
/** For calls without a body. */
export const noBody = z.undefined();

type Given<P extends Fields, Q extends Fields, B extends z.ZodType, R extends z.ZodType, F extends RefusalCode> = Pick<
  Endpoint<P, Q, B, R, F>,
  'name' | 'method' | 'path' | 'reply'
> &
  Partial<Pick<Endpoint<P, Q, B, R, F>, 'params' | 'query' | 'body' | 'refusals' | 'idempotent' | 'eitherPlace' | 'mostBytes' | 'raw'>>;

/** Declares a call. Unknown fields in params, query and body are refused, so declare them with `z.strictObject`. */
export function endpoint<
  R extends z.ZodType,
  P extends Fields = typeof noFields,
  Q extends Fields = typeof noFields,
  B extends z.ZodType = typeof noBody,
  const F extends RefusalCode = never,
>(given: Given<P, Q, B, R, F>): Endpoint<P, Q, B, R, F> {
  return {
    params: noFields as unknown as P,
    query: noFields as unknown as Q,
    body: noBody as unknown as B,
    refusals: [],
    idempotent: 'no',
    eitherPlace: false,
    ...given,
  };
}

export type AnyEndpoint = Endpoint<Fields, Fields, z.ZodType, z.ZodType, RefusalCode>;
export type ParamsOf<E> = E extends { params: infer P extends z.ZodType } ? z.output<P> : never;
export type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : never;
export type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : never;
export type ReplyOf<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never;
export type RefusalOf<E> = E extends { refusals: readonly (infer F extends RefusalCode)[] } ? F : never;

/** What a refused call answers. `details` depends on the code (when to try again, which date). */
export const refusalBody = z.object({
  code: z.string(),
  requestId: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  /** invalid_input: every field that is wrong, with the rule it breaks. */
  issues: z
    .array(z.object({ path: z.array(z.union([z.string(), z.number()])), rule: z.string(), params: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});
export type RefusalBody = z.infer<typeof refusalBody>;

/**
 * A number that may also come as the digits of an address. Nothing else is taken for one: `true`, `[5]` and `0x10` are wrong,
 * though a language that converts by itself would make numbers of them.
 */
export const digits = <Rule extends z.ZodType<number, number>>(rule: Rule) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,16}$/)
        .transform(Number),
    ])
    .pipe(rule);
/** A positive safe integer id, also where it stands in an address. */
export const id = digits(z.int().positive());
/** Ids in one parameter of an address, separated by commas: `12,15`. */
export const idList = (most: number) =>
  z
    .string()
    .max(most * 17)
    .meta({ description: 'Ids, separated by commas: 12,15' })
    .transform((text): (string | number)[] => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(id).min(1).max(most));

/** The reply of calls that only act. */
export const done = z.strictObject({ done: z.literal(true) });
