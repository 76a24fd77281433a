import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/index.ts';
import { hashSecret, newSecret } from '../../platform/tokens/index.ts';
import { deleteOptionalFlow, type Flow, insertFlow } from './flow-repository.ts';
import type { FlowSecrets } from './proof.ts';

const flowMs = 10 * 60_000;

/**
 * Begins a sign-in at a provider. The state travels and is good once, for 10 minutes; the binder never leaves the browser that
 * began, so that a code from elsewhere cannot be finished in it; both are kept as hashes only.
 */
export async function beginFlow(db: Db, { flow, key, now }: { flow: Flow; key: Buffer; now: Date }): Promise<{ secrets: FlowSecrets; binder: string }> {
  const state = newSecret();
  const binder = newSecret();
  await insertFlow(db, { stateHash: hashSecret(state), binderHash: hashSecret(binder), flow, expiresAt: new Date(now.getTime() + flowMs) });
  return { secrets: secretsOf(state, key), binder };
}

export type Presented = { state: string; binder: string };

/** The sign-in that a state belongs to, or undefined. Whatever comes of it, the state is used up. */
export async function takeFlow(
  db: Db,
  { state, binder }: Presented,
  { key, now }: { key: Buffer; now: Date },
): Promise<(Flow & { secrets: FlowSecrets }) | undefined> {
  const taken = await deleteOptionalFlow(db, { stateHash: hashSecret(state), now });
  if (!taken || !timingSafeEqual(taken.binderHash, hashSecret(binder))) return undefined;
  return { ...taken.flow, secrets: secretsOf(state, key) };
}

/** Made from the state by the server's key, so that they need not be kept anywhere. */
function secretsOf(state: string, key: Buffer): FlowSecrets {
  const derive = (purpose: string) => createHmac('sha256', key).update(`${purpose}\0${state}`).digest('base64url');
  return { state, verifier: derive('verifier'), nonce: derive('nonce') };
}
