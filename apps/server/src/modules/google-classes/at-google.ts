import { setTimeout as sleep } from 'node:timers/promises';
import type { RefusalCode } from '@alba/contract/refusals';
import { type Classroom, ClassroomFailure, type ClassroomFailureKind, createClassroom } from '@alba/roster/google/index';
import type { Db } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { breakGrant, classroomScopes, grantFor } from '../providers/index.ts';
import type { GoogleClassServices } from './services.ts';

/** A browser waits 20 seconds for an answer, so we wait less for Google. */
const patienceMs = 14_000;
const timeoutMs = 5_000;

/** Classroom in the name of a teacher, and who they are at Google. */
export type AtGoogle = { classroom: Classroom; subject: string; issuer: string; isSimulated: boolean };

/** Runs `work` with the teacher's leave to read their classes; what stands against it is refused with its reason. */
export async function atGoogle<T>(db: Db, services: GoogleClassServices, acting: Acting, work: (at: AtGoogle) => Promise<T>): Promise<T> {
  const { google } = services;
  if (!google) throw new Refusal('provider_not_set_up');
  const { viewer: person, now } = acting;
  const granted = await grantFor(db, services, { person, scopes: classroomScopes, now });
  // a part was unticked: said, so that the teacher knows what to do differently
  if (granted.kind === 'ask') throw new Refusal('google_consent_needed', { details: { isPartial: granted.missing.length < classroomScopes.length } });
  if (granted.kind === 'broken') throw new Refusal('google_consent_ended');
  const { accessToken, subject } = granted;
  const classroom = createClassroom({ accessToken, origin: google.classroomOrigin, ask, wait: waitUntil(Date.now() + patienceMs) });
  try {
    return await work({ classroom, subject, issuer: google.issuer, isSimulated: google.isSimulated });
  } catch (error) {
    if (!(error instanceof ClassroomFailure)) throw error;
    services.log.warn({ provider: 'google', kind: error.kind, detail: error.detail }, 'Google Classroom could not be read');
    // A token that was given out a moment ago: what it stands on was taken back.
    if (error.kind === 'signed-out') await breakGrant(db, { ...person, now });
    throw refusalOf(error.kind);
  }
}

const ask = (url: string, init: { headers: Record<string, string> }) => fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });

const waitUntil = (end: number) => async (milliseconds: number) => {
  if (Date.now() + milliseconds > end) throw new ClassroomFailure('unavailable', 'took too long');
  await sleep(milliseconds);
};

const codes: Record<ClassroomFailureKind, RefusalCode> = {
  'signed-out': 'google_consent_ended',
  'scope-missing': 'google_consent_needed',
  'classroom-off': 'google_classroom_off',
  'sharing-off': 'google_needs_approval',
  forbidden: 'google_classroom_off',
  gone: 'provider_unavailable',
  busy: 'google_busy',
  unavailable: 'provider_unavailable',
  malformed: 'provider_unavailable',
};

function refusalOf(kind: ClassroomFailureKind): Refusal {
  const code = codes[kind];
  return new Refusal(code, code === 'google_busy' || code === 'provider_unavailable' ? { retryAfterSeconds: 60 } : {});
}

/** Of one course, not of the whole account: the others go on. */
export const isOfOneCourse = (error: unknown): error is ClassroomFailure =>
  error instanceof ClassroomFailure && ['gone', 'forbidden', 'busy', 'unavailable', 'malformed'].includes(error.kind);
