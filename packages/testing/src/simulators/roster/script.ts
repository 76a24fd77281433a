import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a simulator does instead of answering, so many times and then no more. */
export type Scripted = {
  /** Which requests, by path and query. */
  when: RegExp;
  times?: number;
  act: { status: number; headers?: Record<string, string>; body?: string } | 'cut' | 'hang';
};

/** True where the script has taken the request. */
export function playScript(script: Scripted[], request: IncomingMessage, response: ServerResponse): boolean {
  const found = script.find(({ when, times = 1 }) => times > 0 && when.test(decodeURIComponent(request.url ?? '')));
  if (!found) return false;
  found.times = (found.times ?? 1) - 1;
  if (found.act === 'hang') return true;
  if (found.act === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"users":[', () => request.socket.destroy());
    return true;
  }
  const { status, headers = {}, body = '' } = found.act;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  return true;
}
