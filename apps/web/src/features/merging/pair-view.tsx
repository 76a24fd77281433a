import type { RefusalOf } from '@alba/contract/endpoint';
import { type MergePreview, mergePeople, type PersonToMerge, previewMerge } from '@alba/contract/merging';
import { ArrowLeftRight, ChevronLeft, Merge } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useMergePeopleMutation, usePreviewMergeQuery } from './api.ts';
import { PairTable } from './pair-table.tsx';
import { usePairAddress } from './use-pair-address.ts';

type Pair = { keptId: number; mergedId: number };
type Refusal = RefusalOf<typeof previewMerge>;
const refusedWords: Record<Refusal, Refusal> = {
  person_not_found: 'person_not_found',
  merge_same_person: 'merge_same_person',
  merge_own_account: 'merge_own_account',
  merge_roles_differ: 'merge_roles_differ',
};

/** Two accounts side by side, what a merge would do, and the merge. */
export function PairView({ keptId, mergedId }: Pair) {
  const { t } = useTranslation('merging');
  const { go } = usePairAddress();
  const { currentData, error, isFetching, refetch } = usePreviewMergeQuery({ body: { keptId, mergedId } }, { refetchOnMountOrArgChange: true });
  const failed = useFailureWords(error);
  const own = error && ownWordOf(previewMerge, error, refusedWords);
  return (
    <section aria-labelledby="pair">
      <Link to={paths.mergePeople(keptId)} look="quiet" staysInPlace className="mb-4 inline-flex min-h-11 items-center gap-1">
        <ChevronLeft size={18} aria-hidden="true" />
        {t(($) => $.pair.back)}
      </Link>
      <h2 id="pair" className="mb-4">
        {t(($) => $.pair.title)}
      </h2>
      {own && (
        <Alert
          status="warning"
          isLive
          title={t(($) => $.pair.notPossible)}
          action={
            <Button variant="secondary" icon={ArrowLeftRight} onClick={() => go({ person: mergedId, other: keptId }, true)}>
              {t(($) => $.pair.swap)}
            </Button>
          }
        >
          <p>{t(($) => $.refused[own])}</p>
        </Alert>
      )}
      {failed && !own && !currentData && (
        <ErrorPanel level={3} title={failed.title} onRetry={refetch} isRetrying={isFetching}>
          {failed.body}
        </ErrorPanel>
      )}
      {!currentData && !error && <RowsSkeleton label={t(($) => $.pair.loading)} />}
      {currentData && <Compared key={`${keptId} ${mergedId}`} preview={currentData} />}
    </section>
  );
}

function Compared({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation('merging');
  const { go } = usePairAddress();
  const { kept, merged } = preview;
  const { merge, isLoading, failed } = useMerge(preview);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PairTable kept={kept} merged={merged} />
      <h3 className="mt-8">{t(($) => $.pair.moves)}</h3>
      <Consequences preview={preview} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button icon={Merge} onClick={() => setAsking(true)}>
          {t(($) => $.pair.merge)}
        </Button>
        <Button variant="secondary" icon={ArrowLeftRight} onClick={() => go({ person: merged.individualId, other: kept.individualId }, true)}>
          {t(($) => $.pair.swap)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isLoading}
        title={t(($) => $.pair.confirmTitle, { kept: kept.username, merged: merged.username })}
        confirmLabel={t(($) => $.pair.merge)}
        error={failed}
        onConfirm={merge}
        onClose={() => setAsking(false)}
      >
        <Consequences preview={preview} />
        <p className="mt-3 text-soft">{t(($) => $.pair.confirmBody)}</p>
      </ConfirmDialog>
    </>
  );
}

/** Sent again after a failure it keeps its key, so that two accounts are merged once. */
function useMerge({ kept, merged }: { kept: PersonToMerge; merged: PersonToMerge }) {
  const { t } = useTranslation('merging');
  const { go } = usePairAddress();
  const wordsOf = useWordsOfFailure();
  const [send, { isLoading, error }] = useMergePeopleMutation();
  const [idempotencyKey] = useState(randomId);
  const own = error && ownWordOf(mergePeople, error, refusedWords);
  const why = own ? t(($) => $.refused[own]) : error && wordsOf(error).body;
  const merge = async () => {
    const { data } = await send({ body: { keptId: kept.individualId, mergedId: merged.individualId }, idempotencyKey });
    if (!data) return;
    showToast({ status: 'success', title: t(($) => $.pair.done) });
    go({});
  };
  return { merge, isLoading, failed: why && `${t(($) => $.pair.failed)}. ${why}` };
}

function Consequences({ preview: { kept, merged, moves, identitiesThatEnd, bothWorkedOn } }: { preview: MergePreview }) {
  const { t } = useTranslation('merging');
  const { username } = kept;
  return (
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      <li>{t(($) => $.pair.signIn, { kept: username, merged: merged.username })}</li>
      {moves.classes > 0 && <li>{t(($) => $.pair.movesClasses, { count: moves.classes, username })}</li>}
      {moves.attempts > 0 && <li>{t(($) => $.pair.movesWork, { count: moves.attempts, username })}</li>}
      {moves.identities > 0 && <li>{t(($) => $.pair.movesIdentities, { count: moves.identities })}</li>}
      {identitiesThatEnd > 0 && <li>{t(($) => $.pair.identitiesEnd, { count: identitiesThatEnd, username })}</li>}
      {bothWorkedOn.length > 0 && (
        <li>
          {t(($) => $.pair.both, { count: bothWorkedOn.length, username })}
          <ul className="list-disc pl-5">
            {bothWorkedOn.map(({ assignmentId, title }) => (
              <li key={assignmentId}>{title}</li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}
