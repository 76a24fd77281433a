import type { PassageSheet } from '@alba/contract/printing';
import { ladderOf, ladders } from '@alba/domain/reading-levels';
import { useTranslation } from 'react-i18next';

type Leveled = Pick<PassageSheet, 'level' | 'levelCount' | 'gradeBand'>;

/** How a level is called on paper: neutral steps for students (D76), the estimated measure for teachers where the ladder has one (D87). */
export function useLevelWords(isTeacher: boolean): (given: Leveled) => string {
  const { t } = useTranslation('print-text');
  return ({ level, levelCount, gradeBand }) => {
    const label = ladders[ladderOf(gradeBand)].find((one) => one.level === level)?.label ?? '';
    if (isTeacher && label.endsWith('L')) return t(($) => $.lexile, { label: label.replace('-', '–') });
    return t(($) => $.levelOf, { level, total: levelCount });
  };
}
