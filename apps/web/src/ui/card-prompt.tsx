import type { Prompt } from '@alba/domain/assignments';
import { CircleCheck, type LucideIcon, PackageOpen, RotateCcw, Sun, Sunrise, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './card-prompt.css';

const icons: Record<Prompt, LucideIcon> = {
  'due-today': Sun,
  'due-tomorrow': Sunrise,
  'second-chance': RotateCcw,
  'good-start': TrendingUp,
  'open-me': PackageOpen,
  'all-done': CircleCheck,
};

/** The tab that rises from a card into its cover. Put it over the cover, in an element with `relative`. */
export function CardPrompt({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation('ui');
  const Icon = icons[prompt];
  const words: Record<Prompt, [string, string?]> = {
    'due-today': [t(($) => $.prompt.dueToday)],
    'due-tomorrow': [t(($) => $.prompt.dueTomorrow)],
    'second-chance': [t(($) => $.prompt.secondChance), t(($) => $.prompt.secondChanceMore)],
    'good-start': [t(($) => $.prompt.goodStart), t(($) => $.prompt.goodStartMore)],
    'open-me': [t(($) => $.prompt.openMe), t(($) => $.prompt.openMeMore)],
    'all-done': [t(($) => $.prompt.allDone), t(($) => $.prompt.allDoneMore)],
  };
  const [first, more] = words[prompt];
  return (
    <p className={`a-flag a-flag--${prompt}`}>
      <Icon size={19} aria-hidden="true" />
      {first}
      {more && <span>{more}</span>}
    </p>
  );
}
