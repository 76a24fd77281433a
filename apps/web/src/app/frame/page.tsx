import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editionLooks, productName } from '../../lib/edition.ts';
import { useTitle } from '../../lib/title.ts';
import { cx } from '../../ui/cx.ts';
import { Hero, type HeroProps } from '../../ui/hero.tsx';
import { BrandMark } from './brand.tsx';
import { useFrame } from './frame-context.ts';

export type PageProps = Pick<HeroProps, 'summary' | 'back' | 'look'> & {
  /** The h1, and the browser's tab. */
  title: string;
  /** Where the tab should say something else than the h1. */
  tabTitle?: string;
  /** Buttons or a figure under the words of the hero. */
  heroExtra?: ReactNode;
  isNarrow?: boolean;
  children: ReactNode;
};

/** A standard page: the hero with the edition's scene, then the content. Lesson and bare pages do without. */
export function Page({ title, tabTitle, summary, back, look, heroExtra, isNarrow, children }: PageProps) {
  useTitle(tabTitle ?? title);
  const { t } = useTranslation('app');
  const { edition } = useFrame();
  return (
    <>
      <Hero
        title={title}
        summary={summary}
        back={back}
        look={look}
        scene={editionLooks[edition].heroScene}
        edition={
          <>
            <BrandMark size={22} />
            <span>
              <b translate="no">{productName}</b> {t(($) => $.editionName[edition])}
            </span>
          </>
        }
      >
        {heroExtra}
      </Hero>
      <div className={cx('wrap pt-6 pb-20 md:pt-8', isNarrow && 'narrow')}>{children}</div>
    </>
  );
}
