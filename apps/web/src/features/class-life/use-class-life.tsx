import { lazy, type ReactNode, Suspense, useState } from 'react';
import { needMessages } from '../../lib/i18n/index.ts';
import type { ClassLifeAct } from './act.ts';

// What a teacher does now and then with a class is not for every visit of the page.
const LifeDialog = lazy(async () => {
  const [part] = await Promise.all([import('./life-dialog.tsx'), needMessages('class-life')]);
  return { default: part.LifeDialog };
});

/** The code of a class for the board, its teachers, archiving, moving students. Put `dialog` anywhere in the screen. */
export function useClassLife(): { open: (act: ClassLifeAct) => void; dialog: ReactNode } {
  const [act, setAct] = useState<ClassLifeAct>();
  return {
    open: setAct,
    dialog: act && (
      <Suspense>
        <LifeDialog act={act} onClose={() => setAct(undefined)} />
      </Suspense>
    ),
  };
}
