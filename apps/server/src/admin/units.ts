import { localDateOf } from '@alba/domain/assignments';
import { operator } from '../modules/audit/index.ts';
import { allowUnit, type Denial, denyUnit, institutionOf, selectDenials, zoneOf } from '../modules/institutions/index.ts';
import { type Db, transact } from '../platform/db/index.ts';
import { command, type Told } from './command.ts';
import { flag, id, optional, required, text } from './options.ts';
import { table } from './table.ts';

const unit = { unit: required(text(120), '<unit>', "the id of a lesson's or a collection's pack, or a lesson's number") };
const at = required(id, '<id>', 'a school, or a district for all its schools');

export const denyOneUnit = command({
  summary: 'keep a lesson, or all lessons of a collection, from a school',
  help: ['It is neither found nor assigned there from now on. What was assigned before goes on, so that no student loses work.'],
  example: 'us-sci-ice-floats --at 14 --reason "Replaced by the district\'s own unit"',
  words: unit,
  options: { at, reason: required(text(300), '<text>', 'why; teachers who look for it there read this') },
  async run({ unit, at, reason }, { db, clock }): Promise<Told> {
    const denied = await transact(db, (tx) => denyUnit(tx, { institutionId: at, unit, reason, by: operator, now: clock.now() }));
    return { lines: [`Denied to ${at}: ${denied.unit.kind} "${denied.unit.title}" (${lessons(denied.lessonIds)}).`], data: dataOf(at, denied) };
  },
});

export const allowOneUnit = command({
  summary: 'lift a denial',
  example: 'us-sci-ice-floats --at 14',
  words: unit,
  options: { at },
  async run({ unit, at }, { db, clock }): Promise<Told> {
    const allowed = await transact(db, (tx) => allowUnit(tx, { institutionId: at, unit, by: operator, now: clock.now() }));
    return { lines: [`Allowed to ${at} again: ${allowed.unit.kind} "${allowed.unit.title}" (${lessons(allowed.lessonIds)}).`], data: dataOf(at, allowed) };
  },
});

const lessons = (ids: readonly number[]) => `${ids.length} ${ids.length === 1 ? 'lesson' : 'lessons'}`;
const dataOf = (at: number, { unit, lessonIds }: { unit: { kind: string; packId: string }; lessonIds: number[] }) => ({
  at,
  kind: unit.kind,
  unit: unit.packId,
  lessonIds,
});

export const listUnits = command({
  summary: 'what is denied where, since when and why',
  example: '--at 14',
  options: { at: optional(id, '<id>', 'a school with what its district is denied, or a district'), all: flag('also what was lifted') },
  async run({ at, all }, { db }): Promise<Told> {
    const place = at === undefined ? undefined : await institutionOf(db, at);
    const found = await selectDenials(db, {
      districtId: place?.districtId,
      schoolId: place?.kind === 'school' ? place.institutionId : undefined,
      withLifted: all,
    });
    const rows = await rowsOf(db, found);
    return { lines: rows.length === 0 ? ['Nothing is denied.'] : table(['AT', 'LESSON', 'COLLECTION', 'SINCE', 'UNTIL', 'REASON'], rows), data: found };
  },
});

/** Days are those of the school, or of the district where all its schools are meant. */
async function rowsOf(db: Db, found: readonly Denial[]): Promise<(string | number | null)[][]> {
  const zones = new Map<number, string>();
  for (const { schoolId } of found) if (!zones.has(schoolId)) zones.set(schoolId, zoneOf(await institutionOf(db, schoolId)));
  return found.map(({ schoolId, packId, collectionCode, deniedAt, liftedAt, reason }) => {
    const dayOf = (moment: Date | null) => moment && localDateOf(moment, zones.get(schoolId) ?? 'UTC');
    return [schoolId, packId, collectionCode, dayOf(deniedAt), dayOf(liftedAt), reason];
  });
}
