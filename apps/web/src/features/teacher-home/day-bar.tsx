import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import type { Day } from './api.ts';
import { headingOf } from './day-section.tsx';

type DayBarProps = { day: Day; isBusy: boolean; onRefresh: () => unknown };

/** When the day was made, a way to make it again, and how much stands in each list below. */
export function DayBar({ day, isBusy, onRefresh }: DayBarProps) {
  const { t } = useTranslation('teacher-home');
  const format = useFormat();
  const asOf = t(($) => $.asOf, { time: format.time(day.asOf, day.timeZone) });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isBusy || !isAsked.current) return;
    isAsked.current = false;
    announce(asOf, 'polite');
  }, [isBusy, asOf]);
  const refresh = () => {
    isAsked.current = true;
    onRefresh();
  };
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Counts day={day} />
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {asOf}
        <Button variant="ghost" size="sm" icon={RotateCw} isBusy={isBusy} onClick={refresh}>
          {t(($) => $.refresh)}
        </Button>
      </p>
    </div>
  );
}

/** Each count leads to its list. A list without rows is not there, so neither is its count. */
function Counts({ day: { due, needsHelp, notBegun, alsoOpen } }: { day: Day }) {
  const { t } = useTranslation('teacher-home');
  const format = useFormat();
  const lists = [
    { id: 'due', list: due, words: (number: string) => t(($) => $.counts.due, { number }) },
    { id: 'needs-help', list: needsHelp, words: (number: string) => t(($) => $.counts.needsHelp, { number }) },
    { id: 'not-begun', list: notBegun, words: (number: string) => t(($) => $.counts.notBegun, { number }) },
    { id: 'also-open', list: alsoOpen, words: (number: string) => t(($) => $.counts.alsoOpen, { number }) },
  ];
  const counts = lists.filter(({ list }) => list.items.length > 0);
  if (counts.length < 2) return <span />;
  return (
    <ul className="-ml-3 flex flex-wrap" aria-label={t(($) => $.counts.label)}>
      {counts.map(({ id, list, words }) => (
        <li key={id}>
          <Button variant="ghost" size="sm" onClick={() => goTo(id)}>
            {words(format.number(list.items.length + list.more))}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(headingOf(id));
  heading?.focus();
  heading?.scrollIntoView({ block: 'start' });
}
