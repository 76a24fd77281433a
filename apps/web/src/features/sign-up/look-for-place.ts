import { findSignUpClass, findSignUpSchool } from '@alba/contract/sign-up';
import { useState } from 'react';
import { callServer } from '../../lib/api/call-server.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { hostEdition } from '../../lib/edition.ts';
import { deviceId } from '../../lib/session/device.ts';
import { type CodeWords, codeWords } from './refused-words.ts';
import type { FoundClass, FoundSchool } from './wizard-state.ts';

/** What came of looking for a code: the place, words for the field, or a failure that is not the code's. */
export type Looked<Found> = { found: Found } | { words: CodeWords } | { failure: unknown };

export async function lookForClass(classCode: string): Promise<Looked<FoundClass>> {
  const { data, error } = await callServer(findSignUpClass, { body: { edition: hostEdition(), deviceId: deviceId(), classCode } });
  if (data) return { found: data };
  const words = ownWordOf(findSignUpClass, error, codeWords);
  return words ? { words } : { failure: error };
}

export async function lookForSchool(schoolCode: string): Promise<Looked<FoundSchool>> {
  const { data, error } = await callServer(findSignUpSchool, { body: { edition: hostEdition(), deviceId: deviceId(), schoolCode } });
  if (data) return { found: data };
  const words = ownWordOf(findSignUpSchool, error, codeWords);
  return words ? { words } : { failure: error };
}

/** One look at a time; a second press while it is under way does nothing. */
export function useBusy(): [boolean, (work: () => Promise<void>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, run];
}
