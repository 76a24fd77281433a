import type { moveStudents, undoMove } from '@alba/contract/class-moves';
import type { RefusalOf } from '@alba/contract/endpoint';
import type en from './messages/en.json';

type Word = keyof typeof en.move.refused;
/** A refusal that the contract adds does not compile until it has its words here. */
export const moveWords: Record<RefusalOf<typeof moveStudents>, Word> = {
  class_not_found: 'gone',
  same_class: 'gone',
  not_enrolled: 'left',
  class_full: 'full',
};
export const undoWords: Record<RefusalOf<typeof undoMove>, Word> = {
  class_not_found: 'gone',
  move_not_found: 'gone',
  class_full: 'full',
  undo_expired: 'expired',
};
