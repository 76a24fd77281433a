import { Check, CloudOff, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { useLessonWork } from './lesson-context.ts';

const icons = { saved: Check, saving: RefreshCw, kept: CloudOff } as const;

/** What is saved, always in words. Spoken only when it turns bad and when it is good again: not at every letter. */
export function SavedWords() {
  const { t } = useTranslation('player');
  const { status, isTurnedIn } = useLessonWork();
  const wasKept = useRef(false);
  const kept = t(($) => $.saved.kept);
  const saved = t(($) => $.saved.saved);
  useEffect(() => {
    if (status === 'kept' && !wasKept.current) announce(kept, 'polite');
    if (status === 'saved' && wasKept.current) announce(saved, 'polite');
    if (status !== 'saving') wasKept.current = status === 'kept';
  }, [status, kept, saved]);
  const words = isTurnedIn ? t(($) => $.saved.turnedIn) : { saved, kept, saving: t(($) => $.saved.saving) }[status];
  const Icon = isTurnedIn ? Check : icons[status];
  return (
    <p className="flex items-center gap-1.5 text-sm leading-tight text-soft" data-status={status}>
      <Icon size={18} className="max-sm:hidden" aria-hidden="true" />
      <span className="max-w-24 sm:max-w-44">{words}</span>
    </p>
  );
}
