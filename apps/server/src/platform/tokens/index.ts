export { type AccessTokens, accessTokenSeconds, createAccessTokens } from './access-token.ts';
export { type Keys, keysFrom, readOrMakeSecret } from './keys.ts';
export { hashRefreshToken, newRefreshToken, parseRefreshToken, type RefreshToken, successorOf } from './refresh-token.ts';
