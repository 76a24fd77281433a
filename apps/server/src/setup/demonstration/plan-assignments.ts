import type { EditionId } from '@alba/domain/editions';
import type { Calendar } from './calendar.ts';
import type { Member, PlannedClass, PlannedDistrict } from './plan-people.ts';
import { addAttempt, type Lesson, UsageDays, type Work } from './plan-work.ts';
import { Chance } from './random.ts';
import type { Ids, Sheet } from './rows.ts';
import { type Slot, slotsFor } from './slots.ts';

type Planning = {
  edition: EditionId;
  calendar: Calendar;
  ids: Ids;
  sheet: Sheet;
  people: PlannedDistrict;
  lessons: readonly Lesson[] /** User name of the student of the start banner. */;
  named: string;
};
type Assigned = { slot: Slot; at: number; assignmentId: number; schoolYear: number; lesson: Lesson; owner: PlannedClass };

/** Adds every assignment of the district with the work its students have done so far. All work lies before today. */
export function planAssignments(planning: Planning): void {
  const { people, lessons, sheet, calendar } = planning;
  const usage = new UsageDays();
  for (const [at, slot] of slotsFor(lessons.length).entries()) {
    const lesson = lessons[slot.lesson];
    if (!lesson) continue;
    const owner = people.classes[slot.classKey];
    const assigned = addAssignment(planning, { slot, at, lesson, owner }, usage);
    for (const member of owner.members) addWork(planning, { assigned, member }, usage);
  }
  usage.write(sheet, { districtId: people.districtId, schoolId: people.schoolIds[0], calendar });
}

function addAssignment({ calendar, ids, sheet, people }: Planning, given: Omit<Assigned, 'assignmentId' | 'schoolYear'>, usage: UsageDays): Assigned {
  const { slot, lesson, owner } = given;
  const assignmentId = ids.assignment();
  const start = calendar.start(slot.start);
  const due = slot.due === undefined ? null : calendar.due(slot.due);
  const schoolYear = calendar.schoolYear(calendar.day(slot.start));
  const created_at = calendar.at(Math.min(slot.start, -1), '07:35:00');
  const closed_at = slot.closed === undefined ? null : calendar.at(slot.closed, '15:20:00');
  const own = { district_id: people.districtId, school_year: schoolYear, assignment_id: assignmentId };
  const terms = { allowCheckAnswers: slot.allowCheckAnswers, keyVisibility: slot.keyVisibility };
  sheet.add('assignment', {
    ...own,
    class_id: owner.classId,
    lesson_id: lesson.lessonId,
    version_id: lesson.versionId,
    start_wall: start,
    due_wall: due,
    allow_check_answers: terms.allowCheckAnswers,
    key_visibility: terms.keyVisibility,
    closed_at,
    revision: closed_at ? 2 : 1,
    created_by: owner.ownerId,
    created_at,
  });
  sheet.add('assignment_event', { ...own, kind: 'created', at: created_at, actor_id: owner.ownerId, data: { start, due, ...terms } });
  if (closed_at) sheet.add('assignment_event', { ...own, kind: 'closed', at: closed_at, actor_id: owner.ownerId, data: {} });
  usage.add({ day: calendar.day(Math.min(slot.start, -1)), personId: owner.ownerId, role: 'teacher', assigned: 1 });
  return { ...given, assignmentId, schoolYear };
}

type Doing = { assigned: Assigned; member: Member };
/** `day`: the day of the sitting. `until` below 1: left unfinished. `reset`: the day a teacher reset it. */
type Sitting = { day: number; until: number; reset?: number };

function addWork({ edition, calendar, ids, sheet, people, named }: Planning, { assigned, member }: Doing, usage: UsageDays): void {
  const { slot, lesson, owner, assignmentId, schoolYear, at } = assigned;
  const chance = new Chance(`${member.username}/${at}`);
  for (const [index, sitting] of sittingsOf({ slot, member, chance, isNamed: member.username === named, place: owner.members.indexOf(member) }).entries()) {
    const reset = sitting.reset === undefined ? undefined : { by: owner.ownerId, at: calendar.at(sitting.reset, '16:45:00') };
    const work: Work = {
      districtId: people.districtId,
      schoolYear,
      assignmentId,
      student: member,
      lesson,
      edition,
      grade: owner.grade,
      level: member.level,
      allowCheckAnswers: slot.allowCheckAnswers,
      from: calendar.during(sitting.day, chance),
      until: sitting.until,
      number: index + 1,
      reset,
    };
    const played = addAttempt(sheet, ids, work, chance);
    usage.add({
      day: calendar.day(sitting.day),
      personId: member.personId,
      role: 'student',
      completed: sitting.until >= 1 ? 1 : 0,
      seconds: played.activeSeconds,
    });
  }
}

type Deciding = { slot: Slot; member: Member; chance: Chance; isNamed: boolean; place: number };

/** What a student did with an assignment so far: nothing, one sitting, or a second one after a reset. */
function sittingsOf(deciding: Deciding): Sitting[] {
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
