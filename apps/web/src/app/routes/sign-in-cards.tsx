import { useParams, useSearchParams } from 'react-router';
import { CardMaker } from '../../features/sign-in-cards/card-maker.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { NotFound } from '../frame/not-found.tsx';

await needMessages('sign-in-cards', 'failure');

/** `/teacher/classes/:classId/cards`: sign-in cards for the printer. */
export function Component() {
  const classId = Number(useParams().classId);
  const [search] = useSearchParams();
  const student = Number(search.get('student'));
  if (!Number.isSafeInteger(classId) || classId < 1) return <NotFound />;
  return (
    <div className="wrap py-8 print:max-w-none print:p-0">
      <CardMaker key={classId} classId={classId} studentId={student > 0 ? student : undefined} />
    </div>
  );
}
