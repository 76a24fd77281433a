import { useTranslation } from 'react-i18next';
import { productName } from '../../lib/edition.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';

/** The mark in the edition's colours; `isLight` for dark grounds. */
export function BrandMark({ size = 32, isLight = false }: { size?: number; isLight?: boolean }) {
  const ink = isLight ? '#fff' : 'var(--brand-700)';
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M8.2 16.8a7.8 7.8 0 0 1 15.6 0c-3.3.3-5.8 1.5-7.8 3.6c-2-2.1-4.5-3.3-7.8-3.6Z" fill="var(--brand-sun)" />
      <path d="M3.4 13.8a12.8 12.8 0 0 1 25.2 0" fill="none" stroke={ink} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M1.5 19.2c6-.6 11 .8 14.5 4.6c3.5-3.8 8.5-5.2 14.5-4.6v7.6c-6-.6-11 .8-14.5 4.2c-3.5-3.4-8.5-4.8-14.5-4.2Z" fill={ink} />
    </svg>
  );
}

/** The product's name and mark, leading home. */
export function Logo({ size }: { size?: number }) {
  const { t } = useTranslation('app');
  const [first, ...rest] = productName.split(' ');
  return (
    <Link to={paths.home()} className="a-logo" aria-label={t(($) => $.frame.homeLink, { product: productName })} translate="no">
      <BrandMark size={size} />
      <span>
        {first} <b>{rest.join(' ')}</b>
      </span>
    </Link>
  );
}
