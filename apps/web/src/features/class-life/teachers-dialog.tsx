import { loadClassTeachers } from '@alba/contract/class-teachers';
import type { ClassSummary } from '@alba/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { AddTeacher } from './add-teacher.tsx';
import { useLoadClassTeachersQuery } from './api.ts';
import { CoTeachRequests } from './co-teach-requests.tsx';
import { TeacherRow } from './teacher-row.tsx';

/** Who teaches a class. Its owner adds and takes out, hands it over, and answers who asks; others may leave. */
export function TeachersDialog({ given, onClose }: { given: ClassSummary; onClose: () => void }) {
  const { t } = useTranslation('class-life');
  const { classId, name, isOwner } = given;
  const { data, error, isFetching, refetch } = useLoadClassTeachersQuery({ params: { classId } }, { refetchOnMountOrArgChange: true });
  const [failed, setFailed] = useState<string>();
  // handed over just now: the list knows it first
  const owns = data?.teachers.some(({ isYou, relation }) => isYou && relation === 'owner') ?? isOwner;
  const isGone = refusalOf(loadClassTeachers, error) === 'class_not_found';
  return (
    <Dialog isOpen onClose={onClose} title={t(($) => $.teachers.title, { name })} size="lg">
      {isGone && <Alert status="warning" title={t(($) => $.gone)} />}
      {!data && error && !isGone ? <FailurePanel error={error} onRetry={refetch} isRetrying={isFetching} level={3} /> : null}
      {!data && !error ? <RowsSkeleton label={t(($) => $.teachers.loading)} /> : null}
      {data && !isGone && (
        <>
          {failed && <Alert status="danger" isLive title={failed} className="mb-4" />}
          {data.requests.length > 0 && <CoTeachRequests classId={classId} requests={data.requests} onFailed={setFailed} />}
          <ul>
            {data.teachers.map((teacher) => (
              <TeacherRow key={teacher.individualId} given={given} teacher={teacher} owns={owns} onFailed={setFailed} onLeft={onClose} />
            ))}
          </ul>
          {owns ? <AddTeacher classId={classId} today={data.today} /> : <p className="mt-4 text-sm text-soft">{t(($) => $.teachers.ownerOnly)}</p>}
        </>
      )}
    </Dialog>
  );
}
