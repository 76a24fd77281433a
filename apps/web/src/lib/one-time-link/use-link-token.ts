import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * What a one-time link carries behind its hash sign; empty when there is nothing. It is taken out of the address at once, so that
 * it stays neither in the history of a shared device nor on the screen; a reload of the page still finds it.
 */
export function useLinkToken(): string {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1) || keptIn(state));
  useEffect(() => {
    if (hash !== '') navigate(pathname, { replace: true, state: { linkToken: token, staysInPlace: true } });
  }, [hash, pathname, token, navigate]);
  return token;
}

const keptIn = (state: unknown): string => String((state as { linkToken?: string } | null)?.linkToken ?? '');
