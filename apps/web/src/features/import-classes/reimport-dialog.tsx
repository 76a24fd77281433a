import { reimportGoogleClass } from '@alba/contract/google-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import type { FailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { showToast } from '../../ui/toast.ts';
import { usePreviewGoogleReimportQuery, useReimportGoogleClassMutation } from './api.ts';
import { ConsentStep } from './consent-step.tsx';
import { consentIn, useGoogleFailure } from './google-failure.tsx';
import { GoogleFailure } from './google-failure-panel.tsx';
import { ReimportChanges } from './reimport-changes.tsx';

export type ReimportDialogProps = { classId: number; onClose: () => void };

/** Re-import of one class (C-REIMPORT): the difference by name, who is to leave, and the confirmation. */
export function ReimportDialog({ classId, onClose }: ReimportDialogProps) {
  const { t } = useTranslation('import-classes');
  const { data, error, isFetching, refetch } = usePreviewGoogleReimportQuery({ body: { classId } }, { refetchOnMountOrArgChange: true });
  const [reimport, { isLoading, error: refused }] = useReimportGoogleClassMutation();
  const [remove, setRemove] = useState<readonly number[]>([]);
  const [key] = useState(randomId);
  const failed = useReimportFailure()(refused);
  const unavailable = useUnavailable(error);
  const consent = consentIn(error) ?? consentIn(refused);
  const name = data?.difference.name ?? '';
  const isReady = data !== undefined && !isFetching && !error;

  const confirm = async () => {
    // another choice is another wish, with a key of its own
    const { data: done } = await reimport({
      body: { classId, remove: [...remove] },
      idempotencyKey: `${key}-${remove.length}-${remove.reduce((sum, id) => sum + id, 0)}`,
    });
    if (!done) return;
    const { added, removed } = done;
    showToast({ status: 'success', title: t(($) => $.again.done, { name: done.name }), body: t(($) => $.again.doneBody, { added, removed }) });
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={isReady ? t(($) => $.again.title, { name }) : t(($) => $.again.action)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isReady ? t(($) => $.cancel) : t(($) => $.close)}
          </Button>
          {isReady && (
            <Button variant={remove.length > 0 ? 'danger' : 'primary'} onClick={() => void confirm()} isBusy={isLoading}>
              {remove.length > 0 ? t(($) => $.again.confirmRemove, { count: remove.length }) : t(($) => $.again.confirm)}
            </Button>
          )}
        </>
      }
    >
      {isFetching && <Spinner label={t(($) => $.again.loading)} />}
      {!isFetching && consent && <ConsentStep kind={consent} returnTo={paths.reimportClass(classId)} />}
      {!isFetching && !consent && error && unavailable && (
        <Alert status="warning" isLive title={unavailable.title}>
          <p>{unavailable.body}</p>
        </Alert>
      )}
      {!isFetching && !consent && error && !unavailable && <GoogleFailure error={error} title={t(($) => $.again.failed)} onRetry={() => void refetch()} />}
      {isReady && !consent && <ReimportChanges difference={data.difference} lastImportedAt={data.lastImportedAt} remove={remove} onRemove={setRemove} />}
      {failed && !isLoading && !consent && (
        <Alert status="danger" isLive title={failed.title} className="mt-4">
          <p>{failed.body}</p>
        </Alert>
      )}
    </Dialog>
  );
}

/** What trying again would not cure. */
function useUnavailable(error: unknown): FailureWords | undefined {
  const { t } = useTranslation('import-classes');
  const refusal = refusalOf(reimportGoogleClass, error);
  if (refusal === 'google_class_gone') return { title: t(($) => $.again.unavailable), body: t(($) => $.again.unavailableBody) };
  return refusal === 'class_not_found' ? { title: t(($) => $.again.missing), body: t(($) => $.again.missingBody) } : undefined;
}

function useReimportFailure(): (error: unknown) => FailureWords | undefined {
  const { t } = useTranslation('import-classes');
  const wordsOf = useGoogleFailure(t(($) => $.again.failed));
  return (error) => {
    const refusal = error === undefined ? undefined : refusalOf(reimportGoogleClass, error);
    if (refusal === 'class_full') return { title: t(($) => $.again.failed), body: t(($) => $.again.full) };
    if (refusal === 'google_class_gone') return { title: t(($) => $.again.unavailable), body: t(($) => $.again.unavailableBody) };
    if (refusal === 'class_not_found') return { title: t(($) => $.again.missing), body: t(($) => $.again.missingBody) };
    return wordsOf(error);
  };
}
