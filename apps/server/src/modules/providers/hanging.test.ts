import { signIn } from '@alba/contract/auth';
import { finishProviderSignIn, startProviderSignIn } from '@alba/contract/providers';
import { givenPassword } from '@alba/testing/server/people';
import { startTamperingProvider } from '@alba/testing/simulators/tampering-provider';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const client = { clientId: 'alba', clientSecret: 'secret' };
const body = { edition: 'us', deviceId: 'd'.repeat(16) } as const;
const headers = { host: 'us.localhost' };
const params = { provider: 'google' } as const;

it('@R32 a Google that hangs leaves everybody else alone: 5 seconds, then nobody waits for it', { timeout: 30_000 }, async () => {
  const google = await startTamperingProvider(client);
  const app = await testApp({ settings: { providers: { google: { ...client, issuer: google.issuer, isSimulated: false } } } });
  const { username } = await app.given.student();
  const start = async () => (await app.anonymous.call(startProviderSignIn, { params, body, headers })).body;
  const flows = await Promise.all(Array.from({ length: 6 }, start));
  const came = flows.map(({ url, binder }) => ({ ...google.consent(url, { sub: 'g-1' }), binder }));
  google.hang();
  const timed = async <T>(work: Promise<T>) => {
    const from = performance.now();
    const result = await work;
    return { result, seconds: (performance.now() - from) / 1000 };
  };
  const finish = (answer: (typeof came)[number]) => timed(app.anonymous.call(finishProviderSignIn, { params, body: answer }));
  const byPassword = () => timed(app.anonymous.call(signIn, { body: { username, password: givenPassword, edition: 'us' } }));

  const waiting = came.slice(0, 5).map(finish);
  const local = await byPassword();
  expect(local.result.status).toBe(200);
  expect(local.seconds).toBeLessThan(2);
  for (const { result, seconds } of await Promise.all(waiting)) {
    expect(result).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    expect(result.headers['retry-after']).toBe('30');
    expect(seconds).toBeLessThan(7);
  }
  for (const { result, seconds } of await Promise.all(came.slice(5).map(finish))) {
    expect(result.body.code).toBe('provider_unavailable');
    expect(seconds).toBeLessThan(1);
  }
  expect((await byPassword()).result.status).toBe(200);
  await google.close();
});
