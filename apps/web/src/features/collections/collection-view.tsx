import { loadCollection } from '@alba/contract/collections';
import type { EditionId } from '@alba/domain/editions';
import { editions } from '@alba/domain/editions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { useCollectionQuery } from './api.ts';
import { denialState } from './denied-notice.tsx';
import type { LessonWords } from './lesson-words.ts';
import { OpenCollection, type OpenCollectionProps } from './open-collection.tsx';

export type CollectionViewProps = Pick<OpenCollectionProps, 'materials' | 'renderWorkload'> & {
  address: { subjectId: string; collectionId: string };
  edition: EditionId;
  words: LessonWords;
};

/** A collection with its lessons in order and the way to assign it (A-COLLECTION); a denied one leads away with a notice (A-DENIED). */
export function CollectionView({ address, edition, ...parts }: CollectionViewProps) {
  const { t } = useTranslation('collections');
  const collectionId = collectionIdOf(address.collectionId);
  const { data, error, isFetching, refetch } = useCollectionQuery({ params: { collectionId } }, { skip: collectionId === 0 });
  const refusal = refusalOf(loadCollection, error);
  if (collectionId === 0 || refusal === 'collection_not_found') return <Gone edition={edition} />;
  if (refusal === 'collection_denied') {
    const { title, reason } = refusalDetails(error);
    return <Navigate to={wayBack(edition)} replace state={denialState({ title: String(title), reason: String(reason) })} />;
  }
  if (!data && error) return <FailurePanel error={error} title={t(($) => $.page.failed)} onRetry={refetch} isRetrying={isFetching} />;
  if (!data) return <LoadingCard label={t(($) => $.page.loading)} />;
  if (address.subjectId !== String(data.subjectId)) return <Navigate to={paths.collection(data)} replace state={{ staysInPlace: true }} />;
  return <OpenCollection key={data.collectionId} collection={data} {...parts} />;
}

/** Title and question of a collection, for the head of its page; words for any collection until it is there. */
export function useCollectionWords(address: { collectionId: string }): { title: string; summary?: ReactNode } {
  const { t } = useTranslation('collections');
  const collectionId = collectionIdOf(address.collectionId);
  const { currentData } = useCollectionQuery({ params: { collectionId } }, { skip: collectionId === 0 });
  return currentData ? { title: currentData.title, summary: currentData.question } : { title: t(($) => $.page.title) };
}

/** 0 where the address has no id. */
const collectionIdOf = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

const wayBack = (edition: EditionId): string => (editions[edition].hasCollectionList ? paths.collections() : paths.find());

function Gone({ edition }: { edition: EditionId }) {
  const { t } = useTranslation('collections');
  const { hasCollectionList } = editions[edition];
  return (
    <EmptyState
      picture="search"
      title={t(($) => $.gone.title)}
      action={<ButtonLink to={wayBack(edition)}>{hasCollectionList ? t(($) => $.gone.list) : t(($) => $.gone.find)}</ButtonLink>}
    >
      {t(($) => $.gone.body)}
    </EmptyState>
  );
}
