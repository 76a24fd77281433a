import { useTranslation } from 'react-i18next';
import { isCallError } from '../../lib/api/refusal-of.ts';

/** The class went while its dialog was open: removed, archived, or no longer taught. */
export function useGoneWords(error: unknown): string | undefined {
  const { t } = useTranslation('class-life');
  return isCallError(error) && 'data' in error && error.data?.code === 'class_not_found' ? t(($) => $.gone) : undefined;
}
