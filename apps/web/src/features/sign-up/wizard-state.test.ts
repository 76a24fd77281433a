import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterRole, before, forgetWizard, freshState, keepWizard, reachable, readWizard, type WizardState } from './wizard-state.ts';

const rules = { minPasswordLength: 4, forceInitials: false };
const foundClass = { className: 'Science', teacherName: 'Amara Okafor', schoolName: 'Cedar Hollow', avatar: 'owl', rules } as const;
const student: WizardState = { ...freshState, role: 'student' };
const teacher: WizardState = { ...freshState, role: 'teacher' };
const joining: WizardState = { ...student, classCode: 'QTR-4M6', foundClass };

describe('@P-SIGNUP the pages of the wizard', () => {
  it.each([
    [freshState, 'about', 'role'],
    [student, 'about', 'code'],
    [student, 'role', 'role'],
    [joining, 'about', 'about'],
    // a class is no school
    [{ ...joining, role: 'teacher' as const }, 'about', 'code'],
    [{ ...teacher, school: { schoolName: 'Cedar Hollow', rules } }, 'about', 'about'],
    // made accounts are not made again by an address
    [joining, 'ready', 'about'],
  ] as const)('%# are shown only once what they build on is known', (state, wanted, shown) => expect(reachable(state, wanted)).toBe(shown));

  it('do not ask a student for the class whose link they came by', () => {
    const byLink = { ...joining, isDirectLink: true };
    expect(afterRole(byLink)).toBe('about');
    expect(before(byLink, 'about')).toBe('role');
    expect(afterRole({ ...byLink, foundClass: undefined })).toBe('code');
    expect(afterRole({ ...byLink, role: 'teacher' })).toBe('code');
    expect(before(joining, 'about')).toBe('code');
    expect(before(joining, 'code')).toBe('role');
  });
});

describe('what a tab keeps of sign-up', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back as it was, until it is forgotten', () => {
    keepWizard(joining);
    expect(readWizard()).toEqual(joining);
    forgetWizard();
    expect(readWizard()).toEqual(freshState);
  });

  it.each(['', 'null', '7', '{"page":"about"}', '{"page":"about","schoolCode":"","classCode":"","entries":{"firstName":7}}'])('%j is no state', (kept) => {
    sessionStorage.setItem('signUp', kept);
    expect(readWizard()).toEqual(freshState);
  });

  it('is nothing where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(readWizard()).toEqual(freshState);
    vi.restoreAllMocks();
  });
});
