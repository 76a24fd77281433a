import { RotateCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import done from '../assets/spots/done.svg';
import empty from '../assets/spots/empty.svg';
import error from '../assets/spots/error.svg';
import search from '../assets/spots/search.svg';
import wide from '../assets/spots/wide.svg';
import { useFocusAfter } from '../lib/focus-if-lost.ts';
import { Button } from './button.tsx';

const spots = { empty, done, search, wide, error };

export type EmptyStateProps = {
  /** open book, sun, lens, laptop, cloud with plugs */
  picture?: keyof typeof spots;
  title: string;
  /** The level that fits the page: 2 under a page title, 3 inside a section. */
  level?: 2 | 3;
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
};

/** Nothing here, and what makes something appear. */
export function EmptyState({ picture = 'empty', title, level = 2, children, action }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className="a-empty">
      <img src={spots[picture]} alt="" width={240} height={160} />
      <Title className="text-xl">{title}</Title>
      {children && <p>{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

export type ErrorPanelProps = { title?: string; children?: ReactNode; onRetry?: () => void; isRetrying?: boolean; level?: 2 | 3; action?: ReactNode };

/** Something failed to come. Says that the work is safe and offers to try again. Focus does not go with it. */
export function ErrorPanel({ title, children, onRetry, isRetrying, level, action }: ErrorPanelProps) {
  const { t } = useTranslation('ui');
  const panel = useRef<HTMLDivElement>(null);
  useFocusAfter(panel);
  return (
    <div role="alert" ref={panel}>
      <EmptyState
        picture="error"
        level={level}
        title={title ?? t(($) => $.error.title)}
        action={
          onRetry ? (
            <Button icon={RotateCw} onClick={onRetry} isBusy={isRetrying}>
              {t(($) => $.error.retry)}
            </Button>
          ) : (
            action
          )
        }
      >
        {children ?? t(($) => $.error.body)}
      </EmptyState>
    </div>
  );
}
