import { type Asking, askSteadily, jsonOf } from '../asking/ask-patiently.ts';
import { codeOfStatus, ReadingFailed } from '../asking/failure.ts';
import { tokens } from './answers.ts';

/** The installation's own account with Clever, by which the token of every district that shares with it is found. */
export type CleverClient = { origin: string; clientId: string; clientSecret: string };

/** The token of a district that shares its data with us. */
export async function districtToken({ origin, clientId, clientSecret }: CleverClient, districtId: string, world: Asking): Promise<string> {
  const url = new URL('/oauth/tokens', origin);
  url.searchParams.set('owner_type', 'district');
  url.searchParams.set('district', districtId);
  // Clever takes id and secret as they are, without the encoding that the standard asks for
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const reply = await askSteadily(world, url.href, async () => ({ method: 'GET', headers: { accept: 'application/json', authorization } }));
  if (reply.status !== 200) throw new ReadingFailed(codeOfStatus(reply.status), { file: 'token', value: String(reply.status) });
  const found = tokens.safeParse(jsonOf(reply)).data;
  const token = found?.data.find(({ owner }) => owner.type === 'district' && owner.id === districtId);
  if (!token) throw new ReadingFailed(found ? 'unauthorised' : 'answer-malformed', { file: 'token' });
  return token.access_token;
}
