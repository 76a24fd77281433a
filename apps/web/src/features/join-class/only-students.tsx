import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';

/** A join link opened with a teacher's or an administrator's account: nothing is joined, and why; a teacher account may follow (C-TEACHERLINK). */
export function OnlyStudents({ displayName, classCode, onClose }: { displayName: string; classCode: string; onClose: () => void }) {
  const { t } = useTranslation('join-class');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.onlyStudents.title)}
      footer={
        <>
          <ButtonLink to={paths.logout()} variant="secondary">
            {t(($) => $.onlyStudents.signOut)}
          </ButtonLink>
          <ButtonLink to={paths.home()}>{t(($) => $.onlyStudents.home)}</ButtonLink>
        </>
      }
    >
      <p>{t(($) => $.onlyStudents.body, { name: displayName })}</p>
      <p className="mt-3 text-soft">{t(($) => $.onlyStudents.share)}</p>
      <p className="mt-3">
        <Link to={paths.completeAccount({ classCode, role: 'teacher' })}>{t(($) => $.onlyStudents.createTeacher)}</Link>
      </p>
    </Dialog>
  );
}
