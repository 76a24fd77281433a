import type { Tx } from '../../platform/db/index.ts';
import { settleOwners } from './apply-places.ts';
import type { UndoPart } from './keeping.ts';
import { undoAddedClasses, undoChangedClasses, undoEndedClasses } from './undo-classes-repository.ts';
import { undoAddedPeople, undoChangedPeople, undoEndedPeople, undoSchools } from './undo-people-repository.ts';
import { undoChangedPlaces, undoEndedPlaces, undoStudentPlaces, undoTeacherPlaces } from './undo-places-repository.ts';
import { undoRoles } from './undo-roles.ts';

const batch = 1_000;
type Undo = (tx: Tx, part: UndoPart, limit: number) => Promise<number>;

/** From the leaves to the root: places, classes, people, schools. Each line ends reversed, kept with the reason, or failed with it. */
const steps: readonly Undo[] = [
  undoStudentPlaces,
  undoAddedClasses,
  undoTeacherPlaces,
  (tx, part, limit) => undoChangedClasses(tx, part, { kind: 'class-changed', limit }),
  (tx, part, limit) => undoChangedClasses(tx, part, { kind: 'class-returned', limit }),
  undoEndedClasses,
  undoEndedPeople,
  undoChangedPlaces,
  undoEndedPlaces,
  undoChangedPeople,
  (tx, part, limit) => undoAddedPeople(tx, part, { kind: 'person-returned', limit }),
  (tx, part, limit) => undoAddedPeople(tx, part, { kind: 'person-added', limit }),
];

export async function undoPart(tx: Tx, part: UndoPart): Promise<void> {
  for (const step of steps) while ((await step(tx, part, batch)) >= batch);
  await undoRoles(tx, part);
  await settleOwners(tx, part);
  await undoSchools(tx, part);
}
