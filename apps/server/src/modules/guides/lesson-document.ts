import type { LessonKey, LessonView } from '@alba/content/lesson-view';
import type { AuthoredGuides } from '@alba/content/load/load-lesson';
import type { LessonGuideKind } from '@alba/contract/guides';
import { type EditionId, editions } from '@alba/domain/editions';
import { ladders } from '@alba/domain/reading-levels';
import type { RichText } from '@alba/domain/rich-text';
import type { QuestionKey } from '@alba/items/key';
import type { PublicQuestion } from '@alba/items/public';
import type { WordedStandard } from '../catalog/index.ts';
import { answerLines, plain, type UnitText } from './answer-lines.ts';
import { gradesText, type Look, lookOf, skillName } from './look.ts';

/** A lesson as its guides are made of it: the current version and what was written for teachers. */
export type GuidedLesson = { view: LessonView; key: LessonKey; guides: AuthoredGuides; standards: readonly WordedStandard[] };
/** Which template, with what; `pictures` are files of the library by the path that the template gives them. */
export type DocumentSource = { template: string; title: string; data: unknown; pictures?: { path: string; media: string }[] };
const readablePictures = /\.(svg|png|jpe?g|webp)$/;

export function lessonDocument(lesson: GuidedLesson, kind: LessonGuideKind): DocumentSource | undefined {
  const { view, guides } = lesson;
  const look = lookOf(view.edition);
  const guide = guides[kind];
  if (!guide) return undefined;
  const { cover, pictures } = coverOf(view);
  if (kind === 'teacher')
    return { template: 'teacher.typ', title: `${view.title}: ${look.words.teacherGuide}`, data: { ...teacherData(lesson, look), cover }, pictures };
  const minutes = 'minutes' in guide ? guide.minutes : view.minutes;
  const name = kind === 'activity' ? look.words.activityGuide : look.words.experimentGuide;
  return { template: `${kind}.typ`, title: `${view.title}: ${name}`, data: { ...look, title: view.title, time: `${minutes} min`, guide, cover }, pictures };
}

export function coverOf({ cover }: Pick<LessonView, 'cover'>): { cover?: { path: string; description: string }; pictures: { path: string; media: string }[] } {
  if (!readablePictures.test(cover.media)) return { pictures: [] };
  return { cover: { path: cover.media, description: cover.description }, pictures: [{ path: cover.media, media: cover.media }] };
}

function teacherData({ view, key, guides, standards }: GuidedLesson, look: Look): Record<string, unknown> {
  const { words } = look;
  const { teacher, sources } = guides;
  return {
    ...look,
    title: view.title,
    about: view.edition === 'us' ? `${words.grades} ${gradesText(view.edition, view.grades)}` : gradesText(view.edition, view.grades),
    grades: gradesText(view.edition, view.grades),
    time: `${view.minutes} min`,
    levels: ladders[view.ladder].map(({ label }) => label).join(' · '),
    question: view.question,
    guide: teacher,
    skills: key.skills.map((skill) => skillName(view.edition, skill)),
    standards: standards.map((standard) => standardLine(standard, words.partly)),
    parts: teacher?.parts.map((part) => ({ ...part, name: words.parts[part.part] })),
    vocabulary: view.vocabulary,
    ...questionsOf({ view, key }, words),
    sensitive: [...(key.contentNote === undefined ? [] : [key.contentNote]), ...(teacher?.sensitive ?? [])],
    sources: sourceLines(sources, words.read),
  };
}

/** `4-ESS2-2 (in part): Use data from maps …` */
function standardLine({ code, match, statement }: WordedStandard, partly: string): string {
  const named = match === 'full' ? code : `${code} (${partly})`;
  return statement === undefined ? named : `${named}: ${statement}`;
}

/** Scored questions are numbered through the lesson as students meet them; open ones stand apart with their rubric. */
function questionsOf({ view, key }: Pick<GuidedLesson, 'view' | 'key'>, words: Look['words']) {
  const keys = new Map(key.questions.map((entry) => [entry.id, entry]));
  const unitText = unitTextOf(view);
  const all = view.parts.flatMap(({ part, questions }) =>
    questions.flatMap((question) => {
      const own = keys.get(question.id);
      return own ? [{ question, key: own, name: `${words.parts[part]}: ${words.kinds[question.kind]}` }] : [];
    }),
  );
  const scored = all.filter((entry) => entry.question.kind !== 'open-response');
  return {
    items: scored.map((entry, index) => ({ number: index + 1, ...itemOf(entry, { edition: view.edition, words, unitText }) })),
    open: all.flatMap(({ question, key: own, name }) =>
      question.kind === 'open-response' && own.answer.kind === 'open-response'
        ? [{ name, prompt: question.prompt, checklist: question.checklist, ...own.answer.modelAnswers, rubric: own.answer.rubric }]
        : [],
    ),
  };
}

type Entry = { question: PublicQuestion; key: QuestionKey; name: string };

function itemOf({ question, key, name }: Entry, given: { edition: EditionId; words: Look['words']; unitText: UnitText }) {
  const skill = key.skill === undefined ? '' : ` · ${skillName(given.edition, key.skill)}`;
  return {
    name: `${name}${skill}`,
    prompt: question.prompt,
    text: question.kind === 'cloze' ? clozeText(question) : [],
    explanation: key.explanation ?? [],
    ...answerLines(question, key.answer, { ...given, locale: editions[given.edition].locale }),
  };
}

/** The text with its gaps as numbers, as the answers name them. */
function clozeText({ gaps, after }: Extract<PublicQuestion, { kind: 'cloze' }>): RichText {
  return [...gaps.flatMap(({ before }, index) => [...before, ...plain(` (${index + 1}) ____ `)]), ...after];
}

/** Units in the words of the highest level, which teachers read. */
function unitTextOf(view: LessonView): UnitText {
  return (resourceId, number) => {
    const resource = view.parts.flatMap(({ resources }) => resources).find(({ id }) => id === resourceId);
    const levels = resource && 'levels' in resource ? resource.levels : undefined;
    const words = levels?.[String(Math.max(...view.levels))];
    return words?.paragraphs.flatMap(({ units }) => units).find((unit) => unit.number === number)?.text ?? [];
  };
}

/** Each source once, with the day it was read. */
function sourceLines(sources: AuthoredGuides['sources'], readOn: string): string[] {
  const lines = sources.map(({ source, read }) => (read === undefined ? source : `${source} (${readOn.replace('{date}', read)})`));
  return [...new Set(lines)];
}
