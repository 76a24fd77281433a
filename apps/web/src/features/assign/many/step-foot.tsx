import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { stepNames } from './use-draft.ts';
import type { Wizard } from './use-wizard.ts';

/** The way back at the left, the one filled button at the right. */
export function StepFoot({ wizard, onNext, action }: { wizard: Wizard; onNext?: () => void; action?: ReactNode }) {
  const { t } = useTranslation('assign');
  const at = stepNames.indexOf(wizard.step);
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]];
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {before ? (
        <ButtonLink to={wizard.addressOf(before)} variant="ghost" icon={ArrowLeft} className="-ml-3">
          {t(($) => $.many.step[before])}
        </ButtonLink>
      ) : (
        <span />
      )}
      {action}
      {after && onNext && (
        <Button size="lg" iconEnd={ArrowRight} onClick={onNext}>
          {t(($) => $.many.step[after])}
        </Button>
      )}
    </div>
  );
}
