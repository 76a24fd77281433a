import { describe, expect, it } from 'vitest';
import { chooseReading, type ReadableWork } from './printing.ts';

const work = (
  given: Partial<ReadableWork> & { name: string; timing?: 'open' | 'future' | 'past-due'; isClosed?: boolean; attempt?: 'in-progress' | 'submitted' },
) => ({
  facts: { attempt: given.attempt ?? ('none' as const), wasReset: false },
  standing: { timing: given.timing ?? ('open' as const), isClosed: given.isClosed ?? false },
  isHidden: false,
  level: 2,
  isLevelLocked: false,
  ...given,
});
const open = work({ name: 'open' });
const future = work({ name: 'future', timing: 'future' });
const closed = work({ name: 'closed', isClosed: true });
const locked = work({ name: 'locked', isLevelLocked: true });

describe('@S-PRINT what a student may print', () => {
  it.each([
    ['nothing of a lesson that is not theirs', [], 2, 'assignment_not_found'],
    ['nothing of what their teacher hides from late joiners', [work({ name: 'hidden', isHidden: true })], 2, 'assignment_not_found'],
    ['nothing before the start', [future], 2, 'assignment_not_open'],
    [
      'nothing before the start, though begun before it was moved',
      [work({ ...future, facts: { attempt: 'in-progress', wasReset: false } })],
      2,
      'assignment_not_open',
    ],
    ['nothing that was closed before they began', [closed], 2, 'assignment_closed'],
    ['no other level than the locked one', [locked], 3, 'level_locked'],
    ['the start tells more than the closing', [closed, future], 2, 'assignment_not_open'],
  ] as const)('%s', (_what, works, level, refuse) => expect(chooseReading(works, level)).toEqual({ refuse }));

  it.each([
    ['any level they may choose', [open], 4, 'open', 4],
    ['the level they read at, when none is named', [locked], undefined, 'locked', 2],
    ['the locked level', [locked], 2, 'locked', 2],
    ['what is past due', [work({ name: 'late', timing: 'past-due' })], 1, 'late', 1],
    ['what they turned in', [work({ name: 'done', isClosed: true, attempt: 'submitted' })], 1, 'done', 1],
    ['what they had begun before it was closed: they can still read it', [work({ name: 'begun', isClosed: true, attempt: 'in-progress' })], 1, 'begun', 1],
    ['by the class where it is open', [future, closed, open], 3, 'open', 3],
    ['by the class where the level is free', [locked, open], 3, 'open', 3],
  ] as const)('%s', (_what, works, level, name, shown) => expect(chooseReading(works, level)).toMatchObject({ work: { name }, level: shown }));
});
