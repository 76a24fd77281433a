import { describe, expect, it } from 'vitest';
import { bodyOf, errorsOf, newTerms, termsOf } from './terms.ts';

describe('@A-ASSIGN terms', () => {
  it('starts today and ends with the last second of a day a week later', () => {
    expect(bodyOf(newTerms('2026-12-28'))).toEqual({
      start: '2026-12-28T00:00:00',
      due: '2027-01-04T23:59:59',
      allowCheckAnswers: true,
      keyVisibility: 'after-submit',
    });
  });

  it('comes back from what was sent', () => {
    for (const due of ['2026-11-21T15:30:00', '2026-11-21T23:59:59', null]) {
      const body = { start: '2026-11-20T08:00:00', due, allowCheckAnswers: false, keyVisibility: 'after-due' as const };
      expect(bodyOf(termsOf(body))).toEqual(body);
    }
  });

  it('allows a start and a due time that are the same, never one before', () => {
    const terms = { ...newTerms('2026-11-21'), dueDate: '2026-11-21', startTime: '10:00' };
    expect(errorsOf({ ...terms, dueTime: '10:00' })).toEqual({});
    expect(errorsOf({ ...terms, dueTime: '09:59' })).toEqual({ due: 'dueBeforeStart' });
    expect(errorsOf({ ...terms, dueTime: '09:59', hasDue: false })).toEqual({});
    expect(errorsOf({ ...terms, dueDate: null })).toEqual({ due: 'dueMissing' });
    expect(errorsOf({ ...terms, startDate: null })).toEqual({ start: 'startMissing' });
  });
});
