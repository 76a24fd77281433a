export { purgeIdempotencyKeys } from './idempotency.ts';
export { anyone, anySignedIn, only, type Policy } from './policy.ts';
export { preparedJson } from './prepared-json.ts';
export { type InputIssue, Refusal, refuse, refuseInput, refuseThrottled } from './refuse.ts';
export { type CallOf, type Route, route } from './route.ts';
export { createHttp, type HttpOptions } from './server.ts';
export type { IsSessionCurrent, Viewer } from './viewer.ts';
