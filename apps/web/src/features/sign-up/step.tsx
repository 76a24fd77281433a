import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

/** The question of a step. Whoever comes to it from another step hears it: focus moves here. */
export function StepTitle({ children, takesFocus }: { children: string; takesFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the step is shown
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={title} tabIndex={-1} className="mt-6 outline-none">
      {children}
    </h1>
  );
}

export type StepFootProps = { onBack?: () => void; isBusy?: boolean; submit?: ReactNode };

/** Back at the left, the one filled button at the right. */
export function StepFoot({ onBack, isBusy = false, submit }: StepFootProps) {
  const { t } = useTranslation('sign-up');
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {onBack ? (
        <Button variant="ghost" icon={ArrowLeft} onClick={onBack} className="-ml-3">
          {t(($) => $.back)}
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" size="lg" isBusy={isBusy}>
        {submit ?? t(($) => $.next)}
      </Button>
    </div>
  );
}
