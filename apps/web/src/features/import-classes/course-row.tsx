import type { GoogleCourse } from '@alba/contract/google-classes';
import { CircleCheck, Clock, Minus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AskToCoTeach } from './ask-to-co-teach.tsx';

export type CourseRowProps = {
  course: GoogleCourse;
  isChosen: boolean;
  /** No more can be chosen now. */
  isOff: boolean;
  onChoose: (isChosen: boolean) => void;
  onReimport: (classId: number) => void;
  onCoTeaching: (classId?: number) => void;
  onAsked: () => void;
};

/** A course with where it stands: to be chosen, here already, or somebody else's. */
export function CourseRow(row: CourseRowProps) {
  const { state } = row.course;
  if (state === 'imported') return <ImportedRow {...row} />;
  return state === 'other-account' ? <OthersRow {...row} /> : <AvailableRow {...row} />;
}

function AvailableRow({ course: { name, note, isRemoved }, isChosen, isOff, onChoose }: CourseRowProps) {
  const { t } = useTranslation('import-classes');
  return (
    <li className="py-3">
      <Checkbox
        checked={isChosen}
        disabled={isOff}
        onChange={(event) => onChoose(event.target.checked)}
        label={
          <>
            <span className="sr-only">{t(($) => $.list.select, { name })}</span>
            <span aria-hidden="true" className="font-semibold wrap-anywhere" translate="no">
              {name}
            </span>
          </>
        }
        hint={[note, isRemoved ? t(($) => $.list.removed) : ''].filter(Boolean).join('. ') || undefined}
      />
    </li>
  );
}

function ImportedRow({ course, onReimport }: CourseRowProps) {
  const { t } = useTranslation('import-classes');
  const format = useFormat();
  const zone = useAppSelector((state) => viewerOf(state.auth)?.timeZone ?? 'UTC');
  const { name, classId, studentCount = 0, lastImportedAt } = course;
  const when = lastImportedAt && t(($) => $.list.importedOn, { date: format.date(lastImportedAt, 'short', zone) });
  return (
    <NamedRow course={course} notes={[when, t(($) => $.list.students, { count: studentCount })]}>
      <span className="flex items-center gap-1.5 text-sm font-semibold text-success">
        <CircleCheck size={18} aria-hidden="true" />
        {t(($) => $.list.imported)}
      </span>
      {classId !== undefined && (
        <Button variant="ghost" size="sm" icon={RefreshCw} onClick={() => onReimport(classId)}>
          {t(($) => $.list.reimport)}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </NamedRow>
  );
}

function OthersRow({ course, onCoTeaching, onAsked }: CourseRowProps) {
  const { t } = useTranslation('import-classes');
  const { ownerName = '', isAsked } = course;
  return (
    <NamedRow course={course} notes={[t(($) => $.list.otherAccount, { name: ownerName })]}>
      <span className="flex items-center gap-1.5 text-sm text-soft">
        {isAsked ? <Clock size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
        {isAsked ? t(($) => $.list.asked) : t(($) => $.list.unavailable)}
      </span>
      {!isAsked && <AskToCoTeach course={course} onCoTeaching={onCoTeaching} onAsked={onAsked} />}
    </NamedRow>
  );
}

function NamedRow({ course: { name, note }, notes, children }: { course: GoogleCourse; notes: (string | undefined)[]; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pl-6">
      <div className="min-w-45 flex-1">
        <p className="font-semibold wrap-anywhere" translate="no">
          {name}
        </p>
        <p className="text-sm wrap-anywhere text-soft">{[note, ...notes].filter(Boolean).join(', ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
    </li>
  );
}
