import { type ClassTeacher, removeClassTeacher, transferClass } from '@alba/contract/class-teachers';
import type { ClassSummary } from '@alba/contract/classes';
import type { RefusalOf } from '@alba/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { Person } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { classesChanged, teachersChanged, useRemoveClassTeacherMutation, useTransferClassMutation } from './api.ts';
import type en from './messages/en.json';

type Word = keyof typeof en.teachers.refused;
/** A refusal that the contract adds does not compile until it has its words here. */
const removeWords: Record<RefusalOf<typeof removeClassTeacher>, Word> = { class_not_found: 'gone', colleague_not_found: 'left', owner_stays: 'ownerStays' };
const transferWords: Record<RefusalOf<typeof transferClass>, Word> = {
  class_not_found: 'gone',
  colleague_not_found: 'notCoTeacher',
  class_name_taken: 'nameTaken',
  owner_has_too_many_classes: 'tooMany',
};

export type TeacherRowProps = {
  given: ClassSummary;
  teacher: ClassTeacher;
  owns: boolean;
  onFailed: (words: string | undefined) => void;
  onLeft: () => void;
};

/** One teacher of the class. What cannot be taken back by oneself is asked about in the row. */
export function TeacherRow({ given: { classId, name: className }, teacher, owns, onFailed, onLeft }: TeacherRowProps) {
  const { t } = useTranslation('class-life');
  const format = useFormat();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const wordsOf = useWordsOfFailure();
  const [asking, setAsking] = useState<'handOver' | 'leave'>();
  const [remove, removing] = useRemoveClassTeacherMutation();
  const [transfer, transferring] = useTransferClassMutation();
  const { individualId, firstName, lastName, relation, lastDay, isYou } = teacher;
  const name = `${firstName} ${lastName}`;
  const tell = (word: Word | undefined, error: unknown) => onFailed(word ? t(($) => $.teachers.refused[word]) : wordsOf(error).title);

  const takeOut = async () => {
    const { data, error } = await remove({ params: { classId, individualId }, idempotencyKey: randomId() });
    if (!data) return tell(ownWordOf(removeClassTeacher, error, removeWords), error);
    onFailed(undefined);
    showToast({ status: 'success', title: isYou ? t(($) => $.teachers.leftDone, { className }) : t(($) => $.teachers.removed, { name }) });
    if (!isYou) return void dispatch(teachersChanged());
    dispatch(classesChanged());
    void navigate(paths.classes(), { replace: true, state: { staysInPlace: true } });
    onLeft();
  };
  const handOver = async () => {
    const { data, error } = await transfer({ params: { classId }, body: { individualId }, idempotencyKey: randomId() });
    setAsking(undefined);
    if (!data) return tell(ownWordOf(transferClass, error, transferWords), error);
    onFailed(undefined);
    showToast({ status: 'success', title: t(($) => $.teachers.handedOver, { name, className }) });
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-40 flex-1">
        <Person name={name} />
        <span className="block text-sm text-soft">
          {t(($) => $.teachers.relation[relation])}
          {lastDay && ` · ${t(($) => $.teachers.until, { date: format.date(lastDay, 'medium') })}`}
          {isYou && ` · ${t(($) => $.teachers.you)}`}
        </span>
      </span>
      {asking ? (
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-sm">{asking === 'leave' ? t(($) => $.teachers.sureLeave) : t(($) => $.teachers.sureHandOver, { name })}</span>
          <Button size="sm" isBusy={removing.isLoading || transferring.isLoading} onClick={asking === 'leave' ? takeOut : handOver} autoFocus>
            {asking === 'leave' ? t(($) => $.teachers.leave) : t(($) => $.teachers.handOver)}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setAsking(undefined)}>
            {t(($) => $.teachers.stay)}
          </Button>
        </span>
      ) : (
        <span className="flex flex-wrap gap-2">
          {owns && relation === 'co-teacher' && (
            <RowButton name={name} onClick={() => setAsking('handOver')}>
              {t(($) => $.teachers.makeOwner)}
            </RowButton>
          )}
          {owns && !isYou && (
            <RowButton name={name} onClick={() => void takeOut()}>
              {t(($) => $.teachers.remove)}
            </RowButton>
          )}
          {isYou && relation !== 'owner' && <RowButton onClick={() => setAsking('leave')}>{t(($) => $.teachers.leave)}</RowButton>}
        </span>
      )}
    </li>
  );
}

function RowButton({ name, onClick, children }: { name?: string; onClick: () => void; children: string }) {
  return (
    <Button size="sm" variant="ghost" onClick={onClick}>
      {children}
      {name && (
        <span className="sr-only" translate="no">
          {' '}
          {name}
        </span>
      )}
    </Button>
  );
}
