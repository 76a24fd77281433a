import type { StudentCard } from '@alba/contract/attempts';
import { daysBetween } from '@alba/domain/assignments';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { ArcProgress } from '../../ui/arc-progress.tsx';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { TimingChip } from '../../ui/timing-chip.tsx';
import { isClosed, isShut } from './arrange.ts';

export function ClassLine({ card, size = 22 }: { card: StudentCard; size?: number }) {
  return (
    <p className="flex items-center gap-1.5 text-sm text-soft">
      <ClassAvatar name={card.classAvatar} size={size} />
      <span className="min-w-0 truncate" translate="no">
        {card.className}
      </span>
    </p>
  );
}

/** When it is due or opens: a chip where it presses, the date in words where there is one. A closed one says so instead. */
export function DueLine({ card, today }: { card: StudentCard; today: string }) {
  const { t } = useTranslation('student-home');
  const format = useFormat();
  const { timing, due, start } = card;
  if (isClosed(card)) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
        <span className="a-chip a-chip--future">
          <Lock size={16} aria-hidden="true" />
          {t(($) => $.closed)}
        </span>
        <span>{t(($) => $.closedBy)}</span>
      </p>
    );
  }
  if (timing === 'future') {
    return (
      <p>
        <TimingChip timing="future" opensOn={format.date(start, 'short')} />
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
      {card.isOptional && <span className="a-chip a-chip--open">{t(($) => $.optional)}</span>}
      {!card.isOptional && (timing === 'past-due' || timing === 'due-soon') && (
        <TimingChip timing={timing} dueInDays={due ? daysBetween(today, due.slice(0, 10)) : undefined} />
      )}
      <span>{due ? t(($) => $.due, { date: format.date(due, 'weekday') }) : t(($) => $.noDue)}</span>
    </p>
  );
}

/** The arc and the same in words: what is done, and what comes next. */
export function ProgressLine({ card }: { card: StudentCard }) {
  const { t } = useTranslation('student-home');
  const next = isShut(card) || isClosed(card) ? undefined : card.nextPart;
  return (
    <div className="flex items-center gap-3 text-sm text-soft">
      <ArcProgress done={card.partsDone} total={card.partsTotal} />
      <p>
        <b className="block text-ink">
          {card.action === 'start-over'
            ? t(($) => $.wasReset)
            : card.status === 'not-started'
              ? t(($) => $.shortParts, { count: card.partsTotal })
              : t(($) => $.partsDone, { done: card.partsDone, count: card.partsTotal })}
        </b>
        {next && t(($) => $.next, { part: t(($$) => $$.parts[next]) })}
      </p>
    </div>
  );
}
