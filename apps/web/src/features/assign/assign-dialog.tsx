import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { Cover } from '../../ui/picture.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useAssignableClassesQuery } from './api.ts';
import { AssignForm, formId, type LessonToAssign } from './assign-form.tsx';
import { NoClasses } from './no-classes.tsx';
import type { RenderWorkload } from './render-workload.ts';

export type AssignDialogProps = { lesson: LessonToAssign; onClose: () => void; renderWorkload?: RenderWorkload };

/** One lesson to one or more classes, all or nothing (A-ASSIGN). */
export default function AssignDialog({ lesson, onClose, renderWorkload }: AssignDialogProps) {
  const { t } = useTranslation('assign');
  const { data, error, refetch } = useAssignableClassesQuery({});
  const failed = useFailureWords(error);
  const [isBusy, setBusy] = useState(false);
  const canAssign = data !== undefined && data.classes.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t(($) => $.title)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          {canAssign && (
            <Button type="submit" form={formId} isBusy={isBusy}>
              {t(($) => $.assign)}
            </Button>
          )}
        </>
      }
    >
      <div className="mb-6 flex items-center gap-4">
        <Cover src={mediaUrl(lesson.cover.media)} className="w-22 flex-none rounded-sm" />
        <p className="min-w-0 text-lg font-semibold wrap-anywhere">{lesson.title}</p>
      </div>
      {!data && failed && (
        <ErrorPanel level={3} title={failed.title} onRetry={refetch}>
          {failed.body}
        </ErrorPanel>
      )}
      {!data && !failed && <RowsSkeleton count={3} label={t(($) => $.loadingClasses)} />}
      {data && !canAssign && <NoClasses />}
      {data && canAssign && <AssignForm lesson={lesson} classes={data.classes} renderWorkload={renderWorkload} onBusy={setBusy} onClose={onClose} />}
    </Dialog>
  );
}
