import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAssignableStudentsQuery } from './api.ts';
import './assign.css';

/** More than this many names are found sooner by typing. */
const shortList = 8;

export type StudentChoiceProps = {
  classId: number;
  className: string;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  error?: string;
};

/** The students of a class, to be found by name and chosen. */
export function StudentChoice({ classId, className, chosen, onChange, error }: StudentChoiceProps) {
  const { t } = useTranslation('assign');
  const { data, error: failure, isFetching, refetch } = useAssignableStudentsQuery({ params: { id: classId } });
  const failed = useFailureWords(failure);
  const [search, setSearch] = useState('');
  const errorId = useId();
  if (!data && failed) {
    return (
      <Alert
        status="danger"
        isLive
        title={t(($) => $.who.failed)}
        action={
          <Button size="sm" variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            {t(($) => $.who.retry)}
          </Button>
        }
      >
        <p>{failed.title}</p>
      </Alert>
    );
  }
  if (!data) return <RowsSkeleton count={3} label={t(($) => $.who.loading)} />;
  if (data.students.length === 0) return <p className="text-sm text-soft">{t(($) => $.who.empty)}</p>;
  const people = data.students.map(({ individualId, firstName, lastName }) => ({ id: individualId, name: `${firstName} ${lastName}` }));
  const found = people.filter(({ name }) => plain(name).includes(plain(search)));
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-2">
      <legend className="sr-only">{t(($) => $.who.students, { className })}</legend>
      {people.length > shortList && (
        <TextField
          type="search"
          isCompact
          hideLabel
          icon={Search}
          label={t(($) => $.who.search, { className })}
          placeholder={t(($) => $.who.searchHint)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter looks for nobody else; it must not send the form around it
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <p role="status" className="text-sm text-soft">
        {search === '' ? t(($) => $.who.some, { count: chosen.length, total: people.length }) : t(($) => $.who.found, { count: found.length })}
      </p>
      <ul className="a-people">
        {found.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <li key={id} className="a-check py-1.5">
              <label className="flex min-w-0 cursor-pointer items-start wrap-anywhere">
                <input
                  type="checkbox"
                  className="a-box"
                  checked={isChosen}
                  aria-invalid={error ? true : undefined}
                  onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
                />
                <span translate="no">{name}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
