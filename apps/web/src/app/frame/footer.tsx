import { useTranslation } from 'react-i18next';
import { companyName, editionLooks } from '../../lib/edition.ts';
import type { FooterPage } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { BrandMark } from './brand.tsx';
import { useFrame } from './frame-context.ts';

/** Words of the footer's links; support and products read differently by edition. */
export function useFooterWords(): Record<FooterPage, string> {
  const { t } = useTranslation('app');
  const { edition } = useFrame();
  return {
    support: t(($) => $.footer.support[edition]),
    products: t(($) => $.footer.products[edition]),
    about: t(($) => $.footer.about),
    privacy: t(($) => $.footer.privacy),
    terms: t(($) => $.footer.terms),
  };
}

export function Footer() {
  const { t } = useTranslation('app');
  const { edition } = useFrame();
  const words = useFooterWords();
  return (
    <footer className="a-footer">
      <div className="wrap">
        <p className="flex items-center gap-2.5">
          <BrandMark size={24} isLight />
          <span translate="no">{t(($) => $.footer.copyright, { year: new Date().getFullYear(), company: companyName })}</span>
        </p>
        <nav aria-label={t(($) => $.footer.label, { company: companyName })}>
          <ul>
            {editionLooks[edition].footer.map(({ page, to }) => (
              <li key={page}>
                <Link to={to} isNewTab>
                  {words[page]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
