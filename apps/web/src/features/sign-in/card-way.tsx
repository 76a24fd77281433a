import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { lastScreen } from '../../lib/session/last-screen.ts';

/** To sign-in with a card, or back to the screen of the class that this device shows. Asked for anew, because only those pages may use the camera. */
export function CardWay() {
  const { t } = useTranslation('sign-in');
  const screen = lastScreen();
  return (
    <a href={screen === undefined ? paths.cardLogin() : paths.classScreen(screen)} className="a-btn a-btn--secondary mt-2.5 min-h-12 w-full font-ui">
      {t(($) => $.withCard)}
    </a>
  );
}
