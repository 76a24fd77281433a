import type { AssignmentRow } from '@alba/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Checkbox, Switch } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Cover } from '../../ui/picture.tsx';
import { reportPath } from './report-path.ts';
import { nameOf } from './row-name.ts';
import type { Selected } from './use-selected.ts';

/** A press that reads like the words around it. */
const quiet = 'block cursor-pointer text-left text-sm text-soft underline hover:text-ink min-h-6';

export function LessonCell({ row, selected }: { row: AssignmentRow; selected: Selected }) {
  const { t } = useTranslation('assigned');
  return (
    <span className="flex min-w-0 items-center gap-2" data-subject={row.subject}>
      <Checkbox
        label={<span className="sr-only">{t(($) => $.select.one, { name: nameOf(row) })}</span>}
        checked={selected.has(row)}
        disabled={selected.isFull && !selected.has(row)}
        onChange={() => selected.toggle(row)}
      />
      <Cover src={mediaUrl(row.cover.media)} className="w-16 flex-none rounded-xs" />
      <Link to={reportPath(row)} className="a-assigned-title ml-1 font-semibold wrap-anywhere">
        {row.lessonTitle}
        <span className="sr-only"> {t(($) => $.reportFor, { className: row.className })}</span>
      </Link>
    </span>
  );
}

export function ClassCell({ row, onTargets }: { row: AssignmentRow; onTargets: () => void }) {
  const { t } = useTranslation('assigned');
  return (
    <span className="flex min-w-0 items-center gap-2">
      <ClassAvatar name={row.classAvatar} size={24} />
      <span className="a-assigned-class">
        <span className="text-balance wrap-anywhere" translate="no">
          {row.className}
        </span>
        {row.targets === 'students' && (
          <button type="button" className={quiet} onClick={onTargets}>
            {t(($) => $.some, { count: row.targetCount })}
            <span className="sr-only">: {nameOf(row)}</span>
          </button>
        )}
      </span>
    </span>
  );
}

export function DueCell({ row, onOwnDates }: { row: AssignmentRow; onOwnDates: () => void }) {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  return (
    <span>
      <span className="whitespace-nowrap">{row.due ? format.date(row.due) : t(($) => $.noDue)}</span>
      {row.ownDatesCount > 0 && (
        <button type="button" className={quiet} onClick={onOwnDates}>
          {t(($) => $.ownDates, { count: row.ownDatesCount })}
          <span className="sr-only">: {nameOf(row)}</span>
        </button>
      )}
    </span>
  );
}

export function TurnedIn({ row: { submittedCount, targetCount, timing } }: { row: AssignmentRow }) {
  const { t } = useTranslation('assigned');
  if (timing === 'future' || targetCount === 0) return <span className="text-sm text-soft">{t(($) => $.students, { count: targetCount })}</span>;
  return (
    <span className="a-assigned-meter">
      <span className="text-sm">{t(($) => $.turnedIn, { done: submittedCount, count: targetCount })}</span>
      <Meter value={submittedCount} max={targetCount} />
    </span>
  );
}

export function Checks({ row, onSwitch }: { row: AssignmentRow; onSwitch: () => void }) {
  const { t } = useTranslation('assigned');
  return (
    <Switch
      className="inline-flex"
      checked={row.allowCheckAnswers}
      onChange={onSwitch}
      label={
        <>
          <span aria-hidden="true">{row.allowCheckAnswers ? t(($) => $.on) : t(($) => $.off)}</span>
          <span className="sr-only">{t(($) => $.checksOf, { name: nameOf(row) })}</span>
        </>
      }
    />
  );
}
