import { endSession, type OwnSession } from '@alba/contract/sessions';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { Button } from '../../ui/button.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from './api.ts';
import { SessionRow } from './session-row.tsx';
import { useDeviceWords } from './use-device-words.ts';

/** Where this person is signed in, and signing out there (quality.md D.1). */
export function SessionsBlock() {
  const { t } = useTranslation('sessions');
  const { data, error, refetch, isFetching } = useListSessionsQuery({}, { refetchOnMountOrArgChange: true });
  if (data) return <Sessions sessions={data.sessions} />;
  if (error) return <FailurePanel level={3} error={error} title={t(($) => $.loadFailed)} onRetry={refetch} isRetrying={isFetching} />;
  return <RowsSkeleton label={t(($) => $.loading)} count={2} />;
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTranslation('sessions');
  const list = useRef<HTMLUListElement>(null);
  const { endOne, endOthers, isBusy } = useEnd(() => list.current?.focus());
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t(($) => $.list)} className="grid divide-y divide-line rounded-lg border border-line outline-none">
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} onEnd={() => endOne(session)} isBusy={isBusy} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="secondary" className="justify-self-start" onClick={endOthers} isBusy={isBusy}>
          {t(($) => $.endOthers)}
        </Button>
      ) : (
        <p className="text-sm text-soft">{t(($) => $.onlyHere)}</p>
      )}
    </>
  );
}

/** `onEnded`: a button is gone, so that focus needs a place. */
function useEnd(onEnded: () => void) {
  const { t } = useTranslation('sessions');
  const wordsOf = useWordsOfFailure();
  const deviceWords = useDeviceWords();
  const [end, one] = useEndSessionMutation();
  const [endAll, all] = useEndOtherSessionsMutation();
  const tell = (error: unknown, title: string) => {
    if (error) return showToast({ status: 'danger', ...wordsOf(error) });
    showToast({ status: 'success', title });
    onEnded();
  };
  return {
    isBusy: one.isLoading || all.isLoading,
    endOne: async (session: OwnSession) => {
      const { error } = await end({ params: { session: session.sessionId } });
      // ended meanwhile: what was wanted is so
      tell(
        refusalOf(endSession, error) === 'session_not_found' ? undefined : error,
        t(($) => $.ended, { device: deviceWords(session) }),
      );
    },
    endOthers: async () => {
      const { error } = await endAll({});
      tell(
        error,
        t(($) => $.othersEnded),
      );
    },
  };
}
