import { foldUsername } from '@alba/domain/accounts';
import { normalizeClassCode } from '@alba/domain/classes';
import { suggestUsernames } from '@alba/domain/new-account';
import type { Db } from '../../platform/db/index.ts';
import { type InputIssue, refuseInput } from '../../platform/http/index.ts';
import { passwordIssue, passwordProblem } from '../accounts/index.ts';
import type { Place } from './place.ts';
import type { SignUpBody } from './sign-up-call.ts';
import { selectTakenNames } from './sign-up-repository.ts';

const mostSuggested = 3;

/** Which fields there must be and may not be, by the role and by how the person will sign in. */
export function refuseWrongFields({ role, email, facultyEmail, password, providerTicket }: SignUpBody): void {
  const issues: InputIssue[] = [];
  const refuseIf = (isWrong: boolean, field: string, rule: string) => void (isWrong && issues.push({ path: [field], rule }));
  refuseIf(role === 'student' && facultyEmail !== undefined, 'facultyEmail', 'unknown_field');
  refuseIf(role === 'teacher' && email !== undefined, 'email', 'unknown_field');
  refuseIf(role === 'teacher' && facultyEmail === undefined, 'facultyEmail', 'required');
  refuseIf(providerTicket === undefined && password === undefined, 'password', 'required');
  refuseIf(providerTicket !== undefined && password !== undefined, 'password', 'unknown_field');
  if (issues.length > 0) throw refuseInput(...issues);
}

/** The rules of a password as they are at this school (D8). */
export async function refuseWeakPassword({ role, username, password, code }: SignUpBody, { school, settings }: Place): Promise<void> {
  if (password === undefined) return;
  const ownWords = [school.name, school.districtName, ...(role === 'student' ? [normalizeClassCode(code) ?? ''] : [])];
  const problem = await passwordProblem(password, { role, username, settings, ownWords });
  if (problem) throw refuseInput(passwordIssue(problem, { settings }));
}

export async function isNameTaken(db: Db, { edition, username }: SignUpBody): Promise<boolean> {
  return (await selectTakenNames(db, { edition, foldedNames: [foldUsername(username)] })).size > 0;
}

/** A few user names like the one that is taken, all of them free now. */
export async function freeUsernames(db: Db, { edition, firstName, lastName, username }: SignUpBody, now: Date): Promise<string[]> {
  const candidates = suggestUsernames({ firstName, lastName }, { taken: username, turn: Math.floor(now.getTime() / 1000) % 97 });
  const taken = await selectTakenNames(db, { edition, foldedNames: candidates.map(foldUsername) });
  return candidates.filter((name) => !taken.has(foldUsername(name))).slice(0, mostSuggested);
}
