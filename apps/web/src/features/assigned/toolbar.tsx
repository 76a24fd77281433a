import { Plus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAssignedClassesQuery } from './api.ts';
import { type AssignedFilter, standings } from './assigned-filter.ts';

/** Class, state and title; and the way to assign another lesson. */
export function Toolbar({ filter, onChange }: { filter: AssignedFilter; onChange: (wish: Partial<AssignedFilter>) => void }) {
  const { t } = useTranslation('assigned');
  const { data } = useAssignedClassesQuery({});
  const classes = data?.classes ?? [];
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[240px_240px_minmax(0,1fr)_auto]">
      <Select
        isCompact
        label={t(($) => $.filter.class)}
        placeholder={t(($) => $.filter.allClasses)}
        options={classes.map(({ classId, name }) => ({ value: String(classId), label: name }))}
        value={classes.length === 0 ? '' : (filter.classId ?? '')}
        onChange={(event) => onChange({ classId: Number(event.target.value) || undefined })}
      />
      <Select
        isCompact
        label={t(($) => $.filter.state)}
        placeholder={t(($) => $.filter.anyState)}
        options={standings.map((value) => ({ value, label: t(($) => $.standing[value]) }))}
        value={filter.standing ?? ''}
        onChange={(event) => onChange({ standing: standings.find((one) => one === event.target.value) })}
      />
      <TextField
        isCompact
        type="search"
        className="max-lg:col-span-2"
        icon={Search}
        label={t(($) => $.filter.search)}
        placeholder={t(($) => $.filter.searchHint)}
        value={filter.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <ButtonLink to={paths.find()} icon={Plus} size="sm" className="max-lg:col-span-2">
        {t(($) => $.assign)}
      </ButtonLink>
    </div>
  );
}
