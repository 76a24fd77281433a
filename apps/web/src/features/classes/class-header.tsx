import type { ClassSummary } from '@alba/contract/classes';
import { Archive, Pencil, RefreshCw, Trash2, UsersRound } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { RowMenu, type RowMenuItem } from '../../ui/row-menu.tsx';
import type { ClassLife } from './class-life.ts';
import { useZone } from './use-zone.ts';

/** Names of rosters: the same in every language. */
const rosterNames = { GOOGLE: 'Google Classroom', ONE_ROSTER: 'OneRoster', CLEVER: 'Clever' } as const;

export type ClassHeaderProps = { titleRef: Ref<HTMLHeadingElement>; given: ClassSummary; life?: ClassLife; onEdit: () => void; onRemove: () => void };

export function ClassHeader({ titleRef, given, life, onEdit, onRemove }: ClassHeaderProps) {
  const { t } = useTranslation('classes');
  const { classId, name, description, avatar, source, lastImportedAt, isOwner, ownerName, lastDay } = given;
  const format = useFormat();
  const zone = useZone();
  const items: RowMenuItem[] = [
    ...(life ? [{ id: 'teachers', label: t(($) => $.teachers), icon: UsersRound, onAction: () => life.onAct('teachers', given) }] : []),
    ...(life && isOwner ? [{ id: 'archive', label: t(($) => $.archive), icon: Archive, onAction: () => life.onAct('archive', given) }] : []),
    ...(isOwner ? [{ id: 'remove', label: t(($) => $.removeClass.action), icon: Trash2, isDanger: true, onAction: onRemove }] : []),
  ];
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <ClassAvatar name={avatar} size={92} />
      <div className="min-w-55 flex-1">
        <h2 ref={titleRef} tabIndex={-1} className="text-[1.75rem] wrap-anywhere" translate="no">
          {name}
        </h2>
        {description !== '' && (
          <p className="wrap-anywhere text-soft" translate="no">
            {description}
          </p>
        )}
        {ownerName && (
          <p className="mt-2 text-sm text-soft">
            {lastDay ? t(($) => $.substituting, { owner: ownerName, date: format.date(lastDay, 'medium') }) : t(($) => $.coTeaching, { owner: ownerName })}
          </p>
        )}
        {source && lastImportedAt && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-soft">
            <RefreshCw size={16} aria-hidden="true" />
            {t(($) => $.imported, { roster: rosterNames[source], date: format.date(lastImportedAt, 'short', zone) })}
            {source === 'GOOGLE' && (
              <Link to={paths.reimportClass(classId)} staysInPlace>
                {t(($) => $.reimport)}
                <span className="sr-only"> {name}</span>
              </Link>
            )}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        <Button variant="secondary" size="sm" icon={Pencil} onClick={onEdit}>
          {t(($) => $.edit)}
          <span className="sr-only"> {name}</span>
        </Button>
        {items.length > 0 && <RowMenu label={t(($) => $.more, { name })} items={items} />}
      </div>
    </div>
  );
}
