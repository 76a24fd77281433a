import type { RosterFeed, RosterProblem } from './model/index.ts';

/**
 * What a request to a roster server is answered with. Header names are lower case; a header sent several times is joined by commas.
 * `body` is the whole text: whoever sends the request bounds its size and time, and refuses redirects.
 */
export type RosterReply = { status: number; headers: Record<string, string | undefined>; body: string };
export type RosterRequest = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

/** Throws an `AskFailed` where no answer came at all. */
export type Ask = (url: string, request: RosterRequest) => Promise<RosterReply>;

/** Why no answer came: an address we may not reach, nobody there or a connection cut, no answer in time, more than we take. */
export const askFailures = ['address-refused', 'unreachable', 'timeout', 'too-large'] as const;
export type AskFailure = (typeof askFailures)[number];

export class AskFailed extends Error {
  readonly why: AskFailure;
  constructor(why: AskFailure) {
    super(`Roster server: ${why}`);
    this.name = 'AskFailed';
    this.why = why;
  }
}

/** What a reader of roster servers needs from the world around it; tests give their own. */
export type RosterWorld = {
  ask: Ask;
  now: () => Date;
  /** A fresh random string for OAuth 1.0a. */
  nonce: () => string;
  wait: (milliseconds: number) => Promise<void>;
  /** Between 0 and 1; spreads retries of many districts. */
  random: () => number;
  /** Called after each page with how many records have come so far. */
  told?: (records: number) => void;
  signal?: AbortSignal;
};

/** `told` with how many have come in all. */
export function counting(world: RosterWorld): RosterWorld {
  let records = 0;
  const { told } = world;
  return {
    ...world,
    told: (more) => {
      records += more;
      told?.(records);
    },
  };
}

/** Where the next delta goes on from; opaque to the caller, kept as JSON with the connection. Empty at the beginning. */
export type RosterCursor = Record<string, unknown>;

export type RosterReading = { feed: RosterFeed; problems: RosterProblem[]; cursor: RosterCursor };

/** Found by trying the connection out: at most fifty schools, so that the administrator sees it is the right district. */
export type RosterTrial = { isReached: boolean; problem?: RosterProblem; schools: { id: string; name: string }[] };

/**
 * A district's roster server, whatever it speaks. Neither call throws because of what the server does: a problem of severity `error`
 * says what failed, and `feed.untold` covers whatever could therefore not be read. Where nothing could be read the feed is empty with
 * `untold.everything`, and the cursor is the one given.
 */
export type RosterServer = {
  read(kind: 'full' | 'delta', cursor: RosterCursor): Promise<RosterReading>;
  tryOut(): Promise<RosterTrial>;
};
