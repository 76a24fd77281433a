import type { AssignmentRow } from '@alba/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** What an assignment can be changed in, as the server tells it after somebody else did. */
export type Current = Pick<AssignmentRow, 'start' | 'due' | 'allowCheckAnswers' | 'keyVisibility' | 'isClosed'>;

export type ChangedNoticeProps = { seen: Current; current: Current; onTake: () => void };

/** Somebody changed the assignment meanwhile: what it is now, and the choice to go on from there or to save over it. */
export function ChangedNotice({ seen, current, onTake }: ChangedNoticeProps) {
  const { t } = useTranslation('assign');
  const lines = useChangeWords()(seen, current);
  return (
    <Alert
      status="warning"
      isLive
      title={t(($) => $.changed.title)}
      action={
        <Button size="sm" variant="secondary" onClick={onTake}>
          {t(($) => $.changed.take)}
        </Button>
      }
    >
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t(($) => $.changed.body)}</p>
    </Alert>
  );
}

function useChangeWords(): (seen: Current, current: Current) => string[] {
  const { t } = useTranslation('assign');
  const format = useFormat();
  return (seen, current) => {
    const lines: string[] = [];
    if (seen.start !== current.start) lines.push(t(($) => $.changed.start, { date: format.dateTime(current.start) }));
    if (seen.due !== current.due) lines.push(current.due ? t(($) => $.changed.due, { date: format.dateTime(current.due) }) : t(($) => $.changed.noDue));
    if (seen.allowCheckAnswers !== current.allowCheckAnswers)
      lines.push(current.allowCheckAnswers ? t(($) => $.changed.checksOn) : t(($) => $.changed.checksOff));
    if (seen.keyVisibility !== current.keyVisibility) lines.push(t(($) => $.changed.key));
    if (seen.isClosed !== current.isClosed) lines.push(current.isClosed ? t(($) => $.changed.closed) : t(($) => $.changed.reopened));
    // who gets it and own dates have a window of their own
    return lines.length > 0 ? lines : [t(($) => $.changed.students)];
  };
}
