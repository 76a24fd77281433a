import type { AssignmentRow } from '@alba/contract/assignments';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Opened, rowDialogs } from './opened.ts';

/** Opens what the address asks for (`assignment=71&open=edit-due`) once the row is there; closed, it stays closed. */
export function useOpenedByAddress(rows: readonly AssignmentRow[], open: (opened: Opened) => void): void {
  const [params, setParams] = useSearchParams();
  const done = useRef(false);
  const dialog = rowDialogs.find((one) => one === params.get('open'));
  const row = rows.find(({ assignmentId }) => String(assignmentId) === params.get('assignment'));
  useEffect(() => {
    if (!dialog || !row || done.current) return;
    done.current = true;
    open({ dialog, row });
    const rest = new URLSearchParams(params);
    rest.delete('open');
    setParams(rest, { replace: true, preventScrollReset: true, state: { staysInPlace: true } });
  }, [dialog, row, open, params, setParams]);
}
