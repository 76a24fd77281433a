import type { AnyEndpoint, RefusalBody } from '@alba/contract/endpoint';
import type { z } from 'zod';

type InputOf<T> = T extends z.ZodType ? z.input<T> : never;
/** An endpoint without fields in a place has `Record<string, never>` there: nothing to pass. */
type Part<Key extends string, T> = string extends keyof T ? object : keyof T extends never ? object : object extends T ? { [K in Key]?: T } : { [K in Key]: T };

/** What a caller passes: only the places that the endpoint declares, and an idempotency key where one is needed. */
export type CallArguments<E extends AnyEndpoint> = Part<'params', InputOf<E['params']>> &
  Part<'query', InputOf<E['query']>> &
  (undefined extends InputOf<E['body']> ? object : { body: InputOf<E['body']> }) & { idempotencyKey?: string };

export type LooseArguments = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  /** Instead of a body. */
  sendFile?: SendFile;
};

/** Sends a request whose body is a file; answers and throws as `fetch` does. */
export type SendFile = (request: { method: string; address: string; headers: Record<string, string> }) => Promise<Response>;

/** Product.md section 7: the kinds of failure of the client. A refusal of the server carries its status and body. */
export type CallError =
  | { status: 'FETCH_ERROR'; error: string }
  | { status: 'TIMEOUT_ERROR'; error: string }
  | { status: 'PARSING_ERROR'; error: string; originalStatus: number }
  | { status: number; data: RefusalBody | undefined /** What the server's Retry-After asks for. */; retryAfterSeconds?: number };

/** The address of a call with its parameters filled in and its query appended; undefined values are left out. */
export function addressOf(endpoint: AnyEndpoint, { params = {}, query = {} }: LooseArguments): string {
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
