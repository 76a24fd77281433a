import type { ArchivedClass } from '@alba/contract/class-life';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { takeBack } from '../../ui/offer-undo.ts';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useLoadArchivedClassesQuery } from './api.ts';
import { aboutArchived, useBringBack } from './archive-dialog.tsx';

/** Classes that were put away, each with its way back. */
export function ArchivedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('class-life');
  const { data, error, isFetching, refetch } = useLoadArchivedClassesQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Dialog isOpen onClose={onClose} title={t(($) => $.archived.title)} size="lg">
      {!data && error ? <FailurePanel error={error} onRetry={refetch} isRetrying={isFetching} level={3} /> : null}
      {!data && !error ? <RowsSkeleton label={t(($) => $.archived.loading)} /> : null}
      {data?.classes.length === 0 && (
        <EmptyState level={3} title={t(($) => $.archived.none)}>
          {t(($) => $.archived.noneBody)}
        </EmptyState>
      )}
      <ul className="grid gap-2">
        {data?.classes.map((given) => (
          <ArchivedRow key={given.classId} given={given} />
        ))}
      </ul>
    </Dialog>
  );
}

function ArchivedRow({ given }: { given: ArchivedClass }) {
  const { t } = useTranslation('class-life');
  const format = useFormat();
  const zone = viewerOf(useAppSelector((state) => state.auth))?.timeZone;
  const bringBack = useBringBack(given);
  const { classId, name, avatar, studentCount, archivedAt, isOwner } = given;
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      <ClassAvatar name={avatar} size={48} />
      <span className="min-w-40 flex-1">
        <b className="block wrap-anywhere" translate="no">
          {name}
        </b>
        <small className="text-sm text-soft">{t(($) => $.archived.facts, { count: studentCount, date: format.date(archivedAt, 'medium', zone) })}</small>
      </span>
      {isOwner && (
        <Button variant="secondary" size="sm" onClick={() => void takeBack(bringBack, aboutArchived(classId))}>
          {t(($) => $.archived.back)}
          <span className="sr-only" translate="no">
            {' '}
            {name}
          </span>
        </Button>
      )}
    </li>
  );
}
