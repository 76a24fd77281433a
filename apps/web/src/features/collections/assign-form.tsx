import type { ClassSummary } from '@alba/contract/classes';
import { datedLessons, dateProblems, type PlannedLesson, skipLessons } from '@alba/domain/collections';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Select } from '../../ui/select.tsx';
import type { Collection } from './api.ts';
import { problemsOf } from './unit-problems.ts';
import { UnitProblems } from './unit-problems-list.tsx';
import type { AssignAct } from './use-assign-collection.ts';
import type { Planning } from './use-plan.ts';
import type { Standing } from './use-standing.ts';

export type AssigningProps = {
  collection: Collection;
  planning: Planning;
  standing: Standing;
  /** Missing dates are told once sending was tried. */
  isTold: boolean;
  onTold: (isTold: boolean) => void;
};
type Props = AssigningProps & { classes: readonly ClassSummary[]; included: readonly PlannedLesson[]; act: AssignAct };

const classFieldId = 'collection-class';

/** The class, the switch that opens all lessons today, what stands in the way, and the one button. */
export function AssignForm({ collection, planning, standing, isTold, onTold, classes, included, act }: Props) {
  const { t } = useTranslation('collections');
  const { plan, classId, today, setPlan, setClassId } = planning;
  const problemsRef = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const chosen = classes.find((one) => one.classId === classId);
  const problems = problemsOf({ included, standing, dates: isTold ? dateProblems(plan, today) : [], isTold });
  const classError = problems.isClassGone ? t(($) => $.error.classGone) : isTold && !chosen ? t(($) => $.error.noClass) : undefined;
  useAskedFocus(asked, () => (classError ? focusField(classFieldId) : problemsRef.current?.focus()));

  const submit = async () => {
    if (act.isSending) return;
    onTold(true);
    const dated = datedLessons(plan, today);
    const isReady = chosen && !problems.isClassGone && !problems.isBlocked && dated.length > 0 && dateProblems(plan, today).length === 0;
    if (!isReady || !(await act.assign(dated, chosen))) setAsked((count) => count + 1);
  };
  const skip = (lessonIds: readonly number[]) => {
    setPlan((before) => skipLessons(before, lessonIds));
    announce(
      t(($) => $.error.skipped, { count: lessonIds.length }),
      'polite',
    );
    focusField(classFieldId);
  };
  return (
    <form
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Select
        id={classFieldId}
        label={t(($) => $.assign.class)}
        placeholder={t(($) => $.assign.chooseClass)}
        value={chosen ? String(chosen.classId) : ''}
        onChange={(event) => setClassId(event.target.value === '' ? undefined : Number(event.target.value))}
        options={classes.map(({ classId: id, name }) => ({ value: String(id), label: name }))}
        error={classError}
        translate="no"
      />
      <Switch
        label={t(($) => $.assign.now)}
        hint={t(($) => $.assign.nowHint)}
        checked={plan.startsNow}
        onChange={(event) => setPlan((before) => ({ ...before, startsNow: event.target.checked }))}
      />
      <UnitProblems
        ref={problemsRef}
        problems={problems}
        className={chosen?.name ?? ''}
        lessons={collection.lessons}
        standing={standing}
        failure={act.failure}
        onSkip={skip}
      />
      <Button type="submit" size="lg" isBlock isBusy={act.isSending}>
        {included.length === 0 ? t(($) => $.assign.submitNone) : t(($) => $.assign.submit, { count: included.length })}
      </Button>
    </form>
  );
}

/** Moves focus once what is wrong is on the page. */
function useAskedFocus(asked: number, focus: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only sending moves focus, not every change of what is wrong
  useEffect(() => {
    if (asked > 0) focus();
  }, [asked]);
}
