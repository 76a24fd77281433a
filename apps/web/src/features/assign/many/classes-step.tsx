import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classesWithoutStudents } from '../cells.ts';
import { ClassChoice } from '../class-choice.tsx';
import { WhoGets } from '../who-gets.tsx';
import { StepFoot } from './step-foot.tsx';
import type { Wizard } from './use-wizard.ts';

/** Which classes, and who in them. */
export function ClassesStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('assign');
  const { draft, change, classes, chosenClasses } = wizard;
  const [isTold, setTold] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const next = () => {
    setTold(true);
    const isWrong = draft.classIds.length === 0 ? '[data-field=classes] input' : '[data-field=students] [data-wrong] button';
    if (draft.classIds.length > 0 && classesWithoutStudents(draft.classIds, draft.students).length === 0) wizard.goTo('dates');
    else place.current?.querySelector<HTMLElement>(isWrong)?.focus();
  };
  return (
    <div ref={place} className="grid gap-6">
      <ClassChoice
        hideLegend
        classes={classes}
        chosen={draft.classIds}
        onChange={(classIds) => change((before) => ({ ...before, classIds }))}
        error={isTold && draft.classIds.length === 0 ? t(($) => $.error.noClass) : undefined}
      />
      <WhoGets classes={chosenClasses} students={draft.students} onChange={(students) => change((before) => ({ ...before, students }))} isTold={isTold} />
      <StepFoot wizard={wizard} onNext={next} />
    </div>
  );
}
