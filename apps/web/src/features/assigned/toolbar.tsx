import { assignmentStates } from '@alba/domain/assignments';
import { limits } from '@alba/domain/limits';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { type AssignedPage, useAssignedClassesQuery } from './api.ts';
import type { AssignedFilter } from './assigned-filter.ts';
import { DatesFilter } from './dates-filter.tsx';

export type ToolbarProps = { filter: AssignedFilter; first: AssignedPage; onChange: (wish: Partial<AssignedFilter>) => void };

/** Class, state with how many are in it, days and title; and the way to assign another lesson. */
export function Toolbar({ filter, first, onChange }: ToolbarProps) {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  const { data } = useAssignedClassesQuery({});
  const classes = data?.classes ?? [];
  return (
    <div className="a-assigned-filter">
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
        options={assignmentStates.map((value) => ({
          value,
          label: t(($) => $.filter.counted, { state: t(($) => $.state[value]), number: format.number(first.counts[value]) }),
        }))}
        value={filter.state ?? ''}
        onChange={(event) => onChange({ state: assignmentStates.find((one) => one === event.target.value) })}
      />
      <DatesFilter filter={filter} today={first.today} onChange={onChange} />
      <SearchField
        isLabelled
        label={t(($) => $.filter.search)}
        placeholder={t(($) => $.filter.searchHint)}
        maxLength={limits.searchTerm}
        search={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <ButtonLink to={paths.find()} icon={Plus} size="sm" className="a-assigned-filter__assign">
        {t(($) => $.assign)}
      </ButtonLink>
    </div>
  );
}
