import { describe, expect, it } from 'vitest';
import { type Prompt, promptOf, type StudentAction, studentAction, studentStatus, type WorkFacts } from './student-card.ts';
import { type Timing, timings } from './timing.ts';

const fresh: WorkFacts = { attempt: 'none', wasReset: false };
const begun: WorkFacts = { attempt: 'in-progress', wasReset: false };
const done: WorkFacts = { attempt: 'submitted', wasReset: false };
const reset: WorkFacts = { attempt: 'none', wasReset: true };
const begunAgain: WorkFacts = { attempt: 'in-progress', wasReset: true };
const doneAgain: WorkFacts = { attempt: 'submitted', wasReset: true };

type Line = { prompt: Prompt | undefined; action: StudentAction };
const line = (action: StudentAction, prompt?: Prompt): Line => ({ action, prompt });

/** Every combination of work and timing: the button (D15) and the prompt (D14). */
const combinations: { name: string; work: WorkFacts; expected: Record<Timing, Line> }[] = [
  {
    name: 'not begun',
    work: fresh,
    expected: {
      future: line('locked'),
      open: line('begin', 'open-me'),
      'due-soon': line('begin', 'open-me'),
      'due-tomorrow': line('begin', 'due-tomorrow'),
      'due-today': line('begin', 'due-today'),
      'past-due': line('begin'),
    },
  },
  {
    name: 'begun',
    work: begun,
    expected: {
      future: line('locked'),
      open: line('continue', 'good-start'),
      'due-soon': line('continue', 'good-start'),
      'due-tomorrow': line('continue', 'due-tomorrow'),
      'due-today': line('continue', 'due-today'),
      'past-due': line('continue'),
    },
  },
  {
    name: 'turned in',
    work: done,
    expected: {
      future: line('locked', 'all-done'),
      open: line('review', 'all-done'),
      'due-soon': line('review', 'all-done'),
      'due-tomorrow': line('review', 'all-done'),
      'due-today': line('review', 'all-done'),
      'past-due': line('review', 'all-done'),
    },
  },
  {
    name: 'reset by the teacher',
    work: reset,
    expected: {
      future: line('locked'),
      open: line('start-over', 'second-chance'),
      'due-soon': line('start-over', 'second-chance'),
      'due-tomorrow': line('start-over', 'due-tomorrow'),
      'due-today': line('start-over', 'due-today'),
      'past-due': line('start-over'),
    },
  },
  {
    name: 'begun again after a reset',
    work: begunAgain,
    expected: {
      future: line('locked'),
      open: line('continue', 'good-start'),
      'due-soon': line('continue', 'good-start'),
      'due-tomorrow': line('continue', 'due-tomorrow'),
      'due-today': line('continue', 'due-today'),
      'past-due': line('continue'),
    },
  },
  {
    name: 'turned in again after a reset',
    work: doneAgain,
    expected: {
      future: line('locked', 'all-done'),
      open: line('review', 'all-done'),
      'due-soon': line('review', 'all-done'),
      'due-tomorrow': line('review', 'all-done'),
      'due-today': line('review', 'all-done'),
      'past-due': line('review', 'all-done'),
    },
  },
];

describe('the card of a student', () => {
  it.each(combinations.flatMap(({ name, work, expected }) => timings.map((timing) => ({ name, work, timing, ...expected[timing] }))))(
    '$name and $timing: button $action, prompt $prompt',
    ({ work, timing, action, prompt }) => {
      expect(studentAction(work, { timing, isClosed: false })).toBe(action);
      expect(promptOf(work, { timing, isClosed: false })).toBe(prompt);
    },
  );
  describe('when the teacher closed the assignment', () => {
    it.each(timings)('has no way in while nothing was begun: %s', (timing) => {
      expect([fresh, reset].map((work) => studentAction(work, { timing, isClosed: true }))).toEqual(['closed', 'closed']);
    });
    it.each(timings.filter((timing) => timing !== 'future'))('shows what was begun or turned in: %s', (timing) => {
      const actions = [begun, begunAgain, done, doneAgain].map((work) => studentAction(work, { timing, isClosed: true }));
      expect(actions).toEqual(['look', 'look', 'review', 'review']);
    });
    it('shows nothing before the start, as for every other', () => {
      expect([begun, done].map((work) => studentAction(work, { timing: 'future', isClosed: true }))).toEqual(['locked', 'locked']);
    });
    it.each(timings)('asks for nothing any more: %s', (timing) => {
      expect([fresh, begun, reset, begunAgain].map((work) => promptOf(work, { timing, isClosed: true }))).toEqual([undefined, undefined, undefined, undefined]);
      expect(promptOf(done, { timing, isClosed: true })).toBe('all-done');
    });
  });
  it('has three statuses', () => {
    expect([fresh, begun, done, reset, begunAgain, doneAgain].map(studentStatus)).toEqual([
      'not-started',
      'in-progress',
      'completed',
      'not-started',
      'in-progress',
      'completed',
    ]);
  });
});
