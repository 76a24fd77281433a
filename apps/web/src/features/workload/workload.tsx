import type { LocalDate } from '@alba/domain/assignments';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { WorkloadReply } from './api.ts';
import { Strip } from './strip.tsx';
import { useWorkload, type WorkloadAsked } from './use-workload.ts';

export type WorkloadProps = WorkloadAsked & { onChoose: (date: LocalDate) => void };

/**
 * Under a due date: what the students owe already on that day, two weeks to choose from, and the least crowded day (A-ASSIGN). It advises and
 * never stands in the way: without classes, for small groups and when it cannot be had, assigning goes on as ever.
 */
export default function Workload({ onChoose, ...asked }: WorkloadProps) {
  const { t } = useTranslation('workload');
  const { reply, first, hasFailed } = useWorkload(asked);
  if (asked.classIds.length === 0) return null;
  if (hasFailed) return <p className="text-sm text-soft">{t(($) => $.failed)}</p>;
  if (!reply) return null;
  if (!reply.days) return <p className="text-sm text-soft">{t(($) => $.hidden)}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <OnTheDay days={reply.days} due={asked.due} />
      <LeastCrowded reply={reply} due={asked.due} onChoose={onChoose} />
      <TwoWeeks days={reply.days} due={asked.due} first={first} onChoose={onChoose} />
    </div>
  );
}

type Days = NonNullable<WorkloadReply['days']>;

function OnTheDay({ days, due }: { days: Days; due: LocalDate | null }) {
  const { t } = useTranslation('workload');
  const format = useFormat();
  const day = days.find(({ date }) => date === due);
  const words = () => {
    if (!day) return null;
    const date = format.date(day.date, 'weekday');
    return day.averageMinutes === 0 ? t(($) => $.free, { date }) : t(($) => $.owed, { count: day.averageMinutes, date });
  };
  // there from the beginning, so that what changes in it is said
  return (
    <p role="status" className="text-sm empty:hidden">
      {words()}
    </p>
  );
}

function LeastCrowded({ reply: { leastCrowded }, due, onChoose }: { reply: WorkloadReply; due: LocalDate | null; onChoose: (date: LocalDate) => void }) {
  const { t } = useTranslation('workload');
  const format = useFormat();
  if (leastCrowded === undefined) return null;
  const words = t(($) => $.leastCrowded, { date: format.date(leastCrowded, 'weekday') });
  if (leastCrowded === due) return <p className="text-sm text-soft">{words}</p>;
  return (
    <Button variant="soft" size="sm" onClick={() => onChoose(leastCrowded)}>
      {words}
    </Button>
  );
}

/** Always there on a wide screen, on request on a phone. */
function TwoWeeks(props: { days: Days; due: LocalDate | null; first: LocalDate; onChoose: (date: LocalDate) => void }) {
  const { t } = useTranslation('workload');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button variant="ghost" size="sm" iconEnd={ChevronDown} className="md:hidden" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(($) => $.twoWeeks)}
      </Button>
      <div id={id} className={cx('w-full max-w-120', !isOpen && 'max-md:hidden')}>
        <Strip {...props} />
      </div>
    </>
  );
}
