import type { ReplyOf } from '@alba/contract/endpoint';
import type { importGoogleClasses, previewGoogleClasses } from '@alba/contract/google-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { useImportGoogleClassesMutation, usePreviewGoogleClassesQuery } from './api.ts';
import { Difference } from './difference.tsx';
import { useGoogleFailure } from './google-failure.tsx';
import { GoogleFailure } from './google-failure-panel.tsx';

type PreviewStepProps = {
  courseIds: string[];
  onBack: () => void;
  onDone: (results: ReplyOf<typeof importGoogleClasses>['results']) => void;
  onClose: () => void;
};

/** What the import will change, by name, before anything is done. A lost answer is asked for again under the same key. */
export function PreviewStep({ courseIds, onBack, onDone, onClose }: PreviewStepProps) {
  const { t } = useTranslation('import-classes');
  const { data, error, isFetching, refetch } = usePreviewGoogleClassesQuery({ body: { courseIds } }, { refetchOnMountOrArgChange: true });
  const [importThem, importing] = useImportGoogleClassesMutation();
  const [idempotencyKey] = useState(randomId);
  const failed = useGoogleFailure(t(($) => $.failed))(importing.error);
  const classes = data?.classes ?? [];
  const possible = classes.filter(({ problem }) => problem === undefined).map(({ courseId }) => courseId);
  const send = async () => {
    const { data: done } = await importThem({ body: { courseIds: possible }, idempotencyKey });
    if (done) onDone(done.results);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t(($) => $.preview.title)}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {t(($) => $.back)}
          </Button>
          {possible.length > 0 && !isFetching && (
            <Button onClick={() => void send()} isBusy={importing.isLoading}>
              {t(($) => $.preview.importCount, { count: possible.length })}
            </Button>
          )}
        </>
      }
    >
      {isFetching && <Spinner label={t(($) => $.preview.loading)} />}
      {!isFetching && error && <GoogleFailure error={error} onRetry={() => void refetch()} />}
      {!isFetching && !error && (
        <>
          <ul className="grid gap-4">
            {classes.map((one) => (
              <li key={one.courseId} className="border-b border-line pb-5">
                <PreviewedClass one={one} />
              </li>
            ))}
          </ul>
          {data && possible.length === 0 && <p className="font-semibold">{t(($) => $.preview.nothing)}</p>}
        </>
      )}
      <div className="mt-4" role="status">
        {importing.isLoading && <Spinner label={t(($) => $.preview.importing, { count: possible.length })} />}
      </div>
      {failed && !importing.isLoading && (
        <Alert status="danger" isLive title={failed.title}>
          <p>{failed.body}</p>
        </Alert>
      )}
    </Dialog>
  );
}

function PreviewedClass({ one }: { one: ReplyOf<typeof previewGoogleClasses>['classes'][number] }) {
  const { t } = useTranslation('import-classes');
  const { name, difference, problem } = one;
  return (
    <>
      <h3 className="text-lg wrap-anywhere" translate="no">
        {name}
      </h3>
      {problem && <p className="text-danger">{t(($) => $.problem[problem])}</p>}
      {difference && <Difference difference={difference} />}
    </>
  );
}
