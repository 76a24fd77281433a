import type { RosterConnection } from '@alba/contract/rostering';
import { useTranslation } from 'react-i18next';

/** What a source is called, with its way where it has several. */
export function useSourceWords(): (given: Pick<RosterConnection, 'source' | 'way'>) => string {
  const { t } = useTranslation('rostering');
  return ({ source, way }) => (source === 'ONE_ROSTER' ? t(($) => $.source[`ONE_ROSTER_${way}`]) : t(($) => $.source[source]));
}
