import autocannon from 'autocannon';

export type Load = { perSecond: number; p50: number; p95: number; p99: number; errors: number; total: number; bytesPerReply: number };
type Request = { method?: 'GET' | 'POST' | 'PUT'; path?: string; headers?: Record<string, string>; body?: string };

/** A closed loop of `connections` callers for so many seconds; `next` makes each request. */
export async function load(given: { url: string; connections: number; seconds: number; next?: (connection: number, call: number) => Request }): Promise<Load> {
  let connections = 0;
  const { next } = given;
  const result = await autocannon({
    url: given.url,
    connections: given.connections,
    duration: given.seconds,
    requests: [
      {
        // `context` belongs to one connection
        setupRequest: (request, context: { own?: number; call?: number }) => {
          context.own ??= connections++;
          context.call = (context.call ?? -1) + 1;
          return { ...request, ...next?.(context.own, context.call) };
        },
      },
    ],
  });
  const { requests, latency, errors, non2xx, throughput } = result;
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p95: latency.p97_5,
    p99: latency.p99,
    errors: errors + non2xx,
    total: requests.total,
    bytesPerReply: Math.round(throughput.total / Math.max(1, requests.total)),
  };
}
