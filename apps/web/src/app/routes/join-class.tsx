import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { OnlyStudents } from '../../features/join-class/only-students.tsx';
import { paths } from '../../lib/paths.ts';
import { useFrame } from '../frame/frame-context.ts';
import { Page } from '../frame/page.tsx';
import { StudentClassesPage } from './student-classes.tsx';

/** `/joinclass/{code}` (C-JOIN): a student sees the classes page with the class of the link; others are told who can join. */
export function Component() {
  const { t } = useTranslation('join-class');
  const { viewer } = useFrame();
  const { classCodeParam = '' } = useParams();
  const navigate = useNavigate();
  if (viewer?.role === 'student') return <StudentClassesPage joinCode={classCodeParam} />;
  return (
    <Page title={t(($) => $.title)} summary={t(($) => $.onlyStudents.title)}>
      <OnlyStudents displayName={viewer?.displayName ?? ''} classCode={classCodeParam} onClose={() => navigate(paths.home(), { replace: true })} />
    </Page>
  );
}
