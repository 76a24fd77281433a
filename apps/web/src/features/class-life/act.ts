import type { ClassStudent, ClassSummary } from '@alba/contract/classes';

/** What a teacher does now and then with a class. */
export type ClassLifeAct =
  | { what: 'board' | 'teachers' | 'archive' | 'new-code' | 'code-off' | 'code-on'; given: ClassSummary }
  | { what: 'move'; given: ClassSummary; students: readonly ClassStudent[]; classes: readonly ClassSummary[]; onMoved: () => void }
  | { what: 'archived' };
