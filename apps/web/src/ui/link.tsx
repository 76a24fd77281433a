import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { cx } from './cx.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** text: underlined, inside sentences. title: underlined when pointed at. quiet: the same, softer. */
  look?: 'text' | 'title' | 'quiet';
  isNewTab?: boolean;
  /** Takes the place of this page in the browser's history. */
  replace?: boolean;
  /** Keeps the scroll place and focus: for links that only change a part of the page. */
  staysInPlace?: boolean;
};

/** A link inside the app, or one that opens a new tab and says so. Guides (`.pdf`) always open a new tab. */
export function Link({ to, look = 'text', isNewTab, replace, staysInPlace, className, children, ...anchor }: LinkProps) {
  const classes = cx(look !== 'text' && `a-link--${look}`, className) || undefined;
  if (!isOutside(to, isNewTab)) {
    return (
      <RouterLink
        {...anchor}
        to={to}
        replace={replace}
        state={staysInPlace ? { staysInPlace } : undefined}
        preventScrollReset={staysInPlace}
        className={classes}
      >
        {children}
      </RouterLink>
    );
  }
  return (
    <a {...anchor} href={to} target="_blank" rel="noopener noreferrer" className={classes}>
      {children}
      <NewTabWords to={to} />
    </a>
  );
}

export function isPdf(to: string): boolean {
  return /\.pdf($|[?#])/.test(to);
}

/** Whether a link leaves this tab. */
export function isOutside(to: string, isNewTab = false): boolean {
  return isNewTab || isPdf(to) || /^[a-z][a-z+.-]*:/i.test(to);
}

/** What a screen reader adds to links that open a new tab. */
export function NewTabWords({ to }: { to: string }) {
  const { t } = useTranslation('ui');
  return <span className="sr-only"> {isPdf(to) ? t(($) => $.link.newTabPdf) : t(($) => $.link.newTab)}</span>;
}
