import { localDateOf, schoolYearOf } from '@alba/domain/assignments';
import { classAvatars, foldName } from '@alba/domain/classes';
import type { RosterClass } from '@alba/roster/model/index';
import type { Tx } from '../../platform/db/index.ts';
import { newClassCode } from '../classes/index.ts';
import {
  type ClassUpdate,
  endClasses,
  insertClasses,
  type NewClass,
  selectAdministrators,
  selectClassesByRef,
  selectOwnNames,
  selectTakenCodes,
  selectTeachersToBe,
  type TeacherOfClass,
  updateClasses,
} from './apply-classes-repository.ts';
import { type Line, type Settled, selectLines, settle } from './change-repository.ts';
import { classNames } from './class-names.ts';
import type { PartOf } from './keeping.ts';

const batch = 500;

/** New classes: owned by the teacher whom the source calls the first, else by any of its teachers, else for now by an administrator. */
export async function addClasses(tx: Tx, part: PartOf, between: () => Promise<void>): Promise<void> {
  let teachers: Map<string, TeacherOfClass[]> | undefined;
  for (let after = 0; ; ) {
    const lines = await selectLines(tx, { ...part, kind: 'class-added', state: 'planned', after, limit: batch });
    if (lines.length === 0) return;
    teachers ??= Map.groupBy(await selectTeachersToBe(tx, part), ({ classExternalId }) => classExternalId);
    await addBatch(tx, part, { lines, teachers });
    await between();
    after = lines.at(-1)?.changeId ?? after;
  }
}

type Owned = { line: Line; record: RosterClass; schoolId: number; ownerId: number; teaches: boolean };

async function addBatch(tx: Tx, part: PartOf, given: { lines: readonly Line[]; teachers: Map<string, TeacherOfClass[]> }): Promise<void> {
  const { owned, settled } = await ownersOf(tx, part, given);
  const names = classNames(await selectOwnNames(tx, { districtId: part.districtId, owners: owned.map(({ ownerId }) => ownerId) }));
  const codes = await newCodes(tx, owned.length);
  const classes = owned.map(
    ({ line, record, schoolId, ownerId, teaches }, index): NewClass => ({
      ...{ externalId: line.externalId, schoolId, ownerId, teaches, ...names.give({ ownerId, name: record.name }) },
      ...{ description: record.description ?? '', avatar: avatarOf(line.externalId), grade: gradeOf(record), code: codes[index] as string, record },
      schoolYear: record.startsOn === undefined ? part.schoolYear : schoolYearOf(record.startsOn, part.edition),
    }),
  );
  const ids = classes.length === 0 ? new Map<string, number>() : await insertClasses(tx, part, classes);
  settled.push(...owned.map(({ line }): Settled => ({ changeId: line.changeId, state: 'applied', objectId: ids.get(line.externalId) })));
  await settle(tx, part, settled);
}

async function ownersOf(
  tx: Tx,
  part: PartOf,
  { lines, teachers }: { lines: readonly Line[]; teachers: Map<string, TeacherOfClass[]> },
): Promise<{ owned: Owned[]; settled: Settled[] }> {
  const placed = lines.map((line) => ({ line, record: line.data.class as RosterClass, schoolId: part.schools.get((line.data.class as RosterClass).schoolId) }));
  const administrators = await selectAdministrators(tx, {
    districtId: part.districtId,
    schoolIds: [...new Set(placed.flatMap(({ schoolId }) => schoolId ?? []))],
  });
  const owned: Owned[] = [];
  const settled: Settled[] = [];
  for (const { line, record, schoolId } of placed) {
    const those = teachers.get(line.externalId) ?? [];
    const teacher = part.owner?.personId ?? (those.find(({ isPrimary }) => isPrimary) ?? those[0])?.personId;
    const ownerId = teacher ?? administrators.get(schoolId ?? 0);
    if (schoolId === undefined) settled.push({ changeId: line.changeId, state: 'failed', reason: 'school_missing' });
    else if (ownerId === undefined) settled.push({ changeId: line.changeId, state: 'failed', reason: 'no_teacher' });
    else owned.push({ line, record, schoolId, ownerId, teaches: teacher !== undefined });
  }
  return { owned, settled };
}

/** Codes that no class of any district has or had. */
async function newCodes(tx: Tx, count: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    const tried = Array.from({ length: count - codes.size }, newClassCode);
    const taken = await selectTakenCodes(tx, tried);
    for (const code of tried) if (!taken.has(code)) codes.add(code);
  }
  return [...codes];
}

/** A class of several years, or of none that we know, is for its teacher to say. */
export const gradeOf = ({ grades }: RosterClass): number | null => (grades.length === 1 ? (grades[0] ?? null) : null);

/** The same picture at every import, and not the same for all. */
function avatarOf(externalId: string): string {
  let sum = 0;
  for (const sign of externalId) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return classAvatars[sum % classAvatars.length] as string;
}

/** Classes whose facts changed, and those that are named again. */
export async function changeClasses(tx: Tx, part: PartOf, between: () => Promise<void>): Promise<void> {
  for (const kind of ['class-returned', 'class-changed'] as const) {
    for (let after = 0; ; ) {
      const lines = await selectLines(tx, { ...part, kind, state: 'planned', after, limit: batch });
      if (lines.length === 0) break;
      await changeBatch(tx, part, { lines, isBack: kind === 'class-returned' });
      await between();
      after = lines.at(-1)?.changeId ?? after;
    }
  }
}

async function changeBatch(tx: Tx, part: PartOf, { lines, isBack }: { lines: readonly Line[]; isBack: boolean }): Promise<void> {
  const stored = await selectClassesByRef(
    tx,
    part,
    lines.map(({ externalId }) => externalId),
  );
  const names = classNames(await selectOwnNames(tx, { districtId: part.districtId, owners: [...stored.values()].map(({ ownerId }) => ownerId) }));
  const updates: ClassUpdate[] = [];
  const settled: Settled[] = [];
  for (const { changeId, externalId, data } of lines) {
    const here = stored.get(externalId);
    const record = data.class as RosterClass;
    if (!here) {
      settled.push({ changeId, state: 'failed', reason: 'class_missing' });
      continue;
    }
    const { ownerId, classId, name, description, grade, schoolId, isArchived, isRemoved } = here;
    const before = (data.before ?? {}) as Partial<RosterClass>;
    const isRenamed = before.name !== record.name;
    const isRestored = isRemoved && part.owner !== undefined;
    const kept = { name, folded: foldName(name) };
    const called = isRenamed || isRestored ? names.give({ ownerId, name: isRenamed ? record.name : name, classId }) : kept;
    updates.push({
      ...{ externalId, classId, record, isBack, isRestored, ...called },
      description: before.description === record.description ? description : (record.description ?? ''),
      grade: JSON.stringify(before.grades) === JSON.stringify(record.grades) ? grade : (gradeOf(record) ?? grade),
      schoolId: part.schools.get(record.schoolId) ?? schoolId,
    });
    const ours = { before: { ...kept, description, grade, schoolId }, after: called.name, unarchived: isBack && isArchived };
    settled.push({ changeId, state: 'applied', objectId: classId, ours });
  }
  if (updates.length > 0) await updateClasses(tx, part, updates);
  await settle(tx, part, settled);
}

export async function endAllClasses(tx: Tx, part: PartOf, between: () => Promise<void>): Promise<void> {
  while ((await endClasses(tx, part, batch)) === batch) await between();
}

/** The school year of a day, where the source says none. */
export const schoolYearAt = (now: Date, zone: string, edition: PartOf['edition']): number => schoolYearOf(localDateOf(now, zone), edition);
