export { purgeIdempotencyKeys } from './idempotency.ts';
export { anyone, anySignedIn, only } from './policy.ts';
export { preparedJson } from './prepared-json.ts';
export { privateFileUrl } from './private-files.ts';
export { type InputIssue, Refusal, refuse, refuseInput, refuseThrottled } from './refuse.ts';
export { type Around, type CallOf, type Route, route } from './route.ts';
export { createHttp } from './server.ts';
export type { IsSessionCurrent, Viewer } from './viewer.ts';
