import type { WriteState } from './attempt-repository.ts';

export type WriteRefusal = 'attempt_not_found' | 'attempt_reset' | 'already_submitted' | 'assignment_closed';

/** Why this attempt takes no answers now, or undefined when it does. A removed assignment looks like one that never was. */
export function writeRefusal(state: WriteState | undefined): WriteRefusal | undefined {
  if (!state || state.isGone) return 'attempt_not_found';
  if (state.isArchived) return 'attempt_reset';
  if (state.state === 'SUBMITTED') return 'already_submitted';
  return state.isClosed ? 'assignment_closed' : undefined;
}
