import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../lib/i18n/index.ts';
import type { FooterPage } from '../../lib/paths.ts';
import { loadPageText, type PageText } from './page-text.ts';

type Wanted = { page: FooterPage; language: Language };
type State = Wanted & { text?: PageText; hasFailed?: boolean };

/** The text of a page in the language shown; follows a change of either. Until the other language is there, the page waits. */
export function usePageText({ page, language }: Wanted) {
  const [state, setState] = useState<State>({ page, language });
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Pick<State, 'text' | 'hasFailed'>) => isCurrent && setState({ page, language, ...found });
    show({});
    loadPageText(page, language).then(
      (text) => show({ text }),
      () => show({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [page, language, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const isCurrent = state.page === page && state.language === language;
  return { text: isCurrent ? state.text : undefined, hasFailed: isCurrent && state.hasFailed === true, retry };
}
