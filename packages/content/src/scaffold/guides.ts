import { partKeys } from '../pack/lesson.schema.ts';
import type { questionScaffold } from './questions.ts';

type Todo = ReturnType<typeof questionScaffold>['todo'];

/** The guides of a new lesson, as far as every lesson has them. */
export function guidesScaffold(todo: Todo): Record<string, unknown> {
  const slots = (...minutes: number[]) => minutes.map((time) => ({ minutes: time, what: todo('slot') }));
  const numbered = (what: Parameters<Todo>[0], count: number) => Array.from({ length: count }, (_, index) => todo(what, index + 1));
  return {
    'guides/teacher.yaml': {
      why: todo('why'),
      outcomes: numbered('outcome', 3),
      before: { misconceptions: [1, 2].map((number) => ({ thinks: todo('thinks', number), helps: todo('helps') })), probe: todo('probe') },
      plan: { wholeClass: slots(5, 15, 15, 5), smallGroup: slots(15, 10), home: slots(10, 10) },
      parts: partKeys.map((part) => ({ part, lookFor: todo('lookFor'), ask: todo('ask'), stumbles: todo('stumbles') })),
      support: Object.fromEntries(['newSpeakers', 'belowLevel', 'finishEarly', 'lowVision', 'hearing'].map((who) => [who, todo('support')])),
    },
    'guides/activity.yaml': {
      title: todo('activity'),
      minutes: 20,
      goal: todo('outcome'),
      materials: [todo('material')],
      steps: numbered('step', 4),
      otherWay: todo('otherWay'),
      reflect: numbered('reflect', 2),
    },
  };
}
