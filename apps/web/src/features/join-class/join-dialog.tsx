import { useTranslation } from 'react-i18next';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import type { FoundClass } from './use-join.ts';

export type JoinDialogProps = { found: FoundClass | undefined; failure: unknown; isBusy: boolean; onJoin: () => void; onClose: () => void };

/** Shows whose class the code opens, before anything happens. */
export function JoinDialog({ found, failure, isBusy, onJoin, onClose }: JoinDialogProps) {
  const { t } = useTranslation('join-class');
  if (!found) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.confirm.title, { name: found.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.confirm.notMine)}
          </Button>
          <Button onClick={onJoin} isBusy={isBusy}>
            {t(($) => $.confirm.join)}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-4">
        <ClassAvatar name={found.avatar} size={84} />
        <dl className="grid min-w-0 gap-2">
          <div>
            <dt className="text-sm text-soft">{t(($) => $.confirm.teacher)}</dt>
            <dd className="font-semibold" translate="no">
              {found.teacherName}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-soft">{t(($) => $.confirm.school)}</dt>
            <dd className="font-semibold" translate="no">
              {found.schoolName}
            </dd>
          </div>
        </dl>
      </div>
      {failure !== undefined && (
        <div className="mt-5">
          <FailureAlert error={failure} title={t(($) => $.failed)} />
        </div>
      )}
    </Dialog>
  );
}
