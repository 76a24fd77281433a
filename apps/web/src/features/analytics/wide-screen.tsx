import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../../lib/timings.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const storageKey = 'narrow-administration';
const narrow = () => window.matchMedia(`(max-width: ${breakpoints.md - 1}px)`);

/**
 * Below 768 px a notice asks for a wider device. It can be passed, once in a visit: a screen magnified to 400% is 320 px wide, and its
 * reader must not be locked out (D46). A page that was there already stays: whoever magnifies it loses nothing of what they typed.
 */
export function WideScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation('analytics');
  const isNarrow = useSyncExternalStore(watch, () => narrow().matches);
  const [isPassed, setPassed] = useState(() => !isNarrow || wasPassed());
  if (!isNarrow && !isPassed) setPassed(true);
  if (isPassed) return children;
  const pass = () => {
    keepPassed();
    setPassed(true);
    // the notice is gone with its button
    document.querySelector('h1')?.focus();
  };
  return (
    <EmptyState
      picture="wide"
      title={t(($) => $.narrow.title)}
      action={
        <Button variant="secondary" onClick={pass}>
          {t(($) => $.narrow.continue)}
        </Button>
      }
    >
      {t(($) => $.narrow.body)}
    </EmptyState>
  );
}

function watch(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function wasPassed(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function keepPassed(): void {
  try {
    sessionStorage.setItem(storageKey, 'passed');
  } catch {
    // storage forbidden: the notice comes again with the next page
  }
}
