import { type LocalDate, localDateOf } from '@alba/domain/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../lib/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import type { RenderWorkload } from '../render-workload.ts';
import { newTerms } from '../terms.ts';
import { useZone } from '../use-zone.ts';
import { withDatesForAll, withSpreadDue } from './draft.ts';
import type { Wizard } from './use-wizard.ts';

type SetAllProps = { wizard: Wizard; renderWorkload?: RenderWorkload };
type Way = 'same' | 'spread';

const paces = [1, 2, 3, 4, 5, 10];

/** Fills the dates of all lessons at once: the same for each, or one after the other. */
export function SetAll({ wizard, renderWorkload }: SetAllProps) {
  const { t } = useTranslation('assign');
  const [way, setWay] = useState<Way>('same');
  if (wizard.lessons.length < 2) return null;
  return (
    <fieldset className="a-many__all">
      <legend className="sr-only">{t(($) => $.many.all.legend)}</legend>
      <Segmented
        label={t(($) => $.many.all.how)}
        value={way}
        onChange={setWay}
        options={[
          { value: 'same', label: t(($) => $.many.all.same) },
          { value: 'spread', label: t(($) => $.many.all.spread) },
        ]}
      />
      {way === 'same' ? <SameDates wizard={wizard} renderWorkload={renderWorkload} /> : <SpreadDates wizard={wizard} renderWorkload={renderWorkload} />}
    </fieldset>
  );
}

function SameDates({ wizard, renderWorkload }: SetAllProps) {
  const { t } = useTranslation('assign');
  const zone = useZone();
  const { startDate: today } = newTerms(localDateOf(new Date(), zone));
  const [start, setStart] = useState<LocalDate | null>(today);
  const [due, setDue] = useState<LocalDate | null>(null);
  const apply = () => {
    wizard.change((before) => withDatesForAll(before, { ...(start && { startDate: start }), ...(due && { hasDue: true, dueDate: due }) }));
    announce(
      t(($) => $.many.all.applied, { count: wizard.lessons.length }),
      'polite',
    );
  };
  return (
    <>
      <p className="font-semibold">{t(($) => $.many.all.sameNote)}</p>
      <div className="a-many__band">
        <DateField isCompact label={t(($) => $.many.all.start)} value={start} onChange={setStart} />
        <DateField isCompact label={t(($) => $.many.all.due)} value={due} onChange={setDue} />
        <Button variant="secondary" onClick={apply}>
          {t(($) => $.many.all.apply)}
        </Button>
      </div>
      {renderWorkload?.({ classIds: wizard.draft.classIds, due, onChoose: setDue })}
    </>
  );
}

function SpreadDates({ wizard, renderWorkload }: SetAllProps) {
  const { t } = useTranslation('assign');
  const [first, setFirst] = useState<LocalDate | null>(null);
  const [every, setEvery] = useState(2);
  const [isTold, setTold] = useState(false);
  const apply = () => {
    setTold(true);
    if (first === null) return;
    wizard.change((before) => withSpreadDue(before, { first, every }));
    announce(
      t(($) => $.many.all.applied, { count: wizard.lessons.length }),
      'polite',
    );
  };
  return (
    <>
      <p className="font-semibold">{t(($) => $.many.all.spreadNote)}</p>
      <div className="a-many__band">
        <DateField
          isCompact
          label={t(($) => $.many.all.first)}
          value={first}
          onChange={setFirst}
          error={isTold && first === null ? t(($) => $.many.all.firstMissing) : undefined}
        />
        <Select
          isCompact
          label={t(($) => $.many.all.every)}
          value={String(every)}
          onChange={(event) => setEvery(Number(event.target.value))}
          options={paces.map((days) => ({ value: String(days), label: t(($) => $.many.all.days, { count: days }) }))}
        />
        <Button variant="secondary" onClick={apply}>
          {t(($) => $.many.all.fill)}
        </Button>
      </div>
      {renderWorkload?.({ classIds: wizard.draft.classIds, due: first, onChoose: setFirst })}
    </>
  );
}
