import { type ClassStudent, type ClassSummary, loadClass } from '@alba/contract/classes';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { focusAfterDialog } from '../../lib/focus-after-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { type ClassDetail, useLoadClassQuery } from './api.ts';
import { ClassCodes, FirstCode } from './class-codes.tsx';
import { ClassHeader } from './class-header.tsx';
import type { ClassLife } from './class-life.ts';
import { LateJoining } from './late-joining.tsx';
import { StudentsSection } from './students-section.tsx';

/** The screen sets a student's password anew: what that takes is not for every visit of this page. */
export type OnNewPassword = (student: ClassStudent, classId: number) => void;
export type ClassDetailProps = {
  classId: number;
  /** The teacher's classes: where students can be moved to. */
  classes: readonly ClassSummary[];
  life?: ClassLife;
  onNewPassword?: OnNewPassword;
  onEdit: (given: ClassDetail) => void;
  onRemove: (given: ClassDetail) => void;
};

/** One class: what it is called, how students get in, and who is in it. */
export function ClassDetailPanel({ classId, classes, life, onNewPassword, onEdit, onRemove }: ClassDetailProps) {
  const { t } = useTranslation('classes');
  // asked for anew whenever it is chosen: students join meanwhile, and what was removed must not come back from memory
  const { currentData: given, error, isFetching, refetch } = useLoadClassQuery({ params: { id: classId } }, { refetchOnMountOrArgChange: true });
  const failed = useFailureWords(error);
  const title = useRef<HTMLHeadingElement>(null);
  if (refusalOf(loadClass, error) === 'class_not_found') {
    return (
      <EmptyState picture="search" title={t(($) => $.gone.title)} action={<ButtonLink to={paths.classes()}>{t(($) => $.gone.back)}</ButtonLink>}>
        {t(($) => $.gone.body)}
      </EmptyState>
    );
  }
  if (!given && failed) {
    return (
      <ErrorPanel title={failed.title} onRetry={refetch} isRetrying={isFetching}>
        {failed.body}
      </ErrorPanel>
    );
  }
  if (!given) return <RowsSkeleton label={t(($) => $.loadingClass)} />;
  return (
    <>
      <ClassHeader titleRef={title} given={given} life={life} onEdit={() => onEdit(given)} onRemove={() => onRemove(given)} />
      {life && (given.coTeachRequests ?? 0) > 0 && (
        <Alert
          status="info"
          className="mt-4"
          title={t(($) => $.asking, { count: given.coTeachRequests ?? 0 })}
          action={
            <Button variant="secondary" size="sm" onClick={() => life.onAct('teachers', given)}>
              {t(($) => $.answer)}
            </Button>
          }
        />
      )}
      {given.students.length === 0 ? (
        <FirstCode given={given} life={life} />
      ) : (
        <>
          <ClassCodes given={given} life={life} />
          {/* a removed student's row is gone, and with the last one the whole table: go on from the class's name */}
          <StudentsSection
            given={given}
            onMove={life && ((students, onMoved) => life.onMove(given, students, classes, onMoved))}
            canMove={classes.length > 1}
            onNewPassword={onNewPassword && ((student) => onNewPassword(student, classId))}
            onRemoved={() => focusAfterDialog(title)}
          />
          {life && <LateJoining given={given} />}
        </>
      )}
    </>
  );
}
