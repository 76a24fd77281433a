import type { DemonstrationDistrict } from './districts/index.ts';

export type ClassKey = keyof DemonstrationDistrict['classes'];

/** One assignment relative to today: days before (negative) or after. */
export type Slot = {
  classKey: ClassKey;
  lesson: number;
  start: number;
  /** Absent: no due date. */
  due?: number;
  /** The day it was closed by hand. */
  closed?: number;
  /** Places in the class of those it is for; absent: for everybody. */
  targets?: readonly number[];
  /** A student with more time: the place in the class, and the day it is due for them. */
  ownDue?: { place: number; due: number };
  /** Assigned from a collection, where one has the lesson. */
  isCollected: boolean;
  allowCheckAnswers: boolean;
  keyVisibility: 'after-submit' | 'after-due';
};

const running = {
  'due-today': { start: -4, due: 0 },
  'due-tomorrow': { start: -3, due: 1 },
  'due-soon': { start: -2, due: 3 },
  open: { start: -1, due: 9 },
  endless: { start: -2, due: undefined },
  future: { start: 3, due: 10 },
} as const;

type State = keyof typeof running;
type Plan = {
  past: readonly (readonly [number, number])[];
  closed?: number;
  running: readonly State[];
  /** What is not the same for everybody in the class. */
  targets?: { of: State; places: readonly number[] };
  ownDue?: { of: State; place: number; due: number };
  isCollected?: boolean;
};

/**
 * Six weeks behind us, and every timing state ahead even where an edition has one lesson: a class has a lesson only once at
 * a time (D89), so the first running slot of each class is another state.
 */
const plans: Record<ClassKey, Plan> = {
  first: {
    past: [
      [-41, -37],
      [-35, -30],
      [-28, -23],
      [-21, -16],
      [-14, -10],
      [-9, -5],
    ],
    running: ['due-today', 'open', 'due-soon', 'future', 'due-tomorrow'],
    ownDue: { of: 'due-today', place: 8, due: 3 },
  },
  second: {
    past: [
      [-40, -36],
      [-34, -29],
      [-27, -22],
      [-20, -15],
      [-13, -9],
      [-8, -3],
    ],
    closed: 3,
    running: ['due-soon', 'future', 'due-today', 'endless'],
    isCollected: true,
  },
  small: { past: [[-16, -9]], running: ['due-tomorrow', 'open'], targets: { of: 'open', places: [0, 1, 3] } },
  empty: { past: [], running: ['future'] },
  shared: { past: [[-24, -12]], running: ['endless', 'due-tomorrow'] },
};

/** Every assignment of a district, for as many lessons as its edition has. */
export function slotsFor(lessons: number): Slot[] {
  if (lessons === 0) return [];
  return (Object.keys(plans) as ClassKey[]).flatMap((classKey) => {
    const plan = plans[classKey];
    const now = plan.running.slice(0, lessons);
    const past = plan.past.map(([start, due], at) => ({
      classKey,
      lesson: (now.length + at) % lessons,
      start,
      due,
      closed: plan.closed === at ? due + 2 : undefined,
      isCollected: false,
      allowCheckAnswers: at % 3 !== 1,
      keyVisibility: 'after-submit' as const,
    }));
    const ahead = now.map((state, at) => ({
      classKey,
      lesson: at,
      ...running[state],
      targets: plan.targets?.of === state ? plan.targets.places : undefined,
      ownDue: plan.ownDue?.of === state ? plan.ownDue : undefined,
      // a lesson of a collection has a due date (D28)
      isCollected: plan.isCollected === true && running[state].due !== undefined,
      allowCheckAnswers: true,
      keyVisibility: classKey === 'second' ? ('after-due' as const) : ('after-submit' as const),
    }));
    return [...past, ...ahead];
  });
}
