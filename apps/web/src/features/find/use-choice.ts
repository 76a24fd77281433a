import { limits } from '@alba/domain/limits';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast.ts';
import type { FindState } from './find-state.ts';
import type { ChangeFind } from './use-finding.ts';

/** Chooses a lesson or leaves it, up to as many as can be assigned at once. */
export function useChoice({ lessons }: FindState, change: ChangeFind): (lessonId: number, isChosen: boolean) => void {
  const { t } = useTranslation('find');
  return (lessonId, isChosen) => {
    if (!isChosen) return change({ lessons: lessons.filter((one) => one !== lessonId) });
    if (lessons.length < limits.lessonsPerAssign) return change({ lessons: [...lessons, lessonId] });
    showToast({ status: 'warning', title: t(($) => $.choose.full.title, { count: limits.lessonsPerAssign }), body: t(($) => $.choose.full.body) });
  };
}
