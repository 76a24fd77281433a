import { findPeopleToMerge } from '@alba/contract/merging';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useListMergesQuery } from './api.ts';
import { MergeHistory } from './merge-history.tsx';
import { OtherAccounts } from './other-accounts.tsx';
import { PairView } from './pair-view.tsx';
import { PeopleSearch } from './people-search.tsx';
import { usePairAddress } from './use-pair-address.ts';

/** Find a person, find their other account, compare, merge; and what was merged before. */
export function MergePeople() {
  const { t } = useTranslation('merging');
  const { person, other } = usePairAddress();
  const { error } = useListMergesQuery({});
  const view = useViewFocus(`${person} ${other}`);
  if (refusalOf(findPeopleToMerge, error) === 'not_allowed') return <EmptyState title={t(($) => $.notAllowedTitle)}>{t(($) => $.notAllowedBody)}</EmptyState>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div ref={view} tabIndex={-1}>
        {person === undefined ? (
          <>
            <p className="mb-6 max-w-160">{t(($) => $.intro)}</p>
            <PeopleSearch />
          </>
        ) : other === undefined ? (
          <OtherAccounts personId={person} />
        ) : (
          <PairView keptId={person} mergedId={other} />
        )}
      </div>
      <MergeHistory />
    </div>
  );
}

/** One step takes the place of another: focus goes with it, since what had it is gone. */
function useViewFocus(step: string) {
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    view.current?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return view;
}
