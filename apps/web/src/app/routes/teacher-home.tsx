import { useTranslation } from 'react-i18next';
import { TeacherDay } from '../../features/teacher-home/day.tsx';
import { JumpToClass } from '../../features/teacher-home/jump-to-class.tsx';
import { Landing } from '../../features/teacher-home/landing.tsx';
import { useGreeting } from '../../features/teacher-home/use-greeting.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { Page } from '../frame/page.tsx';

await needMessages('teacher-home', 'failure');

/** `/` for a teacher (P-HOME). */
export function Component() {
  const { t } = useTranslation('teacher-home');
  const { greeting, day } = useGreeting();
  return (
    <Page look="welcome" title={greeting} tabTitle={t(($) => $.tabTitle)} summary={day}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <TeacherDay />
        </div>
        <section aria-labelledby="classes-title" className="min-w-0">
          <h2 id="classes-title" className="mb-3">
            {t(($) => $.jumpToClass)}
          </h2>
          <JumpToClass />
        </section>
      </div>
      <Landing />
    </Page>
  );
}
