import { randomUUID } from 'node:crypto';
import { signUp } from '@alba/contract/sign-up';
import { createClass, Person } from './api.ts';
import { demonstration, type EditionId, port } from './editions.ts';

/** Nobody's usual password: a teacher may have it too. */
export const secret = 'lanterns over 9 quays';

/** The demonstration's people are everybody's: this one belongs to the test. */
export async function newPerson(edition: EditionId, role: 'student' | 'teacher', schoolCode?: string): Promise<string> {
  const code = schoolCode ?? (await codeFor(edition, role));
  const username = `own.${Date.now().toString(36)}`;
  const answer = await fetch(`http://127.0.0.1:${port}${signUp.path}`, {
    method: signUp.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...{ edition, deviceId: randomUUID(), role, code, firstName: 'Noor', lastName: role === 'student' ? 'R' : 'Rahman', username, password: secret },
      ...(role === 'teacher' && { facultyEmail: `${username}@school.example` }),
    }),
  });
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`);
  return username;
}

/** Of a class of the demonstration's teacher, or of their school. */
async function codeFor(edition: EditionId, role: 'student' | 'teacher'): Promise<string> {
  const known = await Person.signIn(edition, demonstration[edition].teacher);
  if (role === 'student') return (await createClass(known)).code;
  return (await known.call<{ schoolCode: string }>('GET', '/v1/account/settings')).schoolCode;
}
