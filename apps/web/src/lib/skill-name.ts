import { type SkillId, skillNames } from '@alba/domain/skills';
import { useTranslation } from 'react-i18next';
import type { Language } from './i18n/languages.ts';

/** Skills by their names in the language shown. Apart from other formatting: sign-in writes times and knows no skills. */
export function useSkillName(): (skill: SkillId) => string {
  const { i18n } = useTranslation();
  return (skill) => skillNames[skill][i18n.language as Language];
}
