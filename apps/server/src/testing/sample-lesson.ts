import type { LessonKey, LessonView } from '@alba/content/lesson-view';
import { split } from '@alba/items/server';
import { samples } from '@alba/items/testing/samples';

/** Words in capitals belong to the key alone; no reply before turning in may hold one of them (checking gives FIRST and SECOND feedback). */
export const keyWords = /EXPLANATION|MISCONCEPTION|STRONG|DEVELOPING|RUBRIC/;

const picture = { media: `${'0'.repeat(64)}.svg`, width: 320, height: 200, description: 'A picture.' };
const pairs = Object.values(samples).map((authored) => split(authored, 'sample-lesson'));

/** A lesson with one question of each kind, as the importer would store it: 12 points in 8 scored items and one open response. */
export const sampleLesson: { view: LessonView; key: LessonKey } = {
  view: {
    packId: 'sample-lesson',
    edition: 'us',
    title: 'The Hill That Grew',
    slug: 'the-hill-that-grew',
    summary: 'A hill grows in a field.',
    question: 'How can a hill grow?',
    subject: 'science',
    categories: ['earth-and-space'],
    gradeBand: '3-5',
    grades: [3, 4, 5],
    minutes: 40,
    ladder: 'us-3-5',
    levels: [1, 2, 3, 4],
    cover: picture,
    vocabulary: [],
    parts: [
      { part: 'spark', minutes: 5, intro: 'Look.', resources: [], questions: pairs.slice(0, 2).map((pair) => pair.public) },
      {
        part: 'connect',
        minutes: 15,
        intro: 'Read.',
        resources: [
          {
            id: 'hill',
            kind: 'passage',
            title: 'A hill',
            figures: [],
            levels: { 1: { words: 4, paragraphs: [{ number: 1, units: [{ number: 1, text: [{ type: 'text', text: 'The hill grew fast.' }] }] }] } },
          },
        ],
        questions: pairs.slice(2, 8).map((pair) => pair.public),
      },
      { part: 'build', minutes: 15, intro: 'Use it.', resources: [], questions: pairs.slice(8).map((pair) => pair.public) },
      { part: 'learn-more', minutes: 5, intro: 'Go on.', resources: [], questions: [] },
    ],
    articles: [],
  },
  key: { questions: pairs.map((pair) => pair.key), skills: ['cause-effect'], standards: [] },
};
