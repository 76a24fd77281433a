import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { FoundClass } from './use-join.ts';

export type JoinDialogProps = { found: FoundClass | undefined; failure: unknown; isBusy: boolean; onJoin: () => void; onClose: () => void };

/** Shows whose class the code opens, before anything happens. */
export function JoinDialog({ found, failure, isBusy, onJoin, onClose }: JoinDialogProps) {
  const { t } = useTranslation('join-class');
  const failed = useFailureWords(failure);
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
      {failed && (
        <Alert status="danger" isLive title={failed.title} className="mt-5">
          <p>{failed.body}</p>
        </Alert>
      )}
    </Dialog>
  );
}
