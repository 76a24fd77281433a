import { changeStates, type RosterChangeLine } from '@alba/contract/rostering';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/select.tsx';
import type { LoadedRun } from './api.ts';
import { type ChangeKind, kindsInOrder } from './run-counts.ts';

/** Undefined for all; a school may have the empty id. */
export type ChangeFilters = { kind?: ChangeKind; state?: RosterChangeLine['state']; school?: string };
export const noFilters: ChangeFilters = {};

const all = '*';

/** Only kinds and schools that the run has can be chosen. */
export function ChangeFilterRow({ run, filters, onFilters }: { run: LoadedRun; filters: ChangeFilters; onFilters: (filters: ChangeFilters) => void }) {
  const { t } = useTranslation('rostering');
  const kinds = kindsInOrder.filter((kind) => (run.changes[kind] ?? 0) > 0);
  const chosen = <Value extends string>(value: string) => (value === all ? undefined : (value as Value));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-3">
      <Select
        isCompact
        label={t(($) => $.changes.kind)}
        value={filters.kind ?? all}
        onChange={({ target }) => onFilters({ ...filters, kind: chosen(target.value) })}
        options={[{ value: all, label: t(($) => $.changes.allKinds) }, ...kinds.map((value) => ({ value, label: t(($) => $.changes.kinds[value]) }))]}
      />
      {run.schools.length > 1 && (
        <Select
          isCompact
          label={t(($) => $.changes.school)}
          value={filters.school ?? all}
          onChange={({ target }) => onFilters({ ...filters, school: chosen(target.value) })}
          options={[
            { value: all, label: t(($) => $.changes.allSchools) },
            ...run.schools.map(({ externalId, name }) => ({ value: externalId, label: externalId === '' ? t(($) => $.schools.whole) : name })),
          ]}
        />
      )}
      <Select
        isCompact
        label={t(($) => $.changes.stateFilter)}
        value={filters.state ?? all}
        onChange={({ target }) => onFilters({ ...filters, state: chosen(target.value) })}
        options={[{ value: all, label: t(($) => $.changes.allStates) }, ...changeStates.map((value) => ({ value, label: t(($) => $.changes.states[value]) }))]}
      />
    </div>
  );
}
