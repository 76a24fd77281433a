import type { LocalDate } from '@alba/domain/assignments';
import { fillDates, includedLessons } from '@alba/domain/collections';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Select } from '../../ui/select.tsx';
import type { Planning } from './use-plan.ts';

const paces = [1, 2, 3, 4, 5, 10];
const usualPace = 5;

/** All due dates from the first one and a pace in school days. */
export function FillDates({ planning: { plan, today, setPlan } }: { planning: Planning }) {
  const { t } = useTranslation('collections');
  const id = useId();
  const [first, setFirst] = useState<LocalDate | null>(null);
  const [every, setEvery] = useState(usualPace);
  const [isTold, setTold] = useState(false);
  const count = includedLessons(plan).length;
  const fill = () => {
    setTold(true);
    if (!first) return focusField(id);
    setPlan((before) => fillDates(before, { first, every, today }));
    announce(
      t(($) => $.fill.done, { count }),
      'polite',
    );
  };
  return (
    <fieldset className="a-filldates mb-2 rounded-lg bg-band p-4">
      <legend className="font-semibold">{t(($) => $.fill.title)}</legend>
      <p className="mb-3 text-sm text-soft">{t(($) => $.fill.hint)}</p>
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          isCompact
          id={id}
          label={t(($) => $.fill.first)}
          value={first}
          onChange={setFirst}
          error={isTold && !first ? t(($) => $.fill.missing) : undefined}
        />
        <Select
          isCompact
          label={t(($) => $.fill.every)}
          value={String(every)}
          onChange={(event) => setEvery(Number(event.target.value))}
          options={paces.map((days) => ({ value: String(days), label: t(($) => $.fill.days, { count: days }) }))}
        />
        <Button variant="secondary" onClick={fill}>
          {t(($) => $.fill.fill)}
        </Button>
      </div>
    </fieldset>
  );
}
