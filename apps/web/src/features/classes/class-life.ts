import type { ClassStudent, ClassSummary } from '@alba/contract/classes';

/** What the screen offers beside the list and the class: it brings the dialogs, which few visits need. */
export type ClassLife = {
  onAct: (what: 'board' | 'teachers' | 'archive' | 'new-code' | 'code-off' | 'code-on', given: ClassSummary) => void;
  onArchived: () => void;
  onMove: (given: ClassSummary, students: readonly ClassStudent[], classes: readonly ClassSummary[], onMoved: () => void) => void;
};
