export { type AccessTokens, accessTokenSeconds, createAccessTokens } from './access-token.ts';
export { type Keys, keysFrom, readOrMakeSecret } from './keys.ts';
export { newOneTimeToken, type OneTimeToken, parseOneTimeToken } from './one-time-token.ts';
export { newRefreshToken, parseRefreshToken, type RefreshToken, successorOf } from './refresh-token.ts';
export { seal, unseal } from './seal.ts';
export { hashSecret, newSecret } from './secret.ts';
