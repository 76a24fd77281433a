import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { chooseLanguage, type Language, languageKey, languageNames, languages, localeOf } from '../../lib/i18n/index.ts';

/** Links, so that they work before anything has loaded; a press changes the words in place and keeps what was typed. */
export function LanguageLinks() {
  const { t, i18n } = useTranslation('sign-in');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const choose = async (event: MouseEvent, language: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    await chooseLanguage(language);
    // an older choice in the address would win over this one on the next visit
    const rest = new URLSearchParams(search);
    if (!rest.has(languageKey)) return;
    rest.delete(languageKey);
    navigate({ pathname, search: rest.toString() }, { replace: true, state: { staysInPlace: true } });
  };

  return (
    <nav aria-label={t(($) => $.language)} className="mt-5 flex flex-wrap justify-center gap-x-1 text-sm">
      {languages.map((language) => {
        const isShown = i18n.language === language;
        return (
          <a
            key={language}
            href={withLanguage(search, language)}
            lang={localeOf(language)}
            aria-current={isShown || undefined}
            onClick={(event) => choose(event, language)}
            className={isShown ? 'px-2.5 py-2 font-semibold text-ink no-underline' : 'px-2.5 py-2 text-soft'}
          >
            {languageNames[language]}
          </a>
        );
      })}
    </nav>
  );
}

function withLanguage(search: string, language: Language): string {
  const parameters = new URLSearchParams(search);
  parameters.set(languageKey, language);
  return `?${parameters}`;
}
