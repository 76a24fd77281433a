import { useTranslation } from 'react-i18next';
import { FilterPills } from '../../ui/filter-pills.tsx';
import type { AssignedFilter } from './assigned-filter.ts';

type Note = 'lessonId' | 'assignmentId';

/** What a link of another page filters by and no field of the toolbar shows; a press takes it away. */
export function FilterNotes({
  filter,
  onChange,
  fallbackFocusId,
}: {
  filter: AssignedFilter;
  onChange: (wish: Partial<AssignedFilter>) => void;
  fallbackFocusId: string;
}) {
  const { t } = useTranslation('assigned');
  const items = (['lessonId', 'assignmentId'] as const).filter((id) => filter[id] !== undefined).map((id) => ({ id, label: t(($) => $.filter.only[id]) }));
  if (items.length === 0) return null;
  return (
    <div className="mt-4">
      <FilterPills<Note> label={t(($) => $.filter.inForce)} items={items} onRemove={(id) => onChange({ [id]: undefined })} fallbackFocusId={fallbackFocusId} />
    </div>
  );
}
