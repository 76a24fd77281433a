import { Check, CloudOff, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { cx } from '../../ui/cx.ts';
import { useLessonWork } from './lesson-context.ts';

const icons = { saved: Check, saving: RefreshCw, kept: CloudOff } as const;

/** Says what is saved only when it turns bad and when it is good again: not at every letter. */
export function useSavedNews(): void {
  const { t } = useTranslation('player');
  const { status } = useLessonWork();
  const wasKept = useRef(false);
  const kept = t(($) => $.saved.kept);
  const saved = t(($) => $.saved.saved);
  useEffect(() => {
    if (status === 'kept' && !wasKept.current) announce(kept, 'polite');
    if (status === 'saved' && wasKept.current) announce(saved, 'polite');
    if (status !== 'saving') wasKept.current = status === 'kept';
  }, [status, kept, saved]);
}

/** What is saved, always in words. */
export function SavedWords({ className }: { className?: string }) {
  const { t } = useTranslation('player');
  const { status, isTurnedIn } = useLessonWork();
  const words = isTurnedIn ? t(($) => $.saved.turnedIn) : t(($) => $.saved[status]);
  const Icon = isTurnedIn ? Check : icons[status];
  return (
    <p className={cx('flex items-center gap-1.5 leading-tight text-soft', className)} data-status={status}>
      <Icon size={16} aria-hidden="true" />
      <span>{words}</span>
    </p>
  );
}
