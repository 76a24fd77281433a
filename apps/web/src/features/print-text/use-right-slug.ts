import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A wrong title in the address is put right once the lesson is known (D81). */
export function useRightSlug(slug: string | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (slug === undefined) return;
    const [, lesson, given, ...rest] = pathname.split('/');
    if (given === undefined || decodeURIComponent(given) === slug) return;
    navigate(`/${[lesson, encodeURIComponent(slug), ...rest].join('/')}${search}`, { replace: true, state: { staysInPlace: true } });
  }, [slug, pathname, search, navigate]);
}
