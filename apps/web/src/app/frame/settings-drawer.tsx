import { CircleHelp, Contrast, Settings as SettingsIcon, Sun } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, isLanguage, type Language, languageNames, languages, localeOf } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { changeSettings, useSettings } from '../../lib/settings.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Link } from '../../ui/link.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useFrame } from './frame-context.ts';

export type SettingsDrawerProps = { id: string; isOpen: boolean; onClose: () => void; toggleRef: RefObject<HTMLElement | null> };

/** How this person likes to read: font, size, contrast, language. Every choice takes effect at once. */
export function SettingsDrawer({ id, isOpen, onClose, toggleRef }: SettingsDrawerProps) {
  const { t } = useTranslation('app');
  const { viewer } = useFrame();
  return (
    <Drawer
      id={id}
      isOpen={isOpen}
      onClose={onClose}
      title={t(($) => $.settings.title)}
      toggleRef={toggleRef}
      ignoreOutside=".goog-te-menu-frame, .skiptranslate, #translate"
    >
      <ReadingFont />
      <TextSize />
      <ContrastChoice />
      <SiteLanguage />
      {viewer && (
        <section className="grid py-3.5">
          <Link to={paths.account()} onClick={onClose} className="flex min-h-11 items-center gap-2">
            <SettingsIcon size={20} aria-hidden="true" />
            {t(($) => $.menu.accountSettings)}
          </Link>
          <Link to={paths.help()} onClick={onClose} className="flex min-h-11 items-center gap-2">
            <CircleHelp size={20} aria-hidden="true" />
            {t(($) => $.menu.help)}
          </Link>
        </section>
      )}
    </Drawer>
  );
}

function ReadingFont() {
  const { t } = useTranslation('app');
  const { isDyslexiaFont } = useSettings();
  return (
    <section>
      <h3>{t(($) => $.settings.readingFont)}</h3>
      <Switch
        label={t(($) => $.settings.dyslexiaFont)}
        checked={isDyslexiaFont}
        onChange={(event) => changeSettings({ isDyslexiaFont: event.target.checked })}
      />
      {isDyslexiaFont && (
        <p data-reading-font="dyslexia" className="mt-3 rounded-md bg-band px-4 py-3">
          {t(($) => $.settings.sample)}
        </p>
      )}
    </section>
  );
}

function TextSize() {
  const { t } = useTranslation('app');
  const { textSize } = useSettings();
  return (
    <section>
      <h3>{t(($) => $.settings.textSize)}</h3>
      <Segmented
        isFull
        label={t(($) => $.settings.textSize)}
        value={textSize}
        onChange={(size) => changeSettings({ textSize: size })}
        options={[
          { value: 'small', label: t(($) => $.settings.small), className: 'text-sm' },
          { value: 'medium', label: t(($) => $.settings.medium) },
          { value: 'large', label: t(($) => $.settings.large), className: 'text-lg' },
        ]}
      />
    </section>
  );
}

function ContrastChoice() {
  const { t } = useTranslation('app');
  const { contrast } = useSettings();
  return (
    <section>
      <h3>{t(($) => $.settings.contrast)}</h3>
      <Segmented
        isFull
        label={t(($) => $.settings.contrast)}
        value={contrast}
        onChange={(choice) => changeSettings({ contrast: choice })}
        options={[
          { value: 'standard', label: t(($) => $.settings.standard), icon: Sun },
          { value: 'high', label: t(($) => $.settings.high), icon: Contrast },
        ]}
      />
    </section>
  );
}

function SiteLanguage() {
  const { t, i18n } = useTranslation('app');
  const shown: Language = isLanguage(i18n.language) ? i18n.language : 'en';
  return (
    <section translate="no">
      <h3>{t(($) => $.settings.siteLanguage)}</h3>
      <Segmented
        isFull
        label={t(($) => $.settings.siteLanguage)}
        value={shown}
        onChange={chooseLanguage}
        options={languages.map((language) => ({ value: language, label: languageNames[language], lang: localeOf(language) }))}
      />
    </section>
  );
}
