import { type AssignmentWindow, assignmentWindow, type Timing, timingOf, type WorkFacts } from '@alba/domain/assignments';
import { editions } from '@alba/domain/editions';
import type { EditionId } from '@alba/domain/editions';
import type { StudentWork } from './student-work-repository.ts';

export type WorkState = { window: AssignmentWindow; timing: Timing; zone: string; facts: WorkFacts };

/** The effective dates and the state of one student's work now. */
export function workState(work: StudentWork, edition: EditionId, now: Date): WorkState {
  const zone = work.zone ?? editions[edition].defaultTimeZone;
  const window = assignmentWindow({
    dates: { start: work.start, due: work.due ?? undefined },
    own: { ...(work.ownStart === null ? {} : { start: work.ownStart }), ...(work.ownDue === null ? {} : { due: work.ownDue }) },
    zone,
  });
  const submitted = work.attemptState === 'SUBMITTED';
  const attempt = submitted ? 'submitted' : work.attemptState === 'IN_PROGRESS' ? 'in-progress' : 'none';
  return { window, zone, timing: timingOf({ window, now, zone, submitted }), facts: { attempt, wasReset: work.wasReset } };
}
