import { useTranslation } from 'react-i18next';
import { isCallError } from '../api/refusal-of.ts';

const words = { link_unknown: 'unknown', link_used: 'used', link_expired: 'expired' } as const;

/** Why a link opens nothing, in words; undefined when that is not what failed. */
export function useLinkRefusal(error: unknown): { title: string; body: string } | undefined {
  const { t } = useTranslation('one-time-link');
  const code = isCallError(error) && 'data' in error ? error.data?.code : undefined;
  if (code === undefined || !(code in words)) return undefined;
  const key = words[code as keyof typeof words];
  return { title: t(($) => $[key].title), body: t(($) => $[key].body) };
}
