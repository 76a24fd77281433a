import type { LessonView } from '@alba/content/lesson-view';
import type { ActivityState, AnswerState } from '@alba/contract/attempts';
import type { RichText } from '@alba/domain/rich-text';
import type { PublicOf, QuestionKind } from '@alba/items/browser';

export const rich = (text: string): RichText => [{ type: 'text', text }];
const options = (...texts: string[]) => texts.map((text, index) => ({ id: 'abcdef'.charAt(index), text: rich(text) }));

/** One question of each kind. */
export const questionOf: { [K in QuestionKind]: PublicOf<K> } = {
  'single-choice': {
    kind: 'single-choice',
    id: 'single',
    prompt: rich('Why does magma rise?'),
    choices: options('It is hotter', 'It is lighter', 'It is wetter'),
  },
  'multiple-choice': {
    kind: 'multiple-choice',
    id: 'multiple',
    prompt: rich('What did the sensors measure?'),
    choose: 2,
    choices: options('Earthquakes', 'Warm wells', 'Swelling', 'Ash'),
  },
  'true-false': { kind: 'true-false', id: 'truth', prompt: rich('The hill grew in a day.') },
  cloze: {
    kind: 'cloze',
    id: 'cloze',
    prompt: rich('Complete the sentence.'),
    gaps: [
      {
        id: 'a',
        before: rich('Magma is '),
        options: [
          { id: 'a', text: 'melted' },
          { id: 'b', text: 'frozen' },
          { id: 'c', text: 'wet' },
        ],
      },
      {
        id: 'b',
        before: rich(' rock under the '),
        options: [
          { id: 'a', text: 'sea' },
          { id: 'b', text: 'ground' },
          { id: 'c', text: 'sky' },
        ],
      },
    ],
    after: rich('.'),
  },
  numeric: { kind: 'numeric', id: 'numeric', prompt: rich('How tall was the cone?'), unit: 'meters' },
  ordering: { kind: 'ordering', id: 'ordering', prompt: rich('Put the steps in order.'), steps: options('Gas swells', 'Magma rises', 'Cinders fall') },
  matching: {
    kind: 'matching',
    id: 'matching',
    prompt: rich('Match word and meaning.'),
    options: options('melted rock', 'opening'),
    rows: options('magma', 'vent'),
  },
  'hot-text': { kind: 'hot-text', id: 'hot', prompt: rich('Which sentence proves it?'), resource: 'passage', units: [1, 2, 3], choose: 1 },
  'open-response': { kind: 'open-response', id: 'open', prompt: rich('What do you think happened?'), checklist: [rich('I use one clue.')] },
};

const paragraphs = (level: number) => [
  {
    number: 1,
    units: [
      { number: 1, text: rich(`Smoke came out, level ${level}.`) },
      {
        number: 2,
        text: [
          { type: 'text' as const, text: 'It was ' },
          { type: 'vocabulary' as const, text: 'magma', word: 'magma' },
        ],
      },
    ],
  },
  { number: 2, heading: 'The hill', units: [{ number: 3, text: rich(`A hill grew, level ${level}.`) }] },
];

const picture = { media: 'cover.svg', width: 320, height: 200, description: 'A smoking field' };

/** Spark with two questions, Connect with two, Learn more with one article. */
export const lesson: LessonView = {
  packId: 'us-sci-test',
  edition: 'us',
  title: 'The Smoking Field',
  slug: 'the-smoking-field',
  summary: 'A field began to smoke.',
  question: 'How does a hill grow?',
  subject: 'science',
  categories: [],
  gradeBand: '3-5',
  grades: [4],
  minutes: 40,
  ladder: 'us-3-5',
  levels: [1, 2, 3, 4],
  cover: picture,
  vocabulary: [{ id: 'magma', word: 'magma', partOfSpeech: 'noun', definition: 'melted rock', example: 'Magma rose.' }],
  parts: [
    {
      part: 'spark',
      minutes: 5,
      intro: 'Read what Paula saw.',
      resources: [
        {
          id: 'passage',
          kind: 'passage',
          title: 'Smoke in a Field',
          figures: [],
          levels: Object.fromEntries([1, 2, 3, 4].map((level) => [level, { words: 20, paragraphs: paragraphs(level) }])),
        },
      ],
      questions: [questionOf['single-choice'], questionOf['open-response']],
    },
    { part: 'connect', minutes: 10, intro: 'Find out why.', resources: [], questions: [questionOf.numeric, questionOf['hot-text']] },
    { part: 'learn-more', minutes: 5, intro: 'Pick an article.', resources: [], questions: [] },
  ],
  articles: [{ id: 'tower', title: 'The Tower', summary: 'It stayed.', minutes: 3, picture }],
};

export const answerOf = (given: Partial<AnswerState> & Pick<AnswerState, 'questionId' | 'response'>): AnswerState => ({
  rev: 1,
  tries: 0,
  tried: [],
  ...given,
});

export function activityOf(given: Partial<ActivityState> = {}): ActivityState {
  return {
    activityId: 5,
    lessonId: 3,
    slug: lesson.slug,
    versionId: 1,
    title: lesson.title,
    subject: 'science',
    className: 'Science 5B',
    start: '2026-11-10T00:00:00',
    due: '2026-11-21T23:59:59',
    timing: 'due-today',
    allowCheckAnswers: true,
    state: 'IN_PROGRESS',
    attemptId: 11,
    level: 2,
    levelLocked: false,
    answers: [],
    ...given,
  };
}
