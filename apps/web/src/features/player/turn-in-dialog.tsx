import { useTranslation } from 'react-i18next';
import type { SaveQueue } from '../../lib/save-queue/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { useLessonWork } from './lesson-context.ts';
import { unansweredOf } from './lesson-facts.ts';
import { useTurnIn } from './use-turn-in.ts';

export type TurnInDialogProps = { isOpen: boolean; queue: SaveQueue | undefined; accountId: number; onClose: () => void; onTurnedIn: () => void };

/** Asks once more before turning in: what is still open, with a way to each question. A failure keeps every answer and the dialog. */
export function TurnInDialog({ isOpen, queue, accountId, onClose, onTurnedIn }: TurnInDialogProps) {
  const { t } = useTranslation('player');
  const { activity, lesson, answers, goTo } = useLessonWork();
  const { turnIn, isBusy, error, forgetError } = useTurnIn({ attemptId: activity.attemptId, accountId, queue });
  const open = isOpen ? unansweredOf(lesson, answers) : [];
  const close = () => {
    forgetError();
    onClose();
  };
  const confirm = async () => {
    const result = await turnIn();
    if (result.isTurnedIn) onTurnedIn();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(($) => $.turnIn.title)}
      isAlert
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t(($) => $.turnIn.cancel)}
          </Button>
          <Button onClick={() => void confirm()} isBusy={isBusy}>
            {t(($) => $.turnIn.confirm)}
          </Button>
        </>
      }
    >
      {open.length === 0 ? (
        <p>{t(($) => $.turnIn.allAnswered)}</p>
      ) : (
        <>
          <p>
            {t(($) => $.turnIn.open, { count: open.length })} {open.some(({ question }) => question.kind !== 'open-response') && t(($) => $.turnIn.noPoints)}
          </p>
          <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
            {open.map(({ part, number, question, isPartly }) => (
              <li key={question.id}>
                <button
                  type="button"
                  className="min-h-11 text-left text-link underline underline-offset-[0.18em]"
                  onClick={() => goTo({ part, questionId: question.id })}
                >
                  {t(($) => (isPartly ? $.turnIn.partlyItem : $.turnIn.openItem), { part: t(($) => $.parts[part]), number })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-soft">{t(($) => $.turnIn.final)}</p>
      {error !== undefined && (
        <div className="mt-4">
          <FailureAlert error={error} title={t(($) => $.turnIn.failed)} />
        </div>
      )}
    </Dialog>
  );
}
