import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPendingIdentity } from '../../lib/session/pending-identity.ts';
import { type Entries, forgetWizard, freshState, keepWizard, reachable, readWizard, type WizardPage, type WizardState } from './wizard-state.ts';

export type Wizard = {
  state: WizardState;
  page: WizardPage;
  change: (change: Partial<WizardState>) => void;
  keepEntries: (entries: Partial<Entries>) => void;
  /** To a page, as a step of the browser's history. */
  goTo: (page: WizardPage, change?: Partial<WizardState>) => void;
  /** The account is made: nothing of it stays on this device. */
  finish: () => void;
};

const pages: readonly string[] = ['role', 'code', 'about'] satisfies WizardPage[];

/**
 * The state of the wizard, kept for this tab, and its page in the address, so that Back, Forward and Reload do what they do
 * everywhere. An address that is ahead of what is known shows the first page that is not done.
 */
export function useWizard(): Wizard {
  const [search, setSearch] = useSearchParams();
  const [state, setState] = useState(() => startOf(search));
  const wanted = search.get('step');
  const page = reachable(state, wanted !== null && pages.includes(wanted) ? (wanted as WizardPage) : 'role');

  const [isFinished, setFinished] = useState(false);
  useEffect(() => (isFinished ? forgetWizard() : keepWizard({ ...state, page })), [state, page, isFinished]);
  const change = useCallback((some: Partial<WizardState>) => setState((known) => ({ ...known, ...some })), []);
  const keepEntries = useCallback((some: Partial<Entries>) => setState((known) => ({ ...known, entries: { ...known.entries, ...some } })), []);
  const goTo = (step: WizardPage, some: Partial<WizardState> = {}) => {
    change(some);
    setSearch({ step }, { state: { staysInPlace: true } });
  };
  return { state, page, change, keepEntries, goTo, finish: () => setFinished(true) };
}

/** What this tab kept, what the link says, and who was proved to be here. */
function startOf(search: URLSearchParams): WizardState {
  const [classCode, role] = [search.get('class'), search.get('role')];
  const kept = classCode === null && role === null ? readWizard() : freshState;
  const pending = readPendingIdentity();
  const { firstName = '', lastName = '', email = '' } = pending ?? {};
  return {
    ...kept,
    ...(role === 'teacher' && { role }),
    ...(classCode && { classCode, isDirectLink: true }),
    provider: pending?.provider,
    entries: {
      ...kept.entries,
      firstName: kept.entries.firstName || firstName,
      lastName: kept.entries.lastName || lastName,
      email: kept.entries.email || email,
      facultyEmail: kept.entries.facultyEmail || email,
    },
  };
}
