import type { ClassLifeAct } from './act.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { ArchivedDialog } from './archived-dialog.tsx';
import { ClassBoard } from './class-board.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { TeachersDialog } from './teachers-dialog.tsx';

export function LifeDialog({ act, onClose }: { act: ClassLifeAct; onClose: () => void }) {
  if (act.what === 'archived') return <ArchivedDialog onClose={onClose} />;
  if (act.what === 'move') return <MoveDialog {...act} onClose={onClose} />;
  if (act.what === 'board') return <ClassBoard given={act.given} onClose={onClose} />;
  if (act.what === 'teachers') return <TeachersDialog given={act.given} onClose={onClose} />;
  if (act.what === 'archive') return <ArchiveDialog given={act.given} onClose={onClose} />;
  return <CodeDialog act={act.what} given={act.given} onClose={onClose} />;
}
