import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { showToast } from '../../ui/toast.ts';
import { ReadAloudContext } from './context.ts';
import type { Reader } from './reader.ts';
import type { ReadableText, SpeechOf } from './texts.ts';
import { useCanRead } from './use-can-read.ts';
import { useListening } from './use-listening.ts';

export type ReadAloudProps = {
  /** What is on the page, in order. Another list (a level, a part, an article) ends the reading, so it is kept while it is the same. */
  texts: readonly ReadableText[];
  /** Language of the words. */
  lang: string;
  speechOf: SpeechOf;
  /** Answers wait while somebody listens (D43), and that is said. */
  hasAnswers?: boolean;
  children: ReactNode;
};

/** Reading aloud for everything inside: the button, the bar, and what has to wait meanwhile. What reads is fetched with the first press. */
export function ReadAloud({ texts, lang, speechOf, hasAnswers = false, children }: ReadAloudProps) {
  const words = useRef<ReturnType<typeof useWords>>(undefined);
  words.current = useWords(hasAnswers);
  const shown = useRef(texts);
  shown.current = texts;
  const [reader, setReader] = useState<Reader>();
  const [isStarting, setStarting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const noticeId = useId();
  const canRead = useCanRead({ texts, lang, speechOf });
  const stop = useCallback(() => setReader(undefined), []);
  const fail = () => showToast({ title: '', ...words.current?.failed, status: 'warning' });

  const start = async () => {
    setStarting(true);
    try {
      const { openReading } = await import('./open-reading.ts');
      const opened = await openReading({ texts, lang, speechOf, onFail: fail });
      if (!opened) return fail();
      // the page went on to other texts meanwhile
      if (shown.current !== texts) return opened.stop();
      for (const video of document.querySelectorAll('video')) video.pause();
      setReader(opened);
      opened.play();
      announce(words.current?.begun ?? '', 'polite');
    } catch {
      fail();
    } finally {
      setStarting(false);
    }
  };
  const listen = () => {
    if (reader) stop();
    else if (!isStarting) void start();
  };

  useEffect(() => {
    if (!reader) return;
    const leave = reader.subscribe(() => reader.state().phase === 'ended' && stop());
    return () => {
      leave();
      reader.stop();
      announce(words.current?.over ?? '', 'polite');
    };
  }, [reader, stop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts end the reading
  useEffect(() => stop, [texts, stop]);
  useListening(reader, stop);

  const hasText = texts.length > 0;
  const isListening = reader !== undefined || isStarting;
  return <ReadAloudContext value={{ canRead, hasText, isListening, reader, listen, stop, button, noticeId }}>{children}</ReadAloudContext>;
}

function useWords(hasAnswers: boolean) {
  const { t } = useTranslation('read-aloud');
  return {
    begun: hasAnswers ? t(($) => $.begun.answers) : t(($) => $.begun.plain),
    over: hasAnswers ? t(($) => $.over.answers) : t(($) => $.over.plain),
    failed: { title: t(($) => $.failed.title), body: t(($) => $.failed.body) },
  };
}
