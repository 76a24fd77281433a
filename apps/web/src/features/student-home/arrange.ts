import type { StudentCard } from '@alba/contract/attempts';
import { byUrgency } from '@alba/domain/assignments';

export type Arranged = {
  upNext: StudentCard | undefined;
  toDo: StudentCard[];
  /** Not turned in when the teacher closed it: nothing to do about it any more. */
  closed: StudentCard[];
  done: StudentCard[];
  classes: { classId: number; className: string }[];
};

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** What a student sees: the one next lesson, the rest to do, what was closed, and the newest done first; of one class or of all. */
export function arrange(cards: readonly StudentCard[], classId: number | undefined): Arranged {
  const classes = [...new Map(cards.map((card) => [card.classId, { classId: card.classId, className: card.className }])).values()];
  const shown = cards.filter((card) => classId === undefined || card.classId === classId);
  // what nobody asks of a late joiner comes last (D27)
  const unfinished = shown
    .filter(({ status }) => status !== 'completed')
    .sort((one, other) => Number(one.isOptional) - Number(other.isOptional) || byUrgency(one, other));
  const open = unfinished.filter((card) => !isClosed(card));
  const upNext = open.find(({ action }) => action !== 'locked');
  const done = shown.filter(({ status }) => status === 'completed').sort((one, other) => compare(other.submittedAt ?? '', one.submittedAt ?? ''));
  return {
    upNext,
    toDo: open.filter((card) => card !== upNext),
    closed: unfinished.filter(isClosed),
    done,
    classes: classes.sort((one, other) => compare(one.className, other.className)),
  };
}

/** The teacher closed it before it was turned in; what was begun may still be looked at. */
export const isClosed = ({ action }: Pick<StudentCard, 'action'>): boolean => action === 'closed' || action === 'look';
/** There is no way into the lesson. */
export const isShut = ({ action }: Pick<StudentCard, 'action'>): boolean => action === 'closed' || action === 'locked';
