import { useTranslation } from 'react-i18next';
import { ClassManager } from '../../features/classes/class-manager.tsx';
import { useNewPassword } from '../../features/sign-in-cards/new-password.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { Page } from '../frame/page.tsx';

await needMessages('classes', 'failure');

/** `/teacher/classes` (C-LIST, C-CODE, C-STUDENTS). */
export function Component() {
  const { t } = useTranslation('classes');
  const newPassword = useNewPassword();
  return (
    <Page title={t(($) => $.page.title)} summary={t(($) => $.page.summary)}>
      <ClassManager onNewPassword={(student, classId) => newPassword.open({ ...student, classId })} />
      {newPassword.dialog}
    </Page>
  );
}
