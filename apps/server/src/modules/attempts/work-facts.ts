import { type AssignmentWindow, type Timing, timingOf, type WorkFacts, windowOf } from '@alba/domain/assignments';
import { lateJoining } from '@alba/domain/classes';
import type { EditionId } from '@alba/domain/editions';
import { zoneOf } from '../institutions/index.ts';
import type { StudentWork } from './student-work-repository.ts';

export type WorkState = { window: AssignmentWindow; timing: Timing; zone: string; facts: WorkFacts; joining: ReturnType<typeof lateJoining> };

/** The effective dates and the state of one student's work now. */
export function workState(work: StudentWork, edition: EditionId, now: Date): WorkState {
  const zone = zoneOf({ timeZone: work.zone, edition });
  const window = windowOf(work, zone);
  const submitted = work.attemptState === 'SUBMITTED';
  const attempt = submitted ? 'submitted' : work.attemptState === 'IN_PROGRESS' ? 'in-progress' : 'none';
  const { joinedAt, hidesPastDueFromLate: isHidden } = work;
  return {
    window,
    zone,
    timing: timingOf({ window, now, zone, submitted }),
    facts: { attempt, wasReset: work.wasReset },
    // a teacher who reset the work wants it begun again
    joining: lateJoining({ joinedAt, end: window.end, isHidden, hasBegun: attempt !== 'none' || work.wasReset }),
  };
}
