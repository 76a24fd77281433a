import type { ReactNode } from 'react';
import { editionLooks } from '../../lib/edition.ts';
import { useTitle } from '../../lib/title.ts';
import { Logo } from './brand.tsx';
import { useFrame } from './frame-context.ts';

export type BarePageProps = {
  /** The browser's tab; the page has its own h1. */
  title: string;
  /** The edition's sign-in scene at the left, a band on phones. */
  hasArt?: boolean;
  children: ReactNode;
};

/** Sign-in, recovery, complete account: no header, the logo at the top left. */
export function BarePage({ title, hasArt = false, children }: BarePageProps) {
  useTitle(title);
  return hasArt ? <WithArt>{children}</WithArt> : <Plain>{children}</Plain>;
}

function WithArt({ children }: { children: ReactNode }) {
  const { edition } = useFrame();
  const { loginScene, heroScene } = editionLooks[edition];
  return (
    <div className="a-auth">
      <div className="a-auth__art">
        <picture>
          <source media="(max-width: 767px)" srcSet={heroScene} />
          <img src={loginScene} alt="" />
        </picture>
      </div>
      <div className="a-auth__brand">
        <Logo size={40} />
      </div>
      <div className="a-auth__form">
        <div className="w-full max-w-100">{children}</div>
      </div>
    </div>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="py-4">
        <Logo />
      </div>
      <div className="mx-auto max-w-160 pt-6 pb-20">{children}</div>
    </div>
  );
}
