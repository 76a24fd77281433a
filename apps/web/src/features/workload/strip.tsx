import type { WorkloadDay } from '@alba/contract/workload';
import { daysBetween, type LocalDate } from '@alba/domain/assignments';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { Meter } from '../../ui/meter.tsx';
import './strip.css';

type StripProps = {
  days: readonly WorkloadDay[];
  due: LocalDate | null /** Days before it are told without a button. */;
  first: LocalDate;
  onChoose: (date: LocalDate) => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Two weeks of minutes, one button a day. One stop for the keyboard: arrows go from day to day and week to week, Enter chooses. */
export function Strip({ days, due, first, onChoose }: StripProps) {
  const { t } = useTranslation('workload');
  const format = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<LocalDate>();
  const open = days.filter(({ date }) => date >= first);
  const isOpen = (date: LocalDate | null | undefined) => open.some((day) => day.date === date);
  const stop = isOpen(focused) ? focused : isOpen(due) ? due : open[0]?.date;
  const most = Math.max(60, ...days.map(({ averageMinutes }) => averageMinutes));
  const move = (event: KeyboardEvent) => {
    const at = days.findIndex(({ date }) => date === stop);
    const row = Math.floor(at / 7) * 7;
    const to = event.key === 'Home' ? Math.max(row, daysBetween(days[0]?.date ?? first, first)) : event.key === 'End' ? row + 6 : at + (steps[event.key] ?? 0);
    if (to === at && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const next = days[to]?.date;
    if (next) grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  const weeks = [days.slice(0, 7), days.slice(7)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons with arrow keys is a grid (APG), and its cells take their roles from it
    <table ref={grid} role="grid" className="a-strip" onKeyDown={move}>
      <caption>{t(($) => $.caption, { from: format.date(days[0]?.date ?? ''), to: format.date(days.at(-1)?.date ?? '') })}</caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ date }) => (
            <th key={date} scope="col">
              {format.date(date, 'dayShort')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td key={day.date} className={cx(day.isWeekend && 'is-weekend')}>
                {day.date < first ? (
                  <span className="a-strip__past">{dayNumber(day.date)}</span>
                ) : (
                  <button
                    type="button"
                    data-date={day.date}
                    tabIndex={day.date === stop ? 0 : -1}
                    aria-pressed={day.date === due}
                    aria-label={t(($) => $.day, { date: format.date(day.date, 'weekday'), count: day.averageMinutes })}
                    onFocus={() => setFocused(day.date)}
                    onClick={() => onChoose(day.date)}
                  >
                    <b>{dayNumber(day.date)}</b>
                    <span>{t(($) => $.minutes, { count: day.averageMinutes })}</span>
                    <Meter value={day.averageMinutes} max={most} />
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dayNumber = (date: LocalDate): number => Number(date.slice(8));
