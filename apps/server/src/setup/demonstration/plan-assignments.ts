import type { EditionId } from '@alba/domain/editions';
import type { Calendar } from './calendar.ts';
import type { Member, PlannedClass, PlannedDistrict } from './plan-people.ts';
import { addAttempt, type Lesson, UsageDays, type Work } from './plan-work.ts';
import { Chance } from './random.ts';
import type { Ids, Row, Sheet } from './rows.ts';
import { sittingsOf } from './sittings.ts';
import { type Slot, slotsFor } from './slots.ts';

type Planning = {
  edition: EditionId;
  calendar: Calendar;
  ids: Ids;
  sheet: Sheet;
  people: PlannedDistrict;
  lessons: readonly Lesson[];
  collections: readonly { collectionId: number; lessonIds: readonly number[] }[];
  /** User name of the student of the start banner. */
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
    for (const member of membersOf(assigned)) addWork(planning, { assigned, member }, usage);
  }
  usage.write(sheet, { districtId: people.districtId, schoolId: people.schoolIds[0], calendar });
}

/** Those of the class it is for. */
const membersOf = ({ slot: { targets }, owner: { members } }: Pick<Assigned, 'slot' | 'owner'>): Member[] =>
  targets ? targets.flatMap((place) => members[place] ?? []) : members;

function addAssignment(planning: Planning, given: Omit<Assigned, 'assignmentId' | 'schoolYear'>, usage: UsageDays): Assigned {
  const { calendar, ids, sheet, people, collections } = planning;
  const { slot, lesson, owner } = given;
  const assignmentId = ids.assignment();
  const start = calendar.start(slot.start);
  const due = slot.due === undefined ? null : calendar.due(slot.due);
  const schoolYear = calendar.schoolYear(calendar.day(slot.start));
  const created_at = calendar.at(Math.min(slot.start, -1), '07:35:00');
  const closed_at = slot.closed === undefined ? null : calendar.at(slot.closed, '15:20:00');
  const own = { district_id: people.districtId, school_year: schoolYear, assignment_id: assignmentId };
  const terms = { allowCheckAnswers: slot.allowCheckAnswers, keyVisibility: slot.keyVisibility };
  const collection = slot.isCollected ? collections.find(({ lessonIds }) => lessonIds.includes(lesson.lessonId)) : undefined;
  const studentIds = slot.targets && membersOf(given).map(({ personId }) => personId);
  sheet.add('assignment', {
    ...own,
    class_id: owner.classId,
    lesson_id: lesson.lessonId,
    version_id: lesson.versionId,
    collection_id: collection?.collectionId ?? null,
    targets: studentIds ? 'students' : 'class',
    start_wall: start,
    due_wall: due,
    allow_check_answers: terms.allowCheckAnswers,
    key_visibility: terms.keyVisibility,
    closed_at,
    revision: closed_at || slot.ownDue ? 2 : 1,
    created_by: owner.ownerId,
    created_at,
  });
  sheet.add('assignment_event', {
    ...own,
    kind: 'created',
    at: created_at,
    actor_id: owner.ownerId,
    data: { start, due, ...terms, studentIds, collectionId: collection?.collectionId },
  });
  for (const person_id of studentIds ?? []) sheet.add('assignment_target', { ...own, person_id });
  addOwnDue(planning, { ...given, own });
  if (closed_at) sheet.add('assignment_event', { ...own, kind: 'closed', at: closed_at, actor_id: owner.ownerId, data: {} });
  usage.add({ day: calendar.day(Math.min(slot.start, -1)), personId: owner.ownerId, role: 'teacher', assigned: 1 });
  return { ...given, assignmentId, schoolYear };
}

/** One student has more time. */
function addOwnDue({ calendar, sheet }: Planning, { slot, owner, own }: Pick<Assigned, 'slot' | 'owner'> & { own: Row<'assignment_exception'> }): void {
  const { place = -1, due: day = 0 } = slot.ownDue ?? {};
  const student = owner.members[place];
  if (!student) return;
  const due = calendar.due(day);
  sheet.add('assignment_exception', { ...own, person_id: student.personId, start_wall: null, due_wall: due });
  const data = { studentId: student.personId, after: { start: null, due } };
  sheet.add('assignment_event', { ...own, kind: 'exception-set', at: calendar.at(-1, '15:45:00'), actor_id: owner.ownerId, data });
}

type Doing = { assigned: Assigned; member: Member };

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
