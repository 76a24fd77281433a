import { loadFramework } from '@alba/contract/standards';
import { useEffect, useRef } from 'react';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { breakpoints } from '../../lib/timings.ts';
import { cx } from '../../ui/cx.ts';
import { AlignedLessons } from './aligned-lessons.tsx';
import { useStandardsOfFrameworkQuery } from './api.ts';
import { ChoicesBar } from './choices-bar.tsx';
import { NoStandardChosen } from './no-standard-chosen.tsx';
import { NoStandards } from './no-standards.tsx';
import { rowId, type Shown, type WithLessons } from './screen.ts';
import { StandardsList } from './standards-list.tsx';

/** The choices, the standards at the left and the lessons of one at the right; below 992 px one after the other. */
export function ChosenStandards({ words, onAssign, ...shown }: Shown & WithLessons) {
  const { edition, choice, state, change } = shown;
  const { framework, subject, grade } = choice;
  const sets = state.sets.filter((id) => choice.sets.some((set) => set.standardId === id));
  const query = { subject, grade, batches: state.batches, ...(sets.length > 0 && { sets: sets.join(',') }) };
  const loaded = useStandardsOfFrameworkQuery({ params: { frameworkId: framework.frameworkId }, query });
  const standards = loaded.error ? undefined : loaded.data;
  const isForGrade = refusalOf(loadFramework, loaded.error) !== 'framework_not_for_grade';
  const { listRef, viewRef } = useViewFocus(state.standard);
  return (
    <>
      <div className={cx(state.standard !== undefined && 'max-lg:hidden')}>
        <ChoicesBar edition={edition} choice={choice} sets={sets} words={words} change={change} />
      </div>
      <div className="a-standards">
        <div ref={listRef} tabIndex={-1} className={cx('min-w-0', state.standard !== undefined && 'max-lg:hidden')}>
          <StandardsList {...shown} loaded={loaded} />
        </div>
        <div ref={viewRef} tabIndex={-1} className="min-w-0">
          {loaded.error && !loaded.isFetching && <NoStandards edition={edition} choice={choice} change={change} loaded={loaded} isForGrade={isForGrade} />}
          {state.standard === undefined ? (
            state.search === '' && <NoStandardChosen edition={edition} choice={choice} change={change} standards={standards} />
          ) : (
            <AlignedLessons {...shown} key={state.standard} standardId={state.standard} standards={standards} words={words} onAssign={onAssign} />
          )}
        </div>
      </div>
    </>
  );
}

/** Below 992 px the list and the lessons take each other's place: focus goes with the view, since what had it is hidden. */
function useViewFocus(standard: number | undefined) {
  const listRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<HTMLDivElement>(null);
  const shown = useRef(standard);
  useEffect(() => {
    if (shown.current === standard) return;
    const before = shown.current;
    shown.current = standard;
    if (window.innerWidth >= breakpoints.lg) return;
    if (standard !== undefined) {
      window.scrollTo(0, 0);
      viewRef.current?.focus({ preventScroll: true });
      return;
    }
    const row = before === undefined ? null : document.getElementById(rowId(before));
    (row ?? listRef.current)?.focus();
  }, [standard]);
  return { listRef, viewRef };
}
