import type { Pupil } from '@alba/contract/pupils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FieldError } from '../../ui/field.tsx';

export type CardChooserProps = {
  students: readonly Pupil[];
  /** The one who is chosen at first; without one all are. */
  first: number | undefined;
  isBusy: boolean;
  onMake: (studentIds: number[]) => void;
};

/** Who gets a card: one, some, or the whole class. */
export function CardChooser({ students, first, isBusy, onMake }: CardChooserProps) {
  const { t } = useTranslation('sign-in-cards');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(students.map(({ individualId }) => individualId).filter((id) => first === undefined || id === first)),
  );
  const [isMissing, setMissing] = useState(false);
  const count = chosen.size;
  const choose = (ids: ReadonlySet<number>) => {
    setMissing(false);
    setChosen(ids);
  };
  const toggle = (id: number, isOn: boolean) => choose(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  if (students.length === 0) return <EmptyState title={t(($) => $.noStudents.title)}>{t(($) => $.noStudents.body)}</EmptyState>;
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        if (count === 0) setMissing(true);
        else onMake([...chosen]);
      }}
    >
      <p className="max-w-160 text-soft">{t(($) => $.cards.intro)}</p>
      <fieldset className="mt-5" aria-describedby={isMissing ? 'cards-missing' : undefined}>
        <legend className="sr-only">{t(($) => $.students.title)}</legend>
        <Checkbox
          label={<b>{t(($) => $.cards.all)}</b>}
          checked={count === students.length}
          isMixed={count > 0 && count < students.length}
          onChange={({ target }) => choose(new Set(target.checked ? students.map(({ individualId }) => individualId) : []))}
        />
        <ul className="mt-3 grid gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-2 lg:grid-cols-3">
          {students.map(({ individualId, firstName, lastName, cardMadeAt }) => (
            <li key={individualId}>
              <Checkbox
                label={<span translate="no">{`${firstName} ${lastName}`.trim()}</span>}
                hint={cardMadeAt ? t(($) => $.cards.has) : undefined}
                checked={chosen.has(individualId)}
                onChange={({ target }) => toggle(individualId, target.checked)}
              />
            </li>
          ))}
        </ul>
        {isMissing && <FieldError id="cards-missing">{t(($) => $.cards.chooseSome)}</FieldError>}
      </fieldset>
      <p className="mt-4 text-soft" aria-live="polite">
        {t(($) => $.cards.chosen, { count })}
      </p>
      <Button type="submit" className="mt-3" isBusy={isBusy}>
        {t(($) => $.cards.make, { count })}
      </Button>
    </form>
  );
}
