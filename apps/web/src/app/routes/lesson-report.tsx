import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { LessonReport, readReportAddress, useReportWords } from '../../features/lesson-report/index.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { Page } from '../frame/page.tsx';

await needMessages('lesson-report', 'failure');

/** `/reports/class/:classId/lesson/:lessonId/overview` (R-LESSON, A-RESET). */
export function Component() {
  const { t } = useTranslation('lesson-report');
  const [search] = useSearchParams();
  const address = readReportAddress(useParams(), search);
  const { title, summary } = useReportWords(address);
  return (
    <Page title={title} summary={summary} back={{ to: paths.assigned(), label: t(($) => $.back) }}>
      <LessonReport address={address} />
    </Page>
  );
}
