import { z } from 'zod';
import { askSteadily, jsonOf, type Proving } from '../asking/ask-patiently.ts';
import { codeOfStatus, ReadingFailed } from '../asking/failure.ts';
import type { RosterReply, RosterWorld } from '../server-source.ts';

export type TokenSettings = { tokenUrl: string; scopes: readonly string[]; keys: { id: string; secret: string } };

const answer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().nonnegative().catch(300).default(300) });
/** Renewed so long before its end that it does not run out on the way. */
const reserve = 60_000;
const formEncode = (text: string): string => new URLSearchParams({ _: text }).toString().slice(2);

/** Client credentials of OAuth 2: a token is kept until a minute before its end, and asked for anew where the server does not know it. */
export function bearer(settings: TokenSettings, world: RosterWorld): Proving {
  let held: { token: string; until: number } | undefined;
  return {
    async headers() {
      if (held === undefined || held.until <= world.now().getTime()) {
        const { access_token: token, expires_in: seconds } = await askForToken(settings, world);
        held = { token, until: world.now().getTime() + seconds * 1000 - reserve };
      }
      return { authorization: `Bearer ${held.token}` };
    },
    renew() {
      const isWorth = held !== undefined;
      held = undefined;
      return isWorth;
    },
  };
}

async function askForToken(settings: TokenSettings, world: RosterWorld): Promise<z.output<typeof answer>> {
  const basic = await post(settings, world, 'basic');
  // some servers take id and secret in the form only
  const reply = [400, 401].includes(basic.status) ? await post(settings, world, 'form') : basic;
  if (reply.status < 200 || reply.status > 299) {
    const code = [400, 401, 403].includes(reply.status) ? 'unauthorised' : codeOfStatus(reply.status);
    throw new ReadingFailed(code, { file: 'token', value: String(reply.status) });
  }
  const parsed = answer.safeParse(jsonOf(reply));
  if (!parsed.success) throw new ReadingFailed('answer-malformed', { file: 'token' });
  return parsed.data;
}

function post({ tokenUrl, scopes, keys }: TokenSettings, world: RosterWorld, way: 'basic' | 'form'): Promise<RosterReply> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', scope: scopes.join(' ') });
  if (way === 'form') for (const [name, value] of [['client_id', keys.id] as const, ['client_secret', keys.secret] as const]) form.set(name, value);
  const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  if (way === 'basic') headers.authorization = `Basic ${Buffer.from(`${formEncode(keys.id)}:${formEncode(keys.secret)}`).toString('base64')}`;
  return askSteadily(world, tokenUrl, async () => ({ method: 'POST', headers, body: form.toString() }));
}
