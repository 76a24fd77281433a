import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ClassSignIn } from '../../features/sign-in-cards/class-sign-in.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { NotFound } from '../frame/not-found.tsx';
import { Page } from '../frame/page.tsx';

await needMessages('sign-in-cards', 'failure');

/** `/teacher/classes/:classId/sign-in`: the class screen, picture passwords and cards of a class. */
export function Component() {
  const { t } = useTranslation('sign-in-cards');
  const classId = Number(useParams().classId);
  if (!Number.isSafeInteger(classId) || classId < 1) return <NotFound />;
  return (
    <Page title={t(($) => $.page.title)} summary={t(($) => $.page.summary)} back={{ to: paths.classes(classId), label: t(($) => $.page.back) }} look="slim">
      <ClassSignIn key={classId} classId={classId} />
    </Page>
  );
}
