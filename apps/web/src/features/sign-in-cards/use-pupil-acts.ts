import { clearStudentPictures, voidSignInCard } from '@alba/contract/pupils';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { showToast } from '../../ui/toast.ts';
import { useClearStudentPicturesMutation, useVoidSignInCardMutation } from './api.ts';
import { useRefusedWords } from './refused.ts';

/** What a teacher takes from a student in one press, and how it went. */
export function usePupilActs({ classId, studentId, name }: { classId: number; studentId: number; name: string }) {
  const { t } = useTranslation('sign-in-cards');
  const [voidIt] = useVoidSignInCardMutation();
  const [clearThem] = useClearStudentPicturesMutation();
  const refused = useRefusedWords();
  const params = { classId, studentId };
  return {
    voidCard: async () => {
      const { data, error } = await voidIt({ params, idempotencyKey: randomId() });
      showToast(data ? { status: 'success', title: t(($) => $.students.voided, { name }) } : { status: 'danger', ...refused(voidSignInCard, error) });
    },
    clearPictures: async () => {
      const { data, error } = await clearThem({ params, idempotencyKey: randomId() });
      if (data) showToast({ status: 'success', title: t(($) => $.students.cleared, { name }), body: t(($) => $.students.clearedBody) });
      else showToast({ status: 'danger', ...refused(clearStudentPictures, error) });
    },
  };
}
