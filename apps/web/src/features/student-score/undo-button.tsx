import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

/** Brings the work back that was reset. */
export function UndoButton({ onUndo }: { onUndo: () => Promise<void> }) {
  const { t } = useTranslation('student-score');
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onUndo();
    setBusy(false);
  };
  return (
    <Button variant="secondary" icon={Undo2} isBusy={isBusy} onClick={press}>
      {t(($) => $.undoReset)}
    </Button>
  );
}
