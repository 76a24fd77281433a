import { type ProblemText, sayProblem } from '@alba/roster/words/say-problem';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Words = Parameters<typeof sayProblem>[1];
const files: Record<string, () => Promise<Words>> = {
  en: async () => (await import('@alba/roster/words/en')).en,
  pt: async () => (await import('@alba/roster/words/pt')).pt,
  es: async () => (await import('@alba/roster/words/es')).es,
};

/** Cause and cure of problems, in the words of the reader of packages; fetched with the first problem. Undefined until they are there. */
export function useProblemWords(): ((problem: Parameters<typeof sayProblem>[0]) => ProblemText) | undefined {
  const { i18n } = useTranslation();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isGone = false;
    void files[i18n.language]?.().then((loaded) => {
      if (!isGone) setWords(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [i18n.language]);
  return words && ((problem) => sayProblem(problem, words));
}
