import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../lib/announce.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useUndoSend } from '../use-send.ts';
import { useCountWords } from './use-count-words.ts';
import type { Done, WizardDraft } from './use-draft.ts';

/** It is done: the list, more lessons, or everything back as it was. */
export function DonePanel({ done, wizard, findPath }: { done: Done; wizard: WizardDraft; findPath: string }) {
  const { t } = useTranslation('assign');
  const undo = useUndoSend()(done.assignmentIds);
  const [isUndoing, setUndoing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const title = t(($) => $.many.done, { count: done.assignmentIds.length, what: useCountWords()(done) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when it is done
  useEffect(() => {
    window.scrollTo(0, 0);
    panel.current?.focus({ preventScroll: true });
    announce(title, 'polite');
  }, []);
  const takeBack = async () => {
    setUndoing(true);
    const told = await undo();
    setUndoing(false);
    if ('refused' in told) {
      showToast({ status: 'danger', ...told.refused });
      return;
    }
    showToast({ status: 'success', title: told.restored });
    wizard.reopen(done);
  };
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <EmptyState
        picture="done"
        title={title}
        action={
          <span className="flex flex-wrap items-center justify-center gap-3">
            <Button variant="ghost" icon={Undo2} isBusy={isUndoing} onClick={() => void takeBack()}>
              {t(($) => $.remove.undo)}
            </Button>
            <ButtonLink to={findPath} variant="secondary">
              {t(($) => $.many.findMore)}
            </ButtonLink>
            <ButtonLink to={paths.assignedLatest()}>{t(($) => $.seeAssigned)}</ButtonLink>
          </span>
        }
      >
        {t(($) => $.many.doneNote)}
      </EmptyState>
    </div>
  );
}
