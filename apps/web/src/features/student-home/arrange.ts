import type { StudentCard } from '@alba/contract/attempts';

export type Arranged = { upNext: StudentCard | undefined; toDo: StudentCard[]; done: StudentCard[]; classes: { classId: number; className: string }[] };

const never = '9999';

/** Past due first, then by due date, then what has none; what is not open yet comes last, by its first day. */
function byUrgency(one: StudentCard, other: StudentCard): number {
  const rank = ({ timing }: StudentCard) => (timing === 'past-due' ? 0 : timing === 'future' ? 2 : 1);
  const date = (card: StudentCard) => (card.timing === 'future' ? card.start : (card.due ?? never));
  return rank(one) - rank(other) || compare(date(one), date(other)) || compare(one.title, other.title);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** What a student sees: the one next lesson, the rest to do, and the newest done first; of one class or of all. */
export function arrange(cards: readonly StudentCard[], classId: number | undefined): Arranged {
  const classes = [...new Map(cards.map((card) => [card.classId, { classId: card.classId, className: card.className }])).values()];
  const shown = cards.filter((card) => classId === undefined || card.classId === classId);
  const open = shown.filter(({ status }) => status !== 'completed').sort(byUrgency);
  const upNext = open.find(({ action }) => action !== 'locked');
  const done = shown.filter(({ status }) => status === 'completed').sort((one, other) => compare(other.submittedAt ?? '', one.submittedAt ?? ''));
  return { upNext, toDo: open.filter((card) => card !== upNext), done, classes: classes.sort((one, other) => compare(one.className, other.className)) };
}
