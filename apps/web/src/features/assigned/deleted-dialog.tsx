import { type DeletedAssignment, restoreAssignment } from '@alba/contract/assignments';
import type { RefusalOf } from '@alba/contract/endpoint';
import { limits } from '@alba/domain/limits';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { Cover } from '../../ui/picture.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useBringBackAssignmentMutation, useDeletedAssignmentsQuery } from './api.ts';
import type en from './messages/en.json';
import { nameOf } from './row-name.ts';

/** A refusal that the contract adds does not compile until it has its words here. */
export const backWords: Record<RefusalOf<typeof restoreAssignment>, keyof typeof en.deleted.refused> = {
  assignment_not_found: 'gone',
  lesson_already_assigned: 'alreadyAssigned',
  undo_expired: 'gone',
};

/** What was deleted in the last 30 days, each with its way back. */
export default function DeletedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('assigned');
  const { data, error, isFetching, refetch } = useDeletedAssignmentsQuery({});
  const failed = useFailureWords(error);
  return (
    <Dialog isOpen size="lg" onClose={onClose} title={t(($) => $.deleted.title)}>
      <p className="mb-4 text-soft">{t(($) => $.deleted.kept, { days: limits.undoDays })}</p>
      {!data && failed && (
        <ErrorPanel title={t(($) => $.deleted.failed)} onRetry={refetch} isRetrying={isFetching}>
          {failed.title}. {failed.body}
        </ErrorPanel>
      )}
      {!data && !failed && <RowsSkeleton count={3} label={t(($) => $.loading)} />}
      {data?.assignments.length === 0 && <EmptyState level={3} title={t(($) => $.deleted.none)} />}
      <ul className="grid gap-4">
        {data?.assignments.map((one) => (
          <DeletedRow key={one.assignmentId} given={one} zone={data.timeZone} />
        ))}
      </ul>
    </Dialog>
  );
}

function DeletedRow({ given, zone }: { given: DeletedAssignment; zone: string }) {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  const [bringBack, { isLoading }] = useBringBackAssignmentMutation();
  const wordsOfFailure = useWordsOfFailure();
  const { assignmentId, lessonTitle, className, cover, startedCount, removedAt, until } = given;
  const restore = async () => {
    const { data, error } = await bringBack({ params: { assignmentId } });
    if (data) return showToast({ status: 'success', title: t(($) => $.deleted.restored, { name: nameOf(given) }) });
    const word = ownWordOf(restoreAssignment, error, backWords);
    const { title, body } = word ? { title: t(($) => $.deleted.notRestored), body: t(($) => $.deleted.refused[word], { className }) } : wordsOfFailure(error);
    showToast({ status: 'danger', title, body });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-5">
      <Cover src={mediaUrl(cover.media)} className="w-16 flex-none rounded-xs" />
      <div className="a-assigned-deleted wrap-anywhere">
        <p className="font-semibold">
          {lessonTitle}, <span translate="no">{className}</span>
        </p>
        <p className="text-sm text-soft">{t(($) => $.deleted.when, { date: format.date(removedAt, 'long', zone), until: format.date(until, 'long', zone) })}</p>
        {startedCount > 0 && <p className="text-sm text-soft">{t(($) => $.deleted.work, { count: startedCount })}</p>}
      </div>
      <Button variant="secondary" size="sm" icon={Undo2} isBusy={isLoading} onClick={() => void restore()}>
        {t(($) => $.deleted.restore)}
        <span className="sr-only">: {nameOf(given)}</span>
      </Button>
    </li>
  );
}
