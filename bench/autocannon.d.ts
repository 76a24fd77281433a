declare module 'autocannon' {
  type Numbers = { average: number; total: number; p50: number; p97_5: number; p99: number };
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: { setupRequest: (request: Request, context: { own?: number; call?: number }) => Request }[];
  }): Promise<{ requests: Numbers; latency: Numbers; throughput: Numbers; errors: number; non2xx: number }>;
}
