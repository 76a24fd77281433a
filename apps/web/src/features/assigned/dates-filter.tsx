import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/select.tsx';
import type { AssignedFilter } from './assigned-filter.ts';
import { presetOf, presets, rangeOf } from './date-presets.ts';

// The date picker is large: it comes when days are chosen one by one.
const ChosenDays = lazy(() => import('./chosen-days.tsx'));

export type DatesFilterProps = { filter: AssignedFilter; today: string; onChange: (wish: Partial<AssignedFilter>) => void };

/** Which days an assignment must touch between its start and its due date. */
export function DatesFilter({ filter, today, onChange }: DatesFilterProps) {
  const { t } = useTranslation('assigned');
  const preset = presetOf(filter, today);
  const [isChoosing, setChoosing] = useState(preset === 'chosen');
  const shown = isChoosing ? 'chosen' : preset;
  const choose = (value: string) => {
    const wished = presets.find((one) => one === value);
    setChoosing(wished === 'chosen');
    if (wished === 'chosen') return;
    onChange(wished ? rangeOf(wished, today) : { from: undefined, to: undefined });
  };
  return (
    <>
      <Select
        isCompact
        label={t(($) => $.filter.dates)}
        placeholder={t(($) => $.filter.anyDates)}
        options={presets.map((value) => ({ value, label: t(($) => $.preset[value]) }))}
        value={shown ?? ''}
        onChange={(event) => choose(event.target.value)}
      />
      {shown === 'chosen' && (
        <div className="a-assigned-filter__dates">
          <Suspense>
            <ChosenDays from={filter.from} to={filter.to} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </>
  );
}
