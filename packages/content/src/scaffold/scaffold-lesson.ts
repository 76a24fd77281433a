import type { EditionId, SubjectKey } from '@alba/domain/editions';
import { gradeBandsOf, subjectsOf } from '@alba/domain/editions';
import { stringify } from 'yaml';
import { languageOf } from '../readability/figures.ts';
import { guidesScaffold } from './guides.ts';
import type { NewLesson } from './new-lesson.ts';
import { questionScaffold } from './questions.ts';
import { reviewOf } from './review.ts';
import { textScaffold } from './texts.ts';
import { scaffoldWords } from './words/index.ts';

const frameworks: Record<EditionId, Partial<Record<SubjectKey, string>> & { other: string }> = {
  us: { science: 'ngss', 'social-studies': 'c3', math: 'ccss-math', ela: 'ccss-ela', other: 'ccss-ela' },
  br: { other: 'bncc' },
  eslac: { other: 'marco-alba-ciencias' },
};

/** Every text file of a new lesson by its path. What `content check` would miss stands in it with a mark that says what to write. */
export function scaffoldLesson(lesson: NewLesson): Map<string, string> {
  const words = scaffoldWords[languageOf(lesson.edition)];
  const ask = questionScaffold(words);
  const { todo } = ask;
  const texts = textScaffold(todo, lesson.band);
  const articles = [words.ids.firstArticle, words.ids.secondArticle];
  const files: Record<string, unknown> = {
    'lesson.yaml': headOf(lesson, { todo, picture: texts.picture, articles }),
    ...partsOf(ask, texts),
    ...Object.fromEntries(articles.map((id) => [`articles/${id}.yaml`, texts.article(id)])),
    'sources.yaml': [1, 2, 3, 4, 5].map((number) => ({ claim: todo('claim', number), source: todo('source'), where: todo('page') })),
    ...guidesScaffold(todo),
  };
  const yaml = (value: unknown) => stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
  return new Map([...Object.entries(files).map(([path, value]) => [path, yaml(value)] as const), ['review.md', reviewOf(lesson, words)]]);
}

/** The standard of the content guide, section 2: eleven scored questions of eight kinds over five skills, and two open ones. */
function partsOf(ask: ReturnType<typeof questionScaffold>, { passage, picture, table }: ReturnType<typeof textScaffold>): Record<string, unknown> {
  const at = (id: string, skill: string, resource: string) => ({ id, skill, resource });
  const part = (name: string, minutes: number, more: object = {}) => ({ part: name, minutes, intro: ask.todo('intro'), ...more });
  return {
    'parts/spark.yaml': part('spark', 5, {
      resources: [passage('spark-text', [2], { lead: picture('spark') })],
      questions: [ask.singleChoice(at('spark-notice', 'compare-contrast', 'spark-text'), 1), ask.openResponse('spark-guess')],
    }),
    'parts/connect.yaml': part('connect', 15, {
      resources: [passage('connect-text', [2, 2, 2])],
      questions: [
        ask.ordering(at('connect-order', 'cause-effect', 'connect-text')),
        ask.hotText(at('connect-proof', 'cite-text-evidence', 'connect-text')),
        ask.trueFalse(at('connect-true', 'cause-effect', 'connect-text')),
        ask.singleChoice(at('connect-why', 'cite-text-evidence', 'connect-text'), 2),
        ask.singleChoice(at('connect-word', 'use-vocabulary', 'connect-text'), 0),
        ask.cloze(at('connect-summary', 'use-vocabulary', 'connect-text')),
      ],
    }),
    'parts/build.yaml': part('build', 15, {
      resources: [passage('build-text', [2], { figures: [{ after: 1, table: table() }] })],
      questions: [
        ask.numeric(at('build-number', 'analyze-interpret-data', 'build-text')),
        ask.multipleChoice(at('build-two', 'analyze-interpret-data', 'build-text')),
        ask.matching(at('build-match', 'compare-contrast', 'build-text')),
        ask.singleChoice(at('build-what-if', 'cause-effect', 'build-text'), 3),
        ask.openResponse('build-explain', 'spark-guess'),
      ],
    }),
    'parts/learn-more.yaml': part('learn-more', 5),
  };
}

type Tools = { todo: ReturnType<typeof questionScaffold>['todo']; picture: (name: string) => object; articles: string[] };

function headOf({ edition, id, subject, band }: NewLesson, { todo, picture, articles }: Tools) {
  const grades = gradeBandsOf(edition).find(({ key }) => key === band)?.grades ?? [];
  const categories = subjectsOf(edition).find(({ key }) => key === subject)?.categories ?? [];
  return {
    format: 1,
    id,
    edition,
    title: todo('title'),
    summary: todo('summary'),
    question: todo('question'),
    subject,
    categories: categories.slice(0, 1),
    gradeBand: band,
    grades: grades.slice(Math.floor(grades.length / 2), Math.floor(grades.length / 2) + 1),
    minutes: 40,
    cover: picture('cover'),
    standards: [{ framework: frameworks[edition][subject] ?? frameworks[edition].other, code: todo('code'), match: 'partial' }],
    vocabulary: [1, 2, 3, 4, 5, 6].map((number) => ({
      id: `word-${number}`,
      word: todo('word', number),
      partOfSpeech: todo('partOfSpeech'),
      definition: todo('definition'),
      example: todo('example'),
    })),
    articles,
  };
}
