import type { Member } from './plan-people.ts';
import type { Chance } from './random.ts';
import type { Slot } from './slots.ts';

/** `day`: the day of the sitting. `until` below 1: left unfinished. `reset`: the day a teacher reset it. */
type Sitting = { day: number; until: number; reset?: number };

type Deciding = { slot: Slot; member: Member; chance: Chance; isNamed: boolean; place: number };

/** What a student did with an assignment so far: nothing, one sitting, or a second one after a reset. */
export function sittingsOf(deciding: Deciding): Sitting[] {
  const { slot, member, isNamed, place, chance } = deciding;
  const last = Math.min(slot.due ?? -1, member.left === undefined ? -1 : member.left - 1);
  if (slot.start > last || member.joined > last) return [];
  const first = Math.max(slot.start, member.joined + 1, slot.start);
  if (first > last) return [];
  const isPast = slot.due !== undefined && slot.due < 0;
  if (isNamed) return namedSittings(slot, isPast, first, last);
  // One student began again after a reset some weeks ago, another was reset and has not begun again.
  if (isPast && place === 3 && slot.start === -21)
    return [
      { day: first, until: 1, reset: first + 1 },
      { day: first + 3, until: 1 },
    ];
  if (!isPast && place === 5 && slot.due === 0) return [{ day: first, until: 1, reset: -1 }];
  return isPast ? pastSittings(deciding, first, last) : runningSittings(slot, chance, first, last);
}

/** The student of the start banner has one of everything: work turned in, one late, one half done, one reset. */
function namedSittings(slot: Slot, isPast: boolean, first: number, last: number): Sitting[] {
  if (isPast) return [{ day: slot.start === -28 && slot.due !== undefined ? slot.due + 1 : last, until: 1 }];
  if (slot.due === 0) return [{ day: -1, until: 0.45 }];
  return slot.due === undefined ? [{ day: first, until: 1, reset: -1 }] : [];
}

function pastSittings({ slot, member, chance }: Deciding, first: number, last: number): Sitting[] {
  const { care } = member.habits;
  const luck = chance.next();
  const done = 0.66 + 0.26 * care;
  if (luck > done + 0.09) return [];
  if (luck > done) return [{ day: chance.between(first, last), until: 0.2 + chance.next() * 0.6 }];
  const isLate = member.left === undefined && chance.happens(0.16 - 0.12 * care);
  const latest = Math.min(-1, slot.closed === undefined ? -1 : slot.closed - 1);
  const lateDay = last + chance.between(1, 2);
  return [{ day: isLate && lateDay <= latest ? lateDay : chance.between(first, last), until: 1 }];
}

/** The nearer the due date, the more is done. */
function runningSittings(slot: Slot, chance: Chance, first: number, last: number): Sitting[] {
  const done = slot.due === undefined ? 0.35 : Math.max(0.12, 0.55 - slot.due * 0.13);
  const luck = chance.next();
  if (luck > done + 0.22) return [];
  return [{ day: chance.between(first, last), until: luck < done ? 1 : 0.2 + chance.next() * 0.7 }];
}
