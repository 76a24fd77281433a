import { type ClassAvatar, decideJoin, type FoundClass, normalizeClassCode } from '@alba/domain/classes';
import { displayName } from '@alba/domain/people';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type CodeFacts, enrollStudent, lockClassOfCode, selectOptionalByCode } from './enrollment-repository.ts';

/** A class as somebody sees it who has its code and no account yet. */
export type ClassToJoin = { districtId: number; schoolId: number; classId: number; subgroupId: number; name: string; avatar: ClassAvatar; teacherName: string };
export type ClassCodeRefusal = 'class_code_unknown' | 'class_not_located' | 'class_inactive' | 'class_full';

/** Nobody has this number: who has no account is in no class. */
const nobody = 0;

/** The class behind a code for a student who is still to get an account, or why there is none to join. */
export async function classToJoin(db: Db | Tx, typed: string): Promise<ClassToJoin | { refuse: ClassCodeRefusal }> {
  const code = normalizeClassCode(typed);
  const facts = code === undefined ? undefined : await selectOptionalByCode(db, { code, personId: nobody });
  if (!facts || facts.isRetired) return { refuse: 'class_code_unknown' };
  if (facts.classId === null) return { refuse: 'class_not_located' };
  const decision = decideJoin({ role: 'student', networkId: facts.networkId }, { ...facts, classId: facts.classId } satisfies FoundClass);
  if ('refuse' in decision) return { refuse: decision.refuse as ClassCodeRefusal };
  return toJoin(facts, facts.classId);
}

/** The same under the lock of the class, so that of two students only one takes its last place. */
export async function lockClassToJoin(tx: Tx, typed: string): Promise<ClassToJoin | { refuse: ClassCodeRefusal }> {
  const code = normalizeClassCode(typed);
  if (code !== undefined) await lockClassOfCode(tx, code);
  return classToJoin(tx, typed);
}

type NewMember = { into: ClassToJoin; personId: number; schoolYear: number; now: Date };

/** Enrols a student whose account was made just now. The caller holds the lock of the class. */
export async function enrollNewStudent(tx: Tx, { into, personId, schoolYear, now }: NewMember): Promise<void> {
  const { districtId, classId, subgroupId } = into;
  await enrollStudent(tx, { districtId, classId, personId, subgroupId, schoolYear, now });
}

function toJoin({ districtId, schoolId, subgroupId, name, avatar, teacherFirstName, teacherLastName }: CodeFacts, classId: number): ClassToJoin {
  const teacherName = displayName({ firstName: teacherFirstName, lastName: teacherLastName });
  return { districtId, schoolId, classId, subgroupId, name, avatar, teacherName };
}
