import type { ReactNode } from 'react';
import { reasonOf, useFailureWords } from '../lib/failure/index.ts';
import { Alert } from './alert.tsx';
import { ErrorPanel } from './empty-state.tsx';

export type FailurePanelProps = {
  /** The error of a call. */
  error: unknown;
  /** What did not come, where the screen can say it better: "Your assignments didn’t load". */
  title?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  level?: 2 | 3;
  action?: ReactNode;
};

/** In place of something that did not load: what happened, and Try again. */
export function FailurePanel({ error, title, ...panel }: FailurePanelProps) {
  const words = useFailureWords(error);
  return (
    <ErrorPanel title={title ?? words?.title} {...panel}>
      {words && (title ? reasonOf(words) : words.body)}
    </ErrorPanel>
  );
}

/** Above a button whose action failed. `title` names the action: "Your answers were not turned in". */
export function FailureAlert({ error, title, action }: Pick<FailurePanelProps, 'error' | 'title' | 'action'>) {
  const words = useFailureWords(error);
  if (!words) return null;
  return (
    <Alert status="danger" isLive title={title ?? words.title} action={action}>
      {title ? reasonOf(words) : words.body}
    </Alert>
  );
}
