import type { FormRules } from '@alba/contract/sign-up';
import type { ClassAvatar } from '@alba/domain/classes';

export type SignUpRole = 'student' | 'teacher';
export type WizardPage = 'role' | 'code' | 'about' | 'ready';

/** The class or the school that a code was found to be of. */
export type FoundClass = { className: string; teacherName: string; schoolName: string; avatar: ClassAvatar; rules: FormRules };
export type FoundSchool = { schoolName: string; rules: FormRules };

/** What was typed, but for passwords, which are kept nowhere. */
export type Entries = { firstName: string; lastName: string; username: string; email: string; facultyEmail: string; schoolEmail: string };

/** Product.md section 3, "Signup wizard state". */
export type WizardState = {
  page: WizardPage;
  role?: SignUpRole;
  schoolCode: string;
  school?: FoundSchool;
  classCode: string;
  foundClass?: FoundClass;
  /** Came by the link of a class; whoever turns out to be a teacher is not put into it (C-TEACHERLINK). */
  isDirectLink: boolean;
  /** Has proved a Google or Clever account on the way here. */
  provider?: 'google' | 'clever';
  entries: Entries;
};

const noEntries: Entries = { firstName: '', lastName: '', username: '', email: '', facultyEmail: '', schoolEmail: '' };
export const freshState: WizardState = { page: 'role', schoolCode: '', classCode: '', isDirectLink: false, entries: noEntries };

/** What is known of where the new account belongs, for the role that was chosen. */
export function placeOf({ role, school, foundClass }: WizardState): FoundClass | FoundSchool | undefined {
  return role === 'student' ? foundClass : role === 'teacher' ? school : undefined;
}

/** The page that may be shown when this one is asked for: none before what it builds on is known. */
export function reachable(state: WizardState, wanted: WizardPage): WizardPage {
  if (state.role === undefined) return 'role';
  if (wanted === 'role' || wanted === 'code') return wanted;
  return placeOf(state) ? 'about' : 'code';
}

/** Where Continue leads from the choice of a role: a class that is known by its link is not asked for again. */
export const afterRole = (state: WizardState): WizardPage => (state.role === 'student' && state.isDirectLink && state.foundClass ? 'about' : 'code');

/** Where Back leads. */
export function before(state: WizardState, page: WizardPage): WizardPage {
  if (page === 'about' && afterRole(state) === 'code') return 'code';
  return 'role';
}

const key = 'signUp';

/** The wizard of this tab as it was left, for a reload. */
export function readWizard(): WizardState {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isState(kept) ? kept : freshState;
  } catch {
    return freshState;
  }
}

export function keepWizard(state: WizardState): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // storage full or forbidden: a reload begins anew
  }
}

export function forgetWizard(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

function isState(kept: unknown): kept is WizardState {
  if (typeof kept !== 'object' || kept === null) return false;
  const { page, schoolCode, classCode, entries } = kept as Partial<WizardState>;
  const texts = entries && Object.keys(noEntries).every((name) => typeof entries[name as keyof Entries] === 'string');
  return typeof page === 'string' && typeof schoolCode === 'string' && typeof classCode === 'string' && texts === true;
}
