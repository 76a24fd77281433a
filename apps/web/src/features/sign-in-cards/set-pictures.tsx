import { type Pupil, setStudentPictures } from '@alba/contract/pupils';
import { type Picture, picturesPerPassword } from '@alba/domain/pupils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PicturePicker } from '../../ui/picture-picker.tsx';
import { showToast } from '../../ui/toast.ts';
import { useSetStudentPicturesMutation } from './api.ts';
import { useRefusedWords } from './refused.ts';

/** A teacher chooses the pictures of a student and shows them to the child. */
export function SetPictures({ student, classId, onClose }: { student: Pupil; classId: number; onClose: () => void }) {
  const { t } = useTranslation('sign-in-cards');
  const [chosen, setChosen] = useState<Picture[]>([]);
  const [set, { isLoading, error }] = useSetStudentPicturesMutation();
  const refused = useRefusedWords();
  const failed = error === undefined ? undefined : refused(setStudentPictures, error);
  const { firstName, lastName, individualId: studentId } = student;
  const name = `${firstName} ${lastName}`.trim();
  const isWhole = chosen.length === picturesPerPassword;

  const save = async () => {
    const { data } = await set({ params: { classId, studentId }, body: { pictures: chosen } });
    if (!data) return;
    showToast({ status: 'success', title: t(($) => $.setPictures.saved, { name }) });
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.setPictures.title, { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button onClick={save} isBusy={isLoading} aria-disabled={!isWhole || undefined}>
            {t(($) => $.setPictures.save)}
          </Button>
        </>
      }
    >
      {failed && (
        <Alert status="danger" isLive title={failed.title} className="mb-4">
          <p>{failed.body}</p>
        </Alert>
      )}
      <p className="mb-5">{t(($) => $.setPictures.intro, { firstName })}</p>
      <PicturePicker label={t(($) => $.setPictures.label)} chosen={chosen} onChange={setChosen} />
    </Dialog>
  );
}
