import { useTranslation } from 'react-i18next';
import type en from './messages/en.json';

type CategoryKey = keyof typeof en.categories;

/** Names of topics. They are data of the library: one that has no words yet shows its own name. */
export function useCategoryWords(): (category: string) => string {
  const { t } = useTranslation('find');
  return (category) => t(($) => $.categories[category as CategoryKey], { defaultValue: category });
}

/** `400L-1000L` or `1-3`, as a teacher reads it. */
export function useRangeWords(): (range: string) => string {
  const { t } = useTranslation('find');
  return (range) => {
    const [from = range, to] = range.split('-');
    if (to === undefined) return range;
    return from.endsWith('L') ? t(($) => $.card.lexile, { from, to }) : t(($) => $.card.levels, { from, to });
  };
}
