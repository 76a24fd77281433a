import type { ClassSummary } from '@alba/contract/classes';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { useZone } from './use-zone.ts';

/** Names of rosters: the same in every language. */
const rosterNames = { GOOGLE: 'Google Classroom', ONE_ROSTER: 'OneRoster', CLEVER: 'Clever' } as const;

export type ClassHeaderProps = { titleRef: Ref<HTMLHeadingElement>; given: ClassSummary; onEdit: () => void; onRemove: () => void };

export function ClassHeader({ titleRef, given, onEdit, onRemove }: ClassHeaderProps) {
  const { t } = useTranslation('classes');
  const { name, description, avatar, source, lastImportedAt } = given;
  const format = useFormat();
  const zone = useZone();
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
        {source && lastImportedAt && (
          <p className="mt-2 flex items-center gap-2 text-sm text-soft">
            <RefreshCw size={16} aria-hidden="true" />
            {t(($) => $.imported, { roster: rosterNames[source], date: format.date(lastImportedAt, 'short', zone) })}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        <Button variant="secondary" size="sm" icon={Pencil} onClick={onEdit}>
          {t(($) => $.edit)}
          <span className="sr-only"> {name}</span>
        </Button>
        <RowMenu
          label={t(($) => $.more, { name })}
          items={[{ id: 'remove', label: t(($) => $.removeClass.action), icon: Trash2, isDanger: true, onAction: onRemove }]}
        />
      </div>
    </div>
  );
}
