import { useEffect } from 'react';
import { productName } from './edition.ts';

export function titleOf(page: string): string {
  return page === '' ? productName : `${page} | ${productName}`;
}

let routeTitle = '';
let pageTitle: string | undefined;

const show = () => {
  document.title = titleOf(pageTitle ?? routeTitle);
};

/** The page's own words in the browser's tab, "Page | Alba Learn", over those of its route. */
export function useTitle(page: string): void {
  useEffect(() => {
    pageTitle = page;
    show();
    return () => {
      if (pageTitle !== page) return;
      pageTitle = undefined;
      show();
    };
  }, [page]);
}

/** What the frame knows of the route, for pages that say nothing better. */
export function useRouteTitle(title: string): void {
  useEffect(() => {
    routeTitle = title;
    show();
  }, [title]);
}
