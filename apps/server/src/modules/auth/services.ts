import type { AccessTokens, Keys } from '../../platform/tokens/index.ts';

/** What signing in needs beside the database. */
export type AuthServices = {
  accessTokens: AccessTokens;
  /** The key that makes successors of refresh tokens; the same on every server. */
  keys: Pick<Keys, 'refreshToken'>;
  /** Told when one address fails suspiciously often. */
  log: { warn(facts: object, message: string): void };
};
