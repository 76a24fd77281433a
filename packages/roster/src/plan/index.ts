export type { RosterChange } from './changes.ts';
export { emptyRoster, type Held, type HeldRoster } from './held.ts';
export { holdsOf, type RosterHold } from './holds.ts';
export { commonPart } from './parts.ts';
export { planChanges, type RosterPlan } from './plan-changes.ts';
