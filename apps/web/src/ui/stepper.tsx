import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { Link } from './link.tsx';

export type Step = { id: string; name: string; summary?: string; to?: string; onSelect?: () => void };

/** Where one is in a wizard. Steps already done lead back to them. */
export function Stepper({ label, steps, current }: { label: string; steps: readonly Step[]; current: number }) {
  return (
    <ol className="a-steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} className={cx(index < current && 'is-done') || undefined} aria-current={index === current ? 'step' : undefined}>
          <StepBody step={step} isDone={index < current} />
        </li>
      ))}
    </ol>
  );
}

function StepBody({ step, isDone }: { step: Step; isDone: boolean }) {
  const { t } = useTranslation('ui');
  const body = (
    <>
      <b>
        <span>{step.name}</span>
        {isDone && <Check size={16} aria-label={t(($) => $.stepper.done)} />}
      </b>
      {step.summary && <span>{step.summary}</span>}
    </>
  );
  if (isDone && step.to) return <Link to={step.to}>{body}</Link>;
  if (isDone && step.onSelect) {
    return (
      <button type="button" onClick={step.onSelect}>
        {body}
      </button>
    );
  }
  return body;
}
