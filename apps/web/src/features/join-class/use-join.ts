import { enroll, loadClassByCode } from '@alba/contract/classes';
import type { ReplyOf } from '@alba/contract/endpoint';
import { normalizeClassCode } from '@alba/domain/classes';
import { useRef, useState } from 'react';
import { randomId } from '../../lib/api/random-id.ts';
import { useJoinClassMutation, useLazyClassByCodeQuery } from './api.ts';
import { type JoinRefusedWords, joinRefusedOf } from './join-refused.ts';

export type FoundClass = ReplyOf<typeof loadClassByCode> & { code: string };
type JoinState = {
  found?: FoundClass;
  /** Words at the code field; a new object for every refusal, so that the same one twice is news again. */
  refused?: { words: JoinRefusedWords };
  /** A call failed for a reason that is not the code's. */
  failure?: unknown;
  joined?: { name: string };
};

/** Joining in two steps: look which class a code opens, then confirm. */
export function useJoin() {
  const [lookUp, { isFetching: isLooking }] = useLazyClassByCodeQuery();
  const [join, { isLoading: isJoining }] = useJoinClassMutation();
  const [state, setState] = useState<JoinState>({});
  // one key for one wish, kept when its answer is lost and the button is pressed again
  const wish = useRef('');

  const look = async (typed: string) => {
    const code = normalizeClassCode(typed);
    if (!code) return setState({ refused: { words: typed.trim() === '' ? 'missing' : 'unknownCode' } });
    const { data, error } = await lookUp({ params: { code } });
    if (!data) return setState(refusedBy(loadClassByCode, error));
    if (data.alreadyJoined) return setState({ refused: { words: 'alreadyJoined' } });
    wish.current = randomId();
    setState({ found: { ...data, code } });
  };

  const confirm = async () => {
    if (!state.found) return;
    const { data, error } = await join({ body: { code: state.found.code }, idempotencyKey: wish.current });
    if (data) return setState({ joined: { name: data.name } });
    const refused = refusedBy(enroll, error);
    // the connection failed: the dialog stays, and the next press is the same wish
    setState(refused.failure === undefined ? refused : { ...state, ...refused });
  };

  return { ...state, isLooking, isJoining, look, confirm, forget: () => setState({}) };
}

function refusedBy(endpoint: typeof enroll | typeof loadClassByCode, error: unknown): Pick<JoinState, 'refused' | 'failure'> {
  const words = joinRefusedOf(endpoint, error);
  return words ? { refused: { words } } : { failure: error ?? 'unexpected' };
}
