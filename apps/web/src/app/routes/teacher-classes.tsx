import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useClassLife } from '../../features/class-life/use-class-life.tsx';
import { ClassManager } from '../../features/classes/class-manager.tsx';
import { useNewPassword } from '../../features/sign-in-cards/new-password.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { Page } from '../frame/page.tsx';

await needMessages('classes', 'failure');

/** Fetched by those who import. */
const ImportClasses = lazy(async () => {
  await needMessages('import-classes');
  return { default: (await import('../../features/import-classes/import-classes.tsx')).ImportClasses };
});

/** `/teacher/classes` (C-LIST, C-CODE, C-STUDENTS). */
export function Component() {
  const { t } = useTranslation('classes');
  const newPassword = useNewPassword();
  const life = useClassLife();
  const [search] = useSearchParams();
  return (
    <Page title={t(($) => $.page.title)} summary={t(($) => $.page.summary)}>
      <ClassManager
        onNewPassword={(student, classId) => newPassword.open({ ...student, classId })}
        life={{
          onAct: (what, given) => life.open({ what, given }),
          onArchived: () => life.open({ what: 'archived' }),
          onMove: (given, students, classes, onMoved) => life.open({ what: 'move', given, students, classes, onMoved }),
        }}
      />
      {newPassword.dialog}
      {life.dialog}
      {search.has('import') && (
        <Suspense fallback={null}>
          <ImportClasses />
        </Suspense>
      )}
    </Page>
  );
}
