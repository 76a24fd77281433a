import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LessonView, LevelsView } from '@alba/content/lesson-view';
import type { RichText } from '@alba/domain/rich-text';
import type { PublicQuestion, QuestionResponse } from '@alba/items/browser';
import type { Person } from './api.ts';
import { demonstration, type EditionId } from './editions.ts';

type Preview = { lesson: LessonView; answers: { questionId: string; correct?: QuestionResponse }[] };

/** What a test knows of a lesson: the questions as students see them, and the right answers that only teachers get. */
export type KnownLesson = { view: LessonView; right: ReadonlyMap<string, QuestionResponse> };

export async function learnLesson(teacher: Person, lessonId: number): Promise<KnownLesson> {
  const { lesson, answers } = await teacher.call<Preview>('GET', `/v1/catalog/lessons/${lessonId}`);
  return { view: lesson, right: new Map(answers.flatMap(({ questionId, correct }) => (correct ? [[questionId, correct] as const] : []))) };
}

export const plain = (text: RichText): string => text.map((node) => node.text).join('');

/** An answer to be counted right; to an open question some words. */
export function rightAnswer({ right }: KnownLesson, question: PublicQuestion): QuestionResponse {
  return right.get(question.id) ?? { kind: 'open-response', text: `My own words about ${question.id}.` };
}

/** A whole answer that is wrong. */
export function wrongAnswer(known: KnownLesson, question: PublicQuestion): QuestionResponse {
  const right = rightAnswer(known, question);
  switch (question.kind) {
    case 'single-choice':
      return { kind: question.kind, choice: otherThan(question.choices, right.kind === question.kind ? right.choice : '') };
    case 'true-false':
      return { kind: question.kind, answer: right.kind === question.kind ? !right.answer : true };
    case 'numeric':
      return { kind: question.kind, text: '987654' };
    case 'multiple-choice': {
      const wrong = question.choices.map(({ id }) => id).filter((id) => right.kind !== question.kind || !right.choices.includes(id));
      const mixed = [...wrong, ...question.choices.map(({ id }) => id)].slice(0, question.choose);
      return { kind: question.kind, choices: question.choices.map(({ id }) => id).filter((id) => mixed.includes(id)) };
    }
    case 'hot-text': {
      const others = question.units.filter((unit) => right.kind !== question.kind || !right.units.includes(unit));
      return { kind: question.kind, units: others.slice(0, question.choose) };
    }
    case 'ordering':
      return { kind: question.kind, order: right.kind === question.kind ? [...right.order].reverse() : [] };
    case 'cloze': {
      const gaps = right.kind === question.kind ? right.gaps : {};
      return { kind: question.kind, gaps: Object.fromEntries(question.gaps.map(({ id, options }) => [id, otherThan(options, gaps[id] ?? '')])) };
    }
    case 'matching': {
      const rows = right.kind === question.kind ? right.rows : {};
      return { kind: question.kind, rows: Object.fromEntries(question.rows.map(({ id }) => [id, otherThan(question.options, rows[id] ?? '')])) };
    }
    default:
      return right;
  }
}

const otherThan = (all: readonly { id: string }[], id: string) => all.find((one) => one.id !== id)?.id ?? id;

/** How a sentence of the passage reads at a level. */
export function unitText({ view }: KnownLesson, resourceId: string, unit: number, level: number): string {
  const resource = view.parts.flatMap((part) => part.resources).find(({ id }) => id === resourceId);
  if (resource === undefined || !('levels' in resource) || resource.levels === undefined) throw new Error(`no passage ${resourceId}`);
  const at = resource.levels[String(level)];
  const found = at?.paragraphs.flatMap((paragraph) => paragraph.units).find(({ number }) => number === unit);
  if (!found) throw new Error(`${resourceId} has no unit ${unit} at level ${level}`);
  return plain(found.text);
}

/** A word with a meaning, as it stands in a part's passage at a level. */
export function vocabularyIn({ view }: KnownLesson, part: string, level: number) {
  for (const resource of view.parts.find((one) => one.part === part)?.resources ?? []) {
    const word = 'levels' in resource && resource.levels && explainedWord(resource.levels, level, view);
    if (word) return word;
  }
  throw new Error(`${part} has no word with a meaning`);
}

/** The first word of a text that is explained, as it stands there, and what the lesson says about it. */
export function explainedWord(levels: LevelsView, level: number, { vocabulary }: LessonView) {
  const paragraphs = levels[String(level)]?.paragraphs ?? [];
  for (const node of paragraphs.flatMap(({ units }) => units).flatMap(({ text }) => text)) {
    if (node.type !== 'vocabulary') continue;
    const entry = vocabulary.find(({ id }) => id === node.word);
    if (entry) return { shown: node.text, entry };
  }
  return undefined;
}

/** Every text of a pack that a student may not have before turning in: explanations, feedback, misconceptions, model answers. */
export function secretsOf(edition: EditionId): string[] {
  const folder = resolve(import.meta.dirname, `../../content/${edition}/lessons/${demonstration[edition].lesson}/parts`);
  const secrets: string[] = [];
  for (const file of readdirSync(folder)) {
    let isFeedback = false;
    for (const line of readFileSync(`${folder}/${file}`, 'utf8').split('\n')) {
      const text = /^\s*(?:- )?(?:(explanation|misconception|strong|developing): )?"((?:[^"\\]|\\.)*)"$/.exec(line);
      if (/^\s*(feedback|missing|rubric):$/.test(line)) isFeedback = true;
      else if (!text) isFeedback = false;
      const [, key, words] = text ?? [];
      if (words && (key || isFeedback)) secrets.push(words);
    }
  }
  return secrets;
}
