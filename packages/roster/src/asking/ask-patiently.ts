import { AskFailed, type RosterReply, type RosterRequest, type RosterWorld } from '../server-source.ts';
import { codeOfStatus, ReadingFailed } from './failure.ts';
import { askedToWait, waitTime } from './wait-time.ts';

/** Proves who is asking. `renew` after a 401: true where it is worth asking again. */
export type Proving = {
  headers(method: 'GET', url: string): Promise<Record<string, string>>;
  renew(): boolean;
};

/** So many times the same is asked, the first included. */
const mostTries = 4;
const mostTriesWhenBusy = 6;

/** `isHasty`: somebody sits and waits for it, so nothing is tried again. */
export type Asking = RosterWorld & { isHasty?: boolean };

/** Asks with proof, and proves itself anew once where the server does not know who is asking. */
export async function askPatiently(world: Asking, proving: Proving, url: string): Promise<RosterReply> {
  const ask = () => askSteadily(world, url, async () => ({ method: 'GET', headers: { accept: 'application/json', ...(await proving.headers('GET', url)) } }));
  const reply = await ask();
  return reply.status === 401 && proving.renew() ? ask() : reply;
}

/**
 * Asks until there is an answer worth reading: waits while the server is busy or stumbles. An answer below 500 is returned; nothing at
 * all, or only failures, throws `AskFailed` or `ReadingFailed`. `requestOf` is called for each try: a signature holds once.
 */
export async function askSteadily(world: Asking, url: string, requestOf: () => Promise<RosterRequest>): Promise<RosterReply> {
  for (let attempt = 0; ; attempt += 1) {
    world.signal?.throwIfAborted();
    const reply = await askOnce(world, url, await requestOf(), attempt);
    if (reply === undefined) continue;
    const isBusy = reply.status === 429 || (reply.status === 503 && reply.headers['retry-after'] !== undefined);
    if (!isBusy && reply.status < 500) return reply;
    if (attempt + 1 >= (isBusy ? mostTriesWhenBusy : mostTries) || world.isHasty)
      throw new ReadingFailed(isBusy ? 'busy' : codeOfStatus(reply.status), { value: String(reply.status) });
    await world.wait(waitTime(isBusy ? askedToWait(reply, world.now()) : undefined, { attempt, random: world.random() }));
  }
}

/** Absent where the connection failed and it is worth another try. No answer in time and too large an answer are the caller's: it asks for less. */
async function askOnce(world: Asking, url: string, request: RosterRequest, attempt: number): Promise<RosterReply | undefined> {
  try {
    return await world.ask(url, request);
  } catch (error) {
    if (!(error instanceof AskFailed) || error.why !== 'unreachable' || attempt + 1 >= mostTries || world.isHasty) throw error;
    await world.wait(waitTime(undefined, { attempt, random: world.random() }));
    return undefined;
  }
}

/** What an administrator is told of a failure of any kind; what is no failure of the server (a programming error, an abort) is thrown on. */
export function asReadingFailed(error: unknown): ReadingFailed {
  if (error instanceof ReadingFailed) return error;
  if (!(error instanceof AskFailed)) throw error;
  if (error.why === 'address-refused') return new ReadingFailed('address-refused');
  return error.why === 'too-large' ? new ReadingFailed('answer-malformed', { value: error.why }) : new ReadingFailed('unreachable', { value: error.why });
}

/** The answer as JSON; a web page or a torn text is told as such. */
export function jsonOf({ body, headers }: RosterReply): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch {
    const isPage = /html/i.test(headers['content-type'] ?? '') || /^\s*</.test(body);
    throw new ReadingFailed('answer-malformed', { value: isPage ? 'HTML' : 'not JSON' });
  }
}
