import type { ScaffoldWords } from './words/words.ts';

/** Builders of questions that are still to write. `todo` marks a line; a number keeps lines of one question apart. */
export function questionScaffold(words: ScaffoldWords) {
  const todo = (what: keyof Omit<ScaffoldWords, 'ids'>, number?: number) => `TODO: ${words[what]}${number === undefined ? '' : ` ${number}`}`;
  const feedback = () => [todo('where'), todo('do')];
  const error = () => ({ misconception: todo('misconception'), feedback: feedback() });
  const base = (id: string, kind: string, skill: string, resource: string) => ({
    id,
    kind,
    prompt: todo(kind === 'multiple-choice' ? 'howMany' : kind === 'true-false' ? 'statement' : 'prompt'),
    skill,
    explanation: todo('explanation'),
    evidence: { resource, paragraphs: [1] },
  });
  const right = () => ({ text: todo('right'), correct: true });
  const wrong = (number: number) => ({ text: todo('wrong', number), ...error() });
  type Place = { id: string; skill: string; resource: string };
  return {
    todo,
    singleChoice: ({ id, skill, resource }: Place, rightAt: number) => {
      const choices: object[] = [wrong(1), wrong(2), wrong(3)];
      choices.splice(rightAt, 0, right());
      return { ...base(id, 'single-choice', skill, resource), choices };
    },
    multipleChoice: ({ id, skill, resource }: Place) => ({
      ...base(id, 'multiple-choice', skill, resource),
      choices: [{ text: todo('right', 1), correct: true }, wrong(1), { text: todo('right', 2), correct: true }, wrong(2)],
      missing: feedback(),
    }),
    trueFalse: ({ id, skill, resource }: Place) => ({ ...base(id, 'true-false', skill, resource), answer: false, ...error() }),
    ordering: ({ id, skill, resource }: Place) => ({
      ...base(id, 'ordering', skill, resource),
      steps: [1, 2, 3, 4].map((number) => todo('step', number)),
      ...error(),
    }),
    hotText: ({ id, skill, resource }: Place) => ({
      ...base(id, 'hot-text', skill, resource),
      resource,
      units: [1, 2, 3, 4],
      keys: [2],
      wrong: [{ unit: 1, ...error() }],
      feedback: feedback(),
    }),
    cloze: ({ id, skill, resource }: Place) => ({
      ...base(id, 'cloze', skill, resource),
      text: todo('gapText'),
      gaps: [{ options: [right(), wrong(1), wrong(2)] }, { options: [wrong(1), right(), wrong(2)] }],
    }),
    numeric: ({ id, skill, resource }: Place) => ({
      ...base(id, 'numeric', skill, resource),
      answer: 1,
      slips: [{ value: 2, ...error() }],
      feedback: feedback(),
    }),
    matching: ({ id, skill, resource }: Place) => ({
      ...base(id, 'matching', skill, resource),
      options: [1, 2, 3].map((number) => todo('option', number)),
      rows: [2, 3, 1].map((option, index) => ({ text: todo('row', index + 1), option, ...error() })),
    }),
    openResponse: (id: string, recalls?: string) => ({
      id,
      kind: 'open-response',
      prompt: todo('prompt'),
      ...(recalls === undefined ? {} : { recalls }),
      checklist: [1, 2, 3].map((number) => todo('checklist', number)),
      modelAnswers: { strong: todo('strong'), developing: todo('developing') },
      rubric: [0, 1, 2, 3].map((points) => todo('rubric', points)),
    }),
  };
}
