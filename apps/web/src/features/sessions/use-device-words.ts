import type { OwnSession } from '@alba/contract/sessions';
import { useTranslation } from 'react-i18next';

/** What a session's device is called: "Chrome on ChromeOS". */
export function useDeviceWords(): (session: Pick<OwnSession, 'browser' | 'system'>) => string {
  const { t } = useTranslation('sessions');
  return ({ browser, system }) => (browser && system ? t(($) => $.device, { browser, system }) : (browser ?? system ?? t(($) => $.unknownDevice)));
}
