import { randomId } from '../api/random-id.ts';
import type { Draft, DraftOwner } from './drafts.ts';
import type { StopReason } from './queue-state.ts';

/** What tabs of one attempt tell each other. */
export type TabMessage =
  | { kind: 'drafts'; drafts: Draft[] }
  | { kind: 'saved'; revs: Record<string, number> }
  | { kind: 'checked'; questionId: string }
  | { kind: 'stopped'; reason: StopReason };

type Envelope = { from: string; message: TabMessage };

export type TabChannel = {
  tell: (message: TabMessage) => void;
  /** `isOwnStronger`: which of two tabs keeps its words when both made the same revision; each tab comes to the opposite answer. */
  listen: (hear: (message: TabMessage, isOwnStronger: boolean) => void) => void;
  close: () => void;
};

/** Other tabs of this browser with the same account and attempt. Local storage events stand in where BroadcastChannel is missing. */
export function openTabChannel({ accountId, attemptId }: DraftOwner): TabChannel {
  const name = `answers/${accountId}/${attemptId}`;
  const ownId = randomId();
  let hear: ((message: TabMessage, isOwnStronger: boolean) => void) | undefined;
  const receive = (envelope: Envelope) => {
    if (envelope.from !== ownId) hear?.(envelope.message, ownId > envelope.from);
  };
  const line = typeof BroadcastChannel === 'undefined' ? storageLine(name, receive) : broadcastLine(name, receive);
  return {
    tell: (message) => line.post({ from: ownId, message }),
    listen: (listener) => {
      hear = listener;
    },
    close: line.close,
  };
}

type Line = { post: (envelope: Envelope) => void; close: () => void };

function broadcastLine(name: string, receive: (envelope: Envelope) => void): Line {
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<Envelope>) => receive(event.data);
  let isClosed = false;
  return {
    // an answer of the server may come after the lesson was left
    post: (envelope) => {
      if (!isClosed) channel.postMessage(envelope);
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
}

function storageLine(name: string, receive: (envelope: Envelope) => void): Line {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== name || event.newValue === null) return;
    try {
      receive(JSON.parse(event.newValue) as Envelope);
    } catch {
      // not ours
    }
  };
  window.addEventListener('storage', onStorage);
  return {
    post: (envelope) => {
      try {
        localStorage.setItem(name, JSON.stringify(envelope));
        localStorage.removeItem(name);
      } catch {
        // storage full or forbidden: the other tab learns it from the server
      }
    },
    close: () => window.removeEventListener('storage', onStorage),
  };
}
