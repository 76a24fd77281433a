import { useTranslation } from 'react-i18next';
import { JoinPanel } from '../../features/join-class/join-panel.tsx';
import { StudentClasses, useClassCount } from '../../features/join-class/student-classes.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { Page } from '../frame/page.tsx';

await needMessages('join-class', 'failure');

/** `/student/classes` (C-SCLASSES); a join link opens it with its code. */
export function StudentClassesPage({ joinCode }: { joinCode?: string }) {
  const { t } = useTranslation('join-class');
  const count = useClassCount();
  return (
    <Page title={t(($) => $.page.title)} summary={count ? t(($) => $.page.summary, { count }) : t(($) => $.page.noneYet)}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <section aria-labelledby="classes-title" className="min-w-0">
          <h2 id="classes-title" className="sr-only">
            {t(($) => $.page.list)}
          </h2>
          <StudentClasses />
        </section>
        <aside aria-label={t(($) => $.title)}>
          <JoinPanel startWith={joinCode} />
        </aside>
      </div>
    </Page>
  );
}

export function Component() {
  return <StudentClassesPage />;
}
