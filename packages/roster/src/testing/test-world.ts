import { AskFailed, type RosterReply, type RosterRequest, type RosterWorld } from '../server-source.ts';

export type TestWorld = RosterWorld & {
  /** How long was waited, in order. */
  waits: number[];
  counts: number[];
};

/** Across worlds: a server remembers. */
let nonces = 0;

type Given = { now?: () => Date /** Asked before each request; throws to fail it. */; before?: (url: string, request: RosterRequest) => void };

/** The network as it is, a clock that stands, and waiting that takes no time. */
export function testWorld({ now = () => new Date('2026-11-02T12:00:00Z'), before }: Given = {}): TestWorld {
  const waits: number[] = [];
  const counts: number[] = [];
  const nonce = () => {
    nonces += 1;
    return `nonce-${nonces}`;
  };
  const ask = async (url: string, request: RosterRequest): Promise<RosterReply> => {
    before?.(url, request);
    try {
      const response = await fetch(url, { ...request, redirect: 'manual' });
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
    } catch {
      throw new AskFailed('unreachable');
    }
  };
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return { ask, now, nonce, wait, random: () => 0, told: (records) => void counts.push(records), waits, counts };
}
