import { useTranslation } from 'react-i18next';

export const mainId = 'main';

/** First stop of every page: past the menus, into the main area. */
export function SkipLink() {
  const { t } = useTranslation('app');
  return (
    <a
      className="a-skip"
      href={`#${mainId}`}
      onClick={(event) => {
        // no hash in the address: the router would take it for a new page
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.focus();
        main?.scrollIntoView();
      }}
    >
      {t(($) => $.frame.skip)}
    </a>
  );
}
