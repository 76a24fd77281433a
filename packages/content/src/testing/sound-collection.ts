const rubricRow = { criterion: 'Evidence', strengths: ['none', 'one', 'two', 'two that fit together'] };

/** A collection without a fault over three copies of the sound lesson. */
export const soundCollection = {
  format: 1,
  id: 'us-sci-cold',
  edition: 'us',
  title: 'Cold Things',
  summary: 'Three lessons on what cold does.',
  question: 'What does cold change?',
  subject: 'science',
  gradeBand: '3-5',
  cover: { file: 'images/cover.svg', description: 'Three cubes in a row' },
  lessons: ['us-sci-ice-one', 'us-sci-ice-two', 'us-sci-ice-three'].map((lesson) => ({ lesson, adds: 'A cube.', ifSkipped: 'One cube fewer.' })),
  skills: ['cause-effect', 'compare-contrast', 'use-vocabulary'],
  guide: {
    whyThisOrder: 'From small to large.',
    returns: [
      { idea: 'Room', how: 'In every lesson.' },
      { idea: 'Cold', how: 'In every lesson.' },
    ],
    finalTask: { title: 'A poster', brief: 'Show it.', steps: ['Plan.', 'Draw.', 'Tell.'], rubric: [rubricRow, rubricRow, rubricRow] },
    calendar: [1, 2, 3].map((week) => ({ week, what: 'One lesson.' })),
  },
};
