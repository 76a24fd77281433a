import { saveAnswers } from '@alba/contract/attempts';
import { addressOf } from '../api/call.ts';
import { readAuth } from '../session/auth-storage.ts';
import type { Saving } from './save-queue.ts';

/** Browsers carry at most 64 kB for a page that is gone; the rest stays on the device and is sent at the next visit. */
const mostBytes = 60_000;

/** Sends answers while the page goes away. The browser finishes the call by itself; nobody hears its answer, so the drafts stay until the next visit. */
export function sendOnLeave(attemptId: number, answers: Saving): void {
  const body = JSON.stringify({ answers });
  const { accessToken } = readAuth().tokenResponse;
  if (accessToken === '' || new Blob([body]).size > mostBytes) return;
  void fetch(addressOf(saveAnswers, { params: { attemptId } }), {
    method: saveAnswers.method,
    keepalive: true,
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body,
  }).catch(() => undefined);
}
