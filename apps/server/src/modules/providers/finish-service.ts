import type { BodyOf } from '@alba/contract/endpoint';
import { finishProviderSignIn as endpoint, type FinishReply } from '@alba/contract/providers';
import type { Db } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { failureOfAnswer } from './answer-failure.ts';
import { enterByClever } from './clever-service.ts';
import { connectAccount } from './connect-service.ts';
import type { EnterCall } from './enter-service.ts';
import { takeFlow } from './flow.ts';
import type { Flow } from './flow-repository.ts';
import { enterByGoogle } from './google-service.ts';
import type { FlowSecrets, Proof } from './proof.ts';
import type { ProviderId } from './proven-identity.ts';
import { type ProviderServices, providerOf } from './services.ts';
import { asking } from './start-service.ts';

export type Finishing = EnterCall & { provider: ProviderId; body: BodyOf<typeof endpoint>; viewer: Viewer | undefined };

/** What becomes of somebody who came back from a provider. */
export async function finishFlow(db: Db, services: ProviderServices, call: Finishing): Promise<FinishReply> {
  const flow = await takeFlow(db, call.body, { key: services.keys.providerFlow, now: call.now });
  if (!flow || flow.provider !== call.provider || !isBy(call.viewer, flow)) throw refuse(endpoint, 'provider_sign_in_expired');
  const proof = await prove(services, flow, call);
  if (flow.person) {
    await connectAccount(db, services, { flow, person: flow.person, proof, call });
    return { outcome: 'connected' };
  }
  return flow.provider === 'google' ? enterByGoogle(db, services, { edition: flow.edition, proof, call }) : enterByClever(db, services, { proof, call });
}

/** What somebody began for their account only they may finish. */
const isBy = (viewer: Viewer | undefined, { person }: Flow): boolean =>
  person === undefined || (viewer?.districtId === person.districtId && viewer.personId === person.personId);

async function prove(services: ProviderServices, { redirectUri, secrets }: Flow & { secrets: FlowSecrets }, { provider: id, body }: Finishing): Promise<Proof> {
  const provider = providerOf(services, id);
  if (!provider) throw refuse(endpoint, 'provider_not_set_up');
  const { code, iss, error } = body;
  return asking(services, provider, async () => {
    if (error !== undefined || code === undefined) throw failureOfAnswer(error ?? 'no_code');
    const callback = new URL(redirectUri);
    callback.search = new URLSearchParams({ state: body.state, code, ...(iss === undefined ? {} : { iss }) }).toString();
    return provider.prove(callback, secrets);
  });
}
