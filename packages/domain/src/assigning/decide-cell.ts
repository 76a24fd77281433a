import { type AssignmentWindow, dueBeforeStart, type WallTime, windowOf } from '../assignments/index.ts';

/** Why a lesson cannot be given to a class. The first that applies is told: what no other date could mend comes before dates. */
export const cellRefusals = [
  'lesson_not_found',
  'class_not_found',
  'student_not_found',
  'lesson_denied',
  'lesson_already_assigned',
  'due_before_start',
  'due_missing',
] as const;
export type CellRefusal = (typeof cellRefusals)[number];

/** One lesson for one class as a teacher asks for it; without `studentIds` for everybody in the class now and later. */
export type AskedCell = { start: WallTime; due: WallTime | null; studentIds?: readonly number[] };

/** An assignment that the class has, neither removed nor closed by hand, whatever its dates. */
export type GivenAssignment = {
  start: WallTime;
  due: WallTime | null;
  /** Those it is for; null where it is for the whole class. */
  studentIds: readonly number[] | null;
  /** Dates that single students have of their own. */
  ownDates: readonly { studentId: number; start: WallTime | null; due: WallTime | null }[];
};

export type CellFacts<Given extends GivenAssignment> = {
  isLessonOffered: boolean;
  /** Absent where the teacher does not teach the class. */
  classroom: { memberIds: ReadonlySet<number>; zone: string } | undefined;
  /** The school of the class is denied the lesson. */
  isDenied: boolean;
  /** A lesson of a collection needs a due date (D28). */
  isDueRequired: boolean;
  /** What the class has of the same lesson, the oldest first. */
  sameLesson: readonly Given[];
  now: Date;
};

/** `assigned`: the assignment in the way, and who of the chosen students has the lesson already. */
export type CellDecision<Given> = { refusal?: CellRefusal; assigned?: { given: Given; studentIds: number[] } };

/** Whether a lesson can be given to a class; asked before sending and again when it is done. */
export function decideCell<Given extends GivenAssignment>(cell: AskedCell, facts: CellFacts<Given>): CellDecision<Given> {
  const { classroom } = facts;
  if (!facts.isLessonOffered) return { refusal: 'lesson_not_found' };
  if (!classroom) return { refusal: 'class_not_found' };
  if (cell.studentIds?.some((studentId) => !classroom.memberIds.has(studentId))) return { refusal: 'student_not_found' };
  if (facts.isDenied) return { refusal: 'lesson_denied' };
  const assigned = whatStandsInTheWay(facts.sameLesson, { ...classroom, studentIds: cell.studentIds, now: facts.now });
  if (assigned) return { refusal: 'lesson_already_assigned', assigned };
  if (dueBeforeStart({ start: cell.start, due: cell.due ?? undefined })) return { refusal: 'due_before_start' };
  if (facts.isDueRequired && cell.due === null) return { refusal: 'due_missing' };
  return {};
}

type Chosen = { studentIds: readonly number[] | undefined; memberIds: ReadonlySet<number>; zone: string; now: Date };

/**
 * The first assignment of a lesson that a chosen student has open or yet to open (D89), and everybody chosen who has one. The whole
 * class means those who join later too, so another assignment for the whole class stands in the way also while nobody is in it.
 */
export function whatStandsInTheWay<Given extends GivenAssignment>(
  sameLesson: readonly Given[],
  { studentIds, memberIds, zone, now }: Chosen,
): CellDecision<Given>['assigned'] {
  const chosen = studentIds ?? [...memberIds];
  const found = sameLesson.map((given) => ({ given, having: whoHas(given, chosen, { zone, now }) }));
  const first = found.find(({ given, having }) => having.length > 0 || (!studentIds && given.studentIds === null && stands(given, { zone, now })));
  if (!first) return undefined;
  const having = new Set(found.flatMap((one) => one.having));
  return { given: first.given, studentIds: chosen.filter((studentId) => having.has(studentId)) };
}

type Here = { zone: string; now: Date };

/** Who of these students has the assignment open or yet to open, by their own dates where they have some. */
function whoHas(given: GivenAssignment, students: readonly number[], here: Here): number[] {
  const reached = given.studentIds === null ? students : students.filter((studentId) => given.studentIds?.includes(studentId));
  const own = new Map(given.ownDates.map((dates) => [dates.studentId, dates]));
  const standsForClass = stands(given, here);
  return reached.filter((studentId) => {
    const dates = own.get(studentId);
    return dates ? stands({ ...given, ownStart: dates.start, ownDue: dates.due }, here) : standsForClass;
  });
}

const stands = (dates: Parameters<typeof windowOf>[0], { zone, now }: Here): boolean => isOpenOrFuture(windowOf(dates, zone), now);

/** Whether an assignment is open or yet to open: the same lesson may be assigned again when it is not (D89). */
export const isOpenOrFuture = ({ end }: AssignmentWindow, now: Date): boolean => end === undefined || now < end;

/** Whether anybody has the assignment open or yet to open. */
export const standsForSomebody = (given: GivenAssignment, here: Here): boolean =>
  stands(given, here) || given.ownDates.some((dates) => stands({ ...given, ownStart: dates.start, ownDue: dates.due }, here));
