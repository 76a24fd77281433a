import type { Role } from '@alba/domain/accounts';
import { Settings2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from './brand.tsx';
import { useFrame } from './frame-context.ts';
import { MainMenu } from './main-menu.tsx';
import { menuOf } from './menu.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { SettingsDrawer } from './settings-drawer.tsx';

/** Logo, menus by role and edition, settings: in this order for the keyboard too. */
export function Header({ onSwitchRole }: { onSwitchRole?: (role: Role) => void }) {
  const { t, i18n } = useTranslation('app');
  const { viewer, edition } = useFrame();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const drawerId = useId();
  const items = viewer && menuOf({ t, language: i18n.language, edition, viewer, onSwitchRole });
  return (
    <>
      <header className="a-header">
        <div className="wrap">
          <Logo />
          {items && <MobileMenu items={items} />}
          {items && <MainMenu items={items} />}
          {!viewer && (
            <Link to={paths.login()} className="a-navlink">
              {t(($) => $.titles.login)}
            </Link>
          )}
          <IconButton
            ref={toggle}
            label={t(($) => $.frame.settings)}
            icon={Settings2}
            aria-expanded={isSettingsOpen}
            aria-controls={drawerId}
            onClick={() => setSettingsOpen(!isSettingsOpen)}
          />
        </div>
      </header>
      <SettingsDrawer id={drawerId} isOpen={isSettingsOpen} onClose={() => setSettingsOpen(false)} toggleRef={toggle} />
    </>
  );
}
