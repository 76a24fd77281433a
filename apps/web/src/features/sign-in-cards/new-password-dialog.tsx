import { setStudentPassword } from '@alba/contract/pupils';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureWords } from '../../lib/failure/index.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { useNewPassword as usePasswordWords } from '../../lib/new-password/use-new-password.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSetStudentPasswordMutation } from './api.ts';
import { rememberPassword } from './fresh-passwords.ts';
import { useRefusedWords } from './refused.ts';

export type StudentToHelp = { classId: number; individualId: number; firstName: string; lastName: string; username: string };

await needMessages('sign-in-cards', 'new-password', 'failure');

/** Sets a student's password anew, and shows it once. */
export default function NewPassword({ student, onClose }: { student: StudentToHelp; onClose: () => void }) {
  const [password, setPassword] = useState<string>();
  if (password === undefined) return <AskPassword student={student} onSet={setPassword} onClose={onClose} />;
  return <ShowPassword student={student} password={password} onClose={onClose} />;
}

/** An easy password unless the teacher types one. */
function AskPassword({ student, onSet, onClose }: { student: StudentToHelp; onSet: (password: string) => void; onClose: () => void }) {
  const { t } = useTranslation('sign-in-cards');
  const { classId, individualId, firstName } = student;
  const formId = useId();
  const [set] = useSetStudentPasswordMutation();
  const [failed, setFailed] = useState<FailureWords>();
  const passwordWords = usePasswordWords({ role: 'student' });
  const refusedWords = useRefusedWords();

  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? undefined : passwordWords.problemOf(password, student) }),
    onSubmit: async ({ password }) => {
      const { data, error } = await set({ params: { classId, studentId: individualId }, body: password === '' ? {} : { password } });
      if (data) {
        onSet(data.password);
        return {};
      }
      const refused = passwordWords.refusedOf(error, 'password');
      setFailed(refused ? undefined : refusedWords(setStudentPassword, error));
      return { password: refused };
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.newPassword.title, { name: nameOf(student) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {t(($) => $.newPassword.set)}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="grid gap-5">
        {failed && (
          <Alert status="danger" isLive title={failed.title}>
            <p>{failed.body}</p>
          </Alert>
        )}
        <p>{t(($) => $.newPassword.intro, { firstName })}</p>
        <TextField
          label={t(($) => $.newPassword.own)}
          hint={t(($) => $.newPassword.ownHint, { firstName })}
          isOptional
          {...form.field('password')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          maxLength={200}
        />
      </form>
    </Dialog>
  );
}

/** Shown this once, for the child to copy. */
function ShowPassword({ student, password, onClose }: { student: StudentToHelp; password: string; onClose: () => void }) {
  const { t } = useTranslation('sign-in-cards');
  const { classId, individualId, username } = student;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isAlert
      title={t(($) => $.newPassword.done, { name: nameOf(student) })}
      footer={
        <>
          <ButtonLink variant="secondary" to={paths.signInCards({ classId, studentId: individualId })} onClick={() => rememberPassword(individualId, password)}>
            {t(($) => $.newPassword.card)}
          </ButtonLink>
          <Button onClick={onClose}>{t(($) => $.newPassword.close)}</Button>
        </>
      }
    >
      <p className="mb-4">{t(($) => $.newPassword.doneBody)}</p>
      <dl className="mb-4">
        <dt className="text-sm text-soft">{t(($) => $.students.username)}</dt>
        <dd className="text-lg font-semibold" translate="no">
          {username}
        </dd>
      </dl>
      <p className="mb-1 text-sm text-soft" aria-hidden="true">
        {t(($) => $.newPassword.password)}
      </p>
      <CopyField label={t(($) => $.newPassword.password)} value={password} copiedWords={t(($) => $.newPassword.copied)} isLarge />
    </Dialog>
  );
}

const nameOf = ({ firstName, lastName }: StudentToHelp) => `${firstName} ${lastName}`.trim();
