import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../lib/announce.ts';
import { timings } from '../lib/timings.ts';

type CopyResult = 'none' | 'copied' | 'selected';
type Copying = { /** The element that shows the words. */ words: RefObject<HTMLElement | null>; copiedWords: string };

/** Takes words away with a press. Where the browser has no clipboard (plain http) their element is selected and the keys are told. */
export function useCopy({ words, copiedWords }: Copying): {
  result: CopyResult;
  copy: (text: string) => Promise<void>;
  /** Which keys to press, where the words could only be selected. */
  hint: string | undefined;
} {
  const { t } = useTranslation('ui');
  const [result, setResult] = useState<CopyResult>('none');

  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult('none'), timings.copiedWords);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (text: string) => {
    const isCopied = await copyText(text, words.current);
    setResult(isCopied ? 'copied' : 'selected');
    announce(isCopied ? copiedWords : t(($) => $.copy.selected), 'polite');
  };
  return { result, copy, hint: result === 'selected' ? t(($) => $.copy.selected) : undefined };
}

/** True when the text is on the clipboard; otherwise its element is selected, ready for the copy keys. */
async function copyText(text: string, element: HTMLElement | null): Promise<boolean> {
  try {
    // absent on plain http, which a school network may be
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // forbidden by the browser: go on to the selection
  }
  if (!element) return false;
  getSelection()?.selectAllChildren(element);
  try {
    // the old way still works without a secure context in most browsers
    return document.execCommand?.('copy') ?? false;
  } catch {
    return false;
  }
}
