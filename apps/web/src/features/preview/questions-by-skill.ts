import type { LessonView, PartKey } from '@alba/content/lesson-view';
import type { SkillId } from '@alba/domain/skills';
import type { Preview } from './api.ts';

/** The numbers of the questions that train each skill, part by part, as students see them numbered. */
export function questionsBySkill(lesson: LessonView, answers: Preview['answers']): ReadonlyMap<SkillId, { part: PartKey; numbers: number[] }[]> {
  const skillOf = new Map(answers.map(({ questionId, key }) => [questionId, key.skill]));
  const trained = new Map<SkillId, { part: PartKey; numbers: number[] }[]>();
  for (const { part, questions } of lesson.parts) {
    for (const [index, { id }] of questions.entries()) {
      const skill = skillOf.get(id);
      if (!skill) continue;
      const places = trained.get(skill) ?? [];
      const last = places.at(-1);
      if (last?.part === part) last.numbers.push(index + 1);
      else places.push({ part, numbers: [index + 1] });
      trained.set(skill, places);
    }
  }
  return trained;
}
