import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { ArcProgress } from '../../ui/arc-progress.tsx';

const shownFor = 1600;

/** The sun rises once after turning in; the review follows. */
export function SunRise({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('player');
  const words = t(($) => $.allDone);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    announce(words, 'polite');
    const timer = setTimeout(() => done.current(), shownFor);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="fixed inset-0 z-(--z-dialog) grid place-content-center justify-items-center gap-5 bg-page p-6 text-center">
      <ArcProgress done={4} total={4} width={220} isRising />
      <p className="font-display text-3xl font-semibold">{words}</p>
    </div>
  );
}
