import { beforeEach, describe, expect, it } from 'vitest';
import { loggedOut, sessionEnded } from '../../../lib/session/auth-slice.ts';
import { store } from '../../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../../testing/people.ts';
import { newDraft } from './draft.ts';
import { keepDraft, keptDraft } from './draft-storage.ts';

const draft = { ...newDraft('12,15', '2026-11-22'), classIds: [1, 2] };
const other = newDraft('9', '2026-11-22');

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { accountId: 7 });
  keepDraft(7, draft);
});

describe('@A-MULTI what was entered', () => {
  it('goes when its teacher signs out', () => {
    store.dispatch(loggedOut());
    expect(keptDraft(7)).toBeUndefined();
  });

  it('waits for the same account when the session ends by itself (D91)', () => {
    store.dispatch(sessionEnded());
    // a screen that is still there belongs to nobody
    keepDraft(store.getState().auth.currentAccountId, other);
    signInAs('teacher', { accountId: 7 });
    expect(keptDraft(7)).toEqual(draft);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('assignMany'))).toHaveLength(1);
  });

  it('goes when another account signs in after it, and is never shown to that one', () => {
    store.dispatch(sessionEnded());
    signInAs('teacher', { accountId: 8 });
    expect([keptDraft(8), keptDraft(7)]).toEqual([undefined, undefined]);
  });

  it('stays when the person goes on in another role', () => {
    signInAs('admin', { accountId: 7 });
    expect(keptDraft(7)).toEqual(draft);
  });
});
