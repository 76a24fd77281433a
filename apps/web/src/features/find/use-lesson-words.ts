import type { GradeBandKey, SubjectKey } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';
import { useCategoryWords } from './use-words.ts';

/** Names of subjects, grade ranges and topics, for screens that show lessons outside Find. */
export function useLessonWords() {
  const { t } = useTranslation('find');
  const category = useCategoryWords();
  return { subject: (subject: SubjectKey) => t(($) => $.subjects[subject]), gradeBand: (band: GradeBandKey) => t(($) => $.gradeBands[band]), category };
}
