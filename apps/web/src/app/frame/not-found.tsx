import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import lost from '../../assets/spots/lost.svg';
import { paths } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The catch-all page. */
export function NotFound() {
  const { t } = useTranslation('app');
  useTitle(t(($) => $.notFound.title));
  return (
    <div className="a-lost">
      <img src={lost} alt="" />
      <div className="wrap">
        <h1 className="text-4xl">{t(($) => $.notFound.title)}</h1>
        <p className="mt-3 max-w-[34ch] text-lg">{t(($) => $.notFound.body)}</p>
        <ButtonLink to={paths.home()} size="lg" icon={House} className="mt-6">
          {t(($) => $.notFound.home)}
        </ButtonLink>
      </div>
    </div>
  );
}

export { NotFound as Component };
