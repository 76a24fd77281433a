import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';

/** So many names are read at a glance. */
const mostNames = 2;

/** "Already assigned to 4B, 5A and 2 more": some names, and how many others. */
export function AssignedTo({ classNames }: { classNames: readonly string[] }) {
  const { t } = useTranslation('find');
  const { list, locale } = useFormat();
  // one name takes no more room than the words that would stand for it
  const shown = classNames.length === mostNames + 1 ? classNames : classNames.slice(0, mostNames);
  const count = classNames.length - shown.length;
  const items = count === 0 ? shown : [...shown, t(($) => $.card.moreClasses, { count })];
  // "Science, grade 5" is one name
  const classes = shown.some((name) => name.includes(',')) ? semicolonList(items, locale) : list(items);
  return (
    <p className="flex gap-1.5 text-sm text-success wrap-anywhere">
      <CircleCheck size={18} className="mt-px flex-none" aria-hidden="true" />
      <span>{t(($) => $.card.assignedTo, { classes })}</span>
    </p>
  );
}

/** A list whose items hold commas themselves: "Science, 4B; Science, 5A; and 2 more". */
function semicolonList(items: readonly string[], locale: string): string {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(items);
  return parts.map(({ type, value }) => (type === 'literal' ? value.replace(',', ';') : value)).join('');
}
