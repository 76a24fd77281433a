import type { AssignmentStudent } from '@alba/contract/assignment-students';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import './people.css';

/** From here on names are found sooner by typing. */
const searchFrom = 13;

export const fullName = ({ firstName, lastName }: Pick<AssignmentStudent, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

export type PeopleProps = {
  /** Says what choosing means. */
  legend: string;
  students: readonly AssignmentStudent[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  /** What stands beside a name. */
  note?: (student: AssignmentStudent) => ReactNode;
  /** What can be done with one student. */
  act?: (student: AssignmentStudent) => ReactNode;
};

/** Students to choose, to be found by name in a long class. */
export function People({ legend, students, chosen, onChange, note, act }: PeopleProps) {
  const { t } = useTranslation('assignment-students');
  const [search, setSearch] = useState('');
  const found = students.filter((student) => plain(fullName(student)).includes(plain(search)));
  const all = found.map(({ studentId }) => studentId);
  const isAll = all.length > 0 && all.every((id) => chosen.has(id));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="a-label">{legend}</legend>
      {students.length >= searchFrom && (
        <TextField
          type="search"
          isCompact
          hideLabel
          icon={Search}
          label={t(($) => $.find)}
          placeholder={t(($) => $.findHint)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={t(($) => $.chooseAll)}
          checked={isAll}
          isMixed={!isAll && all.some((id) => chosen.has(id))}
          onChange={() => onChange(isAll ? new Set() : new Set([...chosen, ...all]))}
        />
        <p role="status" className="text-sm text-soft">
          {search === '' ? t(($) => $.chosen, { count: chosen.size }) : t(($) => $.found, { count: found.length })}
        </p>
      </div>
      <ul className="a-roll">
        {found.map((student) => (
          <li key={student.studentId} className="flex min-h-11 items-center justify-between gap-x-4 py-1">
            <Checkbox
              className="min-w-0"
              label={
                <span className="wrap-anywhere" translate="no">
                  {fullName(student)}
                </span>
              }
              checked={chosen.has(student.studentId)}
              onChange={() => toggle(student.studentId)}
            />
            {note && <span className="text-right text-sm text-soft">{note(student)}</span>}
            {act?.(student)}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
