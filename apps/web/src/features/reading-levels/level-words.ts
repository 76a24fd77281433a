import type { EditionId } from '@alba/domain/editions';
import { type LevelGroup, ladders } from '@alba/domain/reading-levels';
import { useTranslation } from 'react-i18next';

/** Names of levels and grades as teachers know them; students see steps only (D76). */
export function useLevelWords() {
  const { t } = useTranslation('reading-levels');
  const levelName = ({ ladder }: LevelGroup, level: number): string => {
    const label = ladders[ladder].find((entry) => entry.level === level)?.label ?? String(level);
    const [from, to] = label.split('-');
    return to === undefined ? t(($) => $.level, { level }) : t(($) => $.range, { from, to });
  };
  const gradeName = (edition: EditionId, grade: number): string => {
    if (edition === 'us') return grade === 0 ? t(($) => $.gradeName.kindergarten) : t(($) => $.gradeName.us, { number: grade });
    if (edition === 'br') return grade > 9 ? t(($) => $.gradeName.medio, { number: grade - 9 }) : t(($) => $.gradeName.fundamental, { number: grade });
    if (grade > 9) return t(($) => $.gradeName.bachillerato, { number: grade - 9 });
    return grade > 6 ? t(($) => $.gradeName.secundaria, { number: grade - 6 }) : t(($) => $.gradeName.primaria, { number: grade });
  };
  return {
    levelName,
    gradeName,
    groupName: ({ key }: LevelGroup) => t(($) => $.group[key].name),
    lessonsOf: ({ key }: LevelGroup) => t(($) => $.group[key].lessons),
  };
}
