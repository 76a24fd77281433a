import { saveAnswers } from '@alba/contract/attempts';
import { api, write } from '../api/api.ts';
import type { SaveReply, Saving } from './save-queue.ts';
import { saveReplyOf } from './save-reply.ts';

const savesApi = api.injectEndpoints({ endpoints: (build) => ({ saveAnswers: write(build, saveAnswers) }) });

type Call = ReturnType<typeof savesApi.endpoints.saveAnswers.initiate>;
type Dispatch = (call: Call) => ReturnType<Call>;

/** Sends answers through the session of whoever is signed in now. Nothing is kept of the call. */
export async function sendSaves(dispatch: Dispatch, attemptId: number, answers: Saving): Promise<SaveReply> {
  return saveReplyOf(await dispatch(savesApi.endpoints.saveAnswers.initiate({ params: { attemptId }, body: { answers } }, { track: false })));
}
