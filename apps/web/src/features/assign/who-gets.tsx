import type { ClassSummary } from '@alba/contract/classes';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { ChosenStudents } from './cells.ts';
import { StudentChoice } from './student-choice.tsx';

export type WhoGetsProps = {
  /** The chosen classes. */
  classes: readonly ClassSummary[];
  students: ChosenStudents;
  onChange: (students: ChosenStudents) => void;
  /** Told where of a class some students were wished and none is chosen. */
  isTold: boolean;
};

/** For each chosen class: everyone, or only some of its students. */
export function WhoGets({ classes, students, onChange, isTold }: WhoGetsProps) {
  const { t } = useTranslation('assign');
  if (classes.length === 0) return null;
  return (
    <section aria-label={t(($) => $.who.title)}>
      <p className="a-label">{t(($) => $.who.title)}</p>
      <ul className="grid gap-1" data-field="students">
        {classes.map((given) => (
          <ClassRow
            key={given.classId}
            given={given}
            chosen={students[given.classId]}
            isTold={isTold}
            onChange={(chosen) => onChange(withChosen(students, given.classId, chosen))}
          />
        ))}
      </ul>
    </section>
  );
}

/** With other students of one class, or with the whole class. */
export function withChosen(students: ChosenStudents, classId: number, chosen: readonly number[] | undefined): ChosenStudents {
  const { [classId]: _before, ...others } = students;
  return chosen === undefined ? others : { ...others, [classId]: chosen };
}

type ClassRowProps = { given: ClassSummary; chosen: readonly number[] | undefined; onChange: (chosen: number[] | undefined) => void; isTold: boolean };

function ClassRow({ given: { classId, name, studentCount }, chosen, onChange, isTold }: ClassRowProps) {
  const { t } = useTranslation('assign');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const error = isTold && chosen?.length === 0 ? t(($) => $.error.noStudent, { className: name }) : undefined;
  const isShown = isOpen || error !== undefined;
  return (
    <li className="border-b border-line py-2" data-wrong={chosen?.length === 0 || undefined}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <b translate="no">{name}</b>
          <span className="block text-sm text-soft">
            {chosen ? t(($) => $.who.some, { count: chosen.length, total: studentCount }) : t(($) => $.who.everyone, { count: studentCount })}
          </span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          iconEnd={isShown ? ChevronUp : ChevronDown}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isShown)}
        >
          {t(($) => $.who.choose)}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
      <div id={id} hidden={!isShown} className="grid gap-4 pt-2 pb-3">
        {isShown && (
          <>
            <RadioCards
              legend={t(($) => $.who.legend, { className: name })}
              hideLegend
              columns={2}
              value={chosen ? 'some' : 'everyone'}
              onChange={(value) => onChange(value === 'some' ? [] : undefined)}
              options={[
                { value: 'everyone', label: t(($) => $.who.all), description: t(($) => $.who.allNote) },
                { value: 'some', label: t(($) => $.who.only), description: t(($) => $.who.onlyNote) },
              ]}
            />
            {chosen && <StudentChoice classId={classId} className={name} chosen={chosen} onChange={onChange} error={error} />}
          </>
        )}
      </div>
    </li>
  );
}
