import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../../../ui/stepper.tsx';
import type { RenderWorkload } from '../render-workload.ts';
import { ClassesStep } from './classes-step.tsx';
import { DatesStep } from './dates-step.tsx';
import type { DescribeLesson } from './lesson-name.tsx';
import { LessonsStep } from './lessons-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { type StepName, stepNames } from './use-draft.ts';
import type { Wizard } from './use-wizard.ts';

type StepsProps = { wizard: Wizard; describe: DescribeLesson; renderWorkload?: RenderWorkload; findPath: string; onAssigned?: () => void };

/** The four steps, of which one is shown. */
export function Steps({ wizard, describe, renderWorkload, findPath, onAssigned }: StepsProps) {
  const { t } = useTranslation('assign');
  const { step } = wizard;
  return (
    <div className="a-many">
      <Stepper label={t(($) => $.many.steps)} steps={useStepWords(wizard)} current={stepNames.indexOf(step)} />
      <StepTitle step={step} />
      {step === 'lessons' && <LessonsStep wizard={wizard} describe={describe} findPath={findPath} />}
      {step === 'classes' && <ClassesStep wizard={wizard} />}
      {step === 'dates' && <DatesStep wizard={wizard} describe={describe} renderWorkload={renderWorkload} />}
      {step === 'review' && <ReviewStep wizard={wizard} onAssigned={onAssigned} />}
    </div>
  );
}

function useStepWords({ lessons, chosenClasses, addressOf }: Wizard) {
  const { t } = useTranslation('assign');
  const students = chosenClasses.reduce((sum, { studentCount }) => sum + studentCount, 0);
  const classesWords = () => {
    if (chosenClasses.length === 0) return t(($) => $.many.whoSummary);
    const classes = t(($) => $.many.classCount, { count: chosenClasses.length });
    return students === 0 ? classes : t(($) => $.many.classesSummary, { classes, students: t(($) => $.students, { count: students }) });
  };
  const summaries: Record<StepName, string> = {
    lessons: t(($) => $.many.chosen, { count: lessons.length }),
    classes: classesWords(),
    dates: t(($) => $.many.datesSummary),
    review: t(($) => $.many.reviewSummary),
  };
  return stepNames.map((name) => ({ id: name, name: t(($) => $.many.step[name]), summary: summaries[name], to: addressOf(name) }));
}

/** Whoever comes to a step from another one hears its name: focus moves here. */
function StepTitle({ step }: { step: StepName }) {
  const { t } = useTranslation('assign');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <h2 ref={title} tabIndex={-1} className="mt-8 mb-4 outline-none">
      {t(($) => $.many.step[step])}
    </h2>
  );
}
