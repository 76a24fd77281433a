import { printOwnPassage, printPassage } from '@alba/contract/printing';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingCard } from '../../ui/loading.tsx';

export type PrintProblemProps = {
  of: 'passage' | 'article' | 'lesson';
  /** Without one the address itself is wrong. */
  error?: unknown;
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** There is nothing to print: why, and a way out of this tab. A call that did not get through can be made again. */
export function PrintProblem({ of, error, onRetry, isRetrying = false }: PrintProblemProps) {
  const { t } = useTranslation('print-text');
  const failed = useFailureWords(error);
  const close = useClose();
  const reason = error === undefined ? 'gone' : reasonOf(error);
  const title = t(($) => $.problem[of]);
  useTitle(title);
  const canRetry = reason === undefined && onRetry !== undefined;
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{t(($) => $.print)}</h1>
      <EmptyState
        picture="error"
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {canRetry && (
              <Button isBusy={isRetrying} onClick={onRetry}>
                {t(($) => $.retry)}
              </Button>
            )}
            <Button variant={canRetry ? 'secondary' : 'primary'} onClick={close}>
              {t(($) => $.close)}
            </Button>
          </div>
        }
      >
        {reason ? t(($) => $.reason[reason]) : failed && `${failed.title}. ${failed.body}`}
      </EmptyState>
    </div>
  );
}

type Reason = 'gone' | 'notYours' | 'notOpen' | 'closed' | 'locked';

function reasonOf(error: unknown): Reason | undefined {
  return (
    ownWordOf<typeof printPassage, Reason>(printPassage, error, { lesson_not_found: 'gone', text_not_found: 'gone' }) ??
    ownWordOf<typeof printOwnPassage, Reason>(printOwnPassage, error, {
      text_not_found: 'gone',
      assignment_not_found: 'notYours',
      assignment_not_open: 'notOpen',
      assignment_closed: 'closed',
      level_locked: 'locked',
    })
  );
}

/** Until the sheet is there. */
export function PrintLoading() {
  const { t } = useTranslation('print-text');
  useTitle(t(($) => $.loading));
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{t(($) => $.print)}</h1>
      <LoadingCard label={t(($) => $.loading)} />
    </div>
  );
}

/** Closes the tab that a print link opened; a tab that was there before goes home. */
function useClose(): () => void {
  const navigate = useNavigate();
  return () => {
    window.close();
    if (!window.closed) navigate(paths.home());
  };
}
