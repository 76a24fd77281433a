import type { AuthoredOf } from '../kinds.ts';
import type { QuestionKind } from '../public.ts';

const scored = {
  prompt: 'What came **first**?',
  skill: 'cause-effect',
  explanation: 'EXPLANATION of it',
  evidence: { resource: 'hill', paragraphs: [1, 2] },
} as const;
const base = { ...scored, evidence: { resource: 'hill', paragraphs: [1, 2] } };
const pair = (name: string): [string, string] => [`FIRST about ${name}`, `SECOND about ${name}`];
const wrong = (text: string) => ({ text, misconception: `MISCONCEPTION ${text}`, feedback: pair(text) });
const right = (text: string) => ({ text, correct: true as const });

/** One question of each kind; words in capitals belong to the key alone. */
export const samples: { [K in QuestionKind]: AuthoredOf<K> } = {
  'single-choice': { kind: 'single-choice', id: 'one', ...base, choices: [wrong('rain'), right('smoke'), wrong('snow')] },
  'multiple-choice': {
    kind: 'multiple-choice',
    id: 'many',
    ...base,
    choices: [right('ash'), wrong('rain'), right('smoke'), wrong('snow')],
    missing: pair('missing'),
  },
  'true-false': { kind: 'true-false', id: 'truth', ...base, answer: true, misconception: 'MISCONCEPTION truth', feedback: pair('truth') },
  cloze: {
    kind: 'cloze',
    id: 'gaps',
    ...base,
    text: 'First the {{gap}} shook, then *came* {{gap}}.',
    gaps: [{ options: [right('ground'), wrong('sky'), wrong('sea')] }, { options: [wrong('rain'), wrong('snow'), right('smoke')] }],
  },
  numeric: {
    kind: 'numeric',
    id: 'number',
    ...base,
    answer: 1500,
    tolerance: 0.5,
    unit: 'm',
    slips: [{ value: 424, misconception: 'MISCONCEPTION slip', feedback: pair('slip') }],
    feedback: pair('number'),
  },
  ordering: {
    kind: 'ordering',
    id: 'steps',
    ...base,
    steps: ['crack', 'thunder', 'smoke', 'hill'],
    misconception: 'MISCONCEPTION order',
    feedback: pair('order'),
  },
  matching: {
    kind: 'matching',
    id: 'pairs',
    ...base,
    options: ['before', 'after'],
    rows: ['crack', 'hill', 'lava'].map((text, index) => ({ text, option: index === 0 ? 1 : 2, misconception: `MISCONCEPTION ${text}`, feedback: pair(text) })),
  },
  'hot-text': {
    kind: 'hot-text',
    id: 'proof',
    ...base,
    resource: 'hill',
    units: [2, 3, 5, 6, 7],
    keys: [3, 6],
    alternatives: [[3, 7]],
    wrong: [{ unit: 5, misconception: 'MISCONCEPTION unit', feedback: pair('five') }],
    feedback: pair('units'),
  },
  'open-response': {
    kind: 'open-response',
    id: 'guess',
    prompt: 'What do you think?',
    recalls: 'earlier',
    checklist: ['I say what.', 'I say why.', 'I use a word.'],
    modelAnswers: { strong: 'STRONG answer', developing: 'DEVELOPING answer' },
    rubric: ['RUBRIC 0', 'RUBRIC 1', 'RUBRIC 2', 'RUBRIC 3'],
  },
};
