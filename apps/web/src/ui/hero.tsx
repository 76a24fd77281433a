import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Link } from './link.tsx';

export type HeroProps = {
  title: ReactNode;
  /** One sentence that says something useful today. */
  summary?: ReactNode;
  back?: { to: string; label: string };
  /** slim for wizards, welcome for a home page. */
  look?: 'standard' | 'slim' | 'welcome';
  /** The edition's scene: wallpaper. */
  scene?: string;
  /** The edition's mark and name at the top right. */
  edition?: ReactNode;
  /** Buttons or a figure under the words. */
  children?: ReactNode;
};

/** The band under the header: the page's one h1 and what it says today. */
export function Hero({ title, summary, back, look = 'standard', scene, edition, children }: HeroProps) {
  return (
    <div className={cx('a-hero', look !== 'standard' && `a-hero--${look}`)}>
      <div className="wrap">
        <div className="a-hero__words">
          {back && (
            <Link to={back.to} look="quiet" className="a-crumb">
              <ChevronLeft size={16} aria-hidden="true" />
              {back.label}
            </Link>
          )}
          <h1 tabIndex={-1}>{title}</h1>
          {summary && <p>{summary}</p>}
          {children}
        </div>
        {edition && <p className="a-hero__edition a-wide-only">{edition}</p>}
        {scene && <img className="a-hero__scene" src={scene} alt="" width={640} height={168} />}
      </div>
    </div>
  );
}
