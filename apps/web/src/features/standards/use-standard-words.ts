import type { EditionId } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';

/** What a teacher of the edition calls a grade. */
export function useGradeName(edition: EditionId): (grade: number) => string {
  const { t } = useTranslation('standards');
  return (grade) => {
    if (grade === 0) return t(($) => $.gradeName.kindergarten);
    if (edition === 'us') return t(($) => $.gradeName.us, { number: grade });
    if (edition === 'br') return grade > 9 ? t(($) => $.gradeName.medio, { number: grade - 9 }) : t(($) => $.gradeName.fundamental, { number: grade });
    if (grade > 9) return t(($) => $.gradeName.bachillerato, { number: grade - 9 });
    return grade > 6 ? t(($) => $.gradeName.secundaria, { number: grade - 6 }) : t(($) => $.gradeName.primaria, { number: grade });
  };
}
