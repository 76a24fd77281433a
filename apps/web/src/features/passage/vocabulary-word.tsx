import type { LessonView } from '@alba/content/lesson-view';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';

export type VocabularyEntry = LessonView['vocabulary'][number];

/** A word with its meaning: beside it on wide screens, from the bottom on small ones. Esc and a press elsewhere close it. */
export function VocabularyWord({ entry, children, lang }: { entry: VocabularyEntry; children: string; lang: string }) {
  const { t } = useTranslation('passage');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={trigger} type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="a-word">
        {children}
      </button>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={t(($) => $.meaningOf, { word: entry.word })}
        placement="top"
        isSheetOnPhone
        className="a-word__meaning"
      >
        <div lang={lang} className="font-ui text-md">
          <div className="flex items-start justify-between gap-2">
            <p>
              <b className="font-display text-2xl leading-tight" translate="no">
                {entry.word}
              </b>{' '}
              <span className="text-sm text-soft">{[entry.partOfSpeech, entry.pronunciation].filter(Boolean).join(', ')}</span>
            </p>
            <IconButton label={t(($) => $.close)} icon={X} onClick={() => setOpen(false)} className="-mt-1.5 -mr-2.5" />
          </div>
          <p className="mt-1.5">{entry.definition}</p>
          <p className="mt-2 text-soft italic">{entry.example}</p>
          {entry.cognate && <p className="mt-2 text-sm text-soft">{t(($) => $.cognate, { word: entry.cognate })}</p>}
        </div>
      </Popover>
    </>
  );
}
