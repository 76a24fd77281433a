import { Headphones } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useReadAloud } from './context.ts';

/** Above the questions while somebody listens: why answers are not taken, and how to go on. */
export function ListeningNotice() {
  const { t } = useTranslation('read-aloud');
  const { isListening, stop, noticeId } = useReadAloud();
  if (!isListening) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-lg border border-transparent bg-media px-5 py-4 text-white">
      <Headphones size={26} aria-hidden="true" />
      <p id={noticeId} className="min-w-0 flex-[1_1_10rem]">
        <b className="block font-display text-lg leading-snug font-semibold">{t(($) => $.notice.title)}</b>
        {t(($) => $.notice.body)}
      </p>
      <Button variant="secondary" size="sm" onClick={stop}>
        {t(($) => $.notice.stop)}
      </Button>
    </div>
  );
}
