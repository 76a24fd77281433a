import type { EditionId, GradeBandKey } from '@alba/domain/editions';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TogglePill } from '../../ui/filter-pills.tsx';
import type { Found } from './api.ts';
import { bandsOf, type FindState } from './find-state.ts';
import { useCategoryWords } from './use-words.ts';

export type FiltersProps = { edition: EditionId; state: FindState; counts: Found['counts'] | undefined; onChange: (wish: Partial<FindState>) => void };

/** Grade ranges, of which one always stays, and topics. Every choice says how many lessons it leads to. */
export function Filters({ edition, state, counts, onChange }: FiltersProps) {
  const { t } = useTranslation('find');
  const category = useCategoryWords();
  const id = useId();
  const [isLastKept, setLastKept] = useState(false);
  const { gradeBands } = state;
  // D41: a grade range is offered only if it has lessons
  const offered = bandsOf(edition).filter((band) => !counts || counts.gradeBands.some((one) => one.gradeBand === band));
  const toggle = (band: GradeBandKey, isOn: boolean) => {
    const next = bandsOf(edition).filter((one) => (one === band ? isOn : gradeBands.includes(one)));
    const isAnyLeft = next.some((one) => offered.includes(one));
    setLastKept(!isAnyLeft);
    if (isAnyLeft) return onChange({ gradeBands: next });
    announce(t(($) => $.filter.lastGrade));
  };
  const categories = counts?.categories.filter((one) => one.count > 0 || one.category === state.category) ?? [];
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2 font-semibold">{t(($) => $.filter.grades)}</legend>
        {offered.map((band) => (
          <div key={band} className="flex items-start justify-between gap-3 py-1">
            <Checkbox
              label={t(($) => $.gradeBands[band])}
              checked={gradeBands.includes(band)}
              onChange={(event) => toggle(band, event.target.checked)}
              aria-describedby={`${id}-${band}`}
            />
            {counts && (
              <span id={`${id}-${band}`} className="text-sm text-soft [font-variant-numeric:tabular-nums]">
                {counts.gradeBands.find((one) => one.gradeBand === band)?.count ?? 0}
                <span className="sr-only"> {t(($) => $.filter.lessons)}</span>
              </span>
            )}
          </div>
        ))}
        {isLastKept && (
          <p className="a-error mt-2">
            <CircleAlert size={18} aria-hidden="true" />
            <span>{t(($) => $.filter.lastGrade)}</span>
          </p>
        )}
      </fieldset>
      {categories.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that stay pressed are no form fields
        <div role="group" aria-label={t(($) => $.filter.topic)} className="border-t border-line pt-5">
          <p className="mb-2.5 font-semibold" aria-hidden="true">
            {t(($) => $.filter.topic)}
          </p>
          <div className="flex flex-wrap gap-2">
            {categories.map(({ category: own, count }) => (
              <TogglePill key={own} isOn={own === state.category} onClick={() => onChange({ category: own === state.category ? undefined : own })}>
                {category(own)} <span className="text-sm text-soft [font-variant-numeric:tabular-nums]">{count}</span>
              </TogglePill>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
