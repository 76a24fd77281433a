import { loadClassSignIn, makeSignInCards } from '@alba/contract/pupils';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { type Card, type ClassSignIn, useLoadClassSignInQuery, useMakeSignInCardsMutation } from './api.ts';
import { CardChooser } from './card-chooser.tsx';
import { CardSheet } from './card-sheet.tsx';
import { ClassGone } from './class-sign-in.tsx';
import { forgetPasswords } from './fresh-passwords.ts';
import { useRefusedWords } from './refused.ts';

export type CardMakerProps = {
  classId: number;
  /** Chosen at first; without one all are. */
  studentId?: number;
};

/** Chooses students, makes their cards and shows them for the printer. What is on the cards lives as long as this page. */
export function CardMaker({ classId, studentId }: CardMakerProps) {
  const { t } = useTranslation('sign-in-cards');
  const { currentData: given, error, isFetching, refetch } = useLoadClassSignInQuery({ params: { classId } }, { refetchOnMountOrArgChange: true });
  useEffect(() => forgetPasswords, []);
  return (
    <>
      <div className="print:hidden">
        <Link to={paths.classSignIn(classId)} look="quiet">
          {t(($) => $.page.title)}
        </Link>
        <h1 className="mt-2 wrap-anywhere">{given ? t(($) => $.cards.title, { name: given.name }) : t(($) => $.page.title)}</h1>
        {refusalOf(loadClassSignIn, error) === 'class_not_found' && <ClassGone />}
        {!given && error !== undefined && refusalOf(loadClassSignIn, error) !== 'class_not_found' && (
          <FailurePanel error={error} onRetry={refetch} isRetrying={isFetching} />
        )}
        {!given && error === undefined && <RowsSkeleton label={t(($) => $.page.loading)} />}
      </div>
      {given && <Maker given={given} studentId={studentId} />}
    </>
  );
}

function Maker({ given, studentId }: { given: ClassSignIn; studentId: number | undefined }) {
  const { t } = useTranslation('sign-in-cards');
  const [cards, setCards] = useState<Card[]>();
  const [make, { isLoading, error }] = useMakeSignInCardsMutation();
  const refused = useRefusedWords();
  const failed = error === undefined ? undefined : refused(makeSignInCards, error);
  const title = useFocusWhen(cards);
  useLeaveWarning(cards !== undefined);

  const print = async (studentIds: number[]) => {
    const { data } = await make({ params: { classId: given.classId }, body: { studentIds } });
    if (data) setCards(data.cards);
  };

  if (!given.areCardsAllowed) return <Alert status="info" className="mt-6" title={t(($) => $.off)} />;
  if (cards) return <CardSheet cards={cards} schoolName={given.schoolName} titleRef={title} onMore={() => setCards(undefined)} />;
  return (
    <div className="print:hidden">
      {failed && (
        <Alert status="danger" isLive title={failed.title} className="mt-4">
          <p>{failed.body}</p>
        </Alert>
      )}
      <CardChooser students={given.students} first={studentId} isBusy={isLoading} onMake={print} />
    </div>
  );
}

/** What was pressed is gone: focus goes to what came of it. */
function useFocusWhen(news: unknown) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (news !== undefined) ref.current?.focus();
  }, [news]);
  return ref;
}

/** The codes are shown once: closing the window asks first. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
