import { useTranslation } from 'react-i18next';

/** "3 lessons to 2 classes". */
export function useCountWords(): (counts: { lessons: number; classes: number }) => string {
  const { t } = useTranslation('assign');
  return ({ lessons, classes }) =>
    t(($) => $.many.lessonsToClasses, { lessons: t(($) => $.many.lessonCount, { count: lessons }), classes: t(($) => $.many.classCount, { count: classes }) });
}
