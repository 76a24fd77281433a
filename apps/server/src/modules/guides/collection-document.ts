import type { PictureView } from '@alba/content/lesson-view';
import type { AuthoredCollection } from '@alba/content/load/load-collection';
import type { EditionId } from '@alba/domain/editions';
import type { SkillId } from '@alba/domain/skills';
import { coverOf, type DocumentSource } from './lesson-document.ts';
import { gradesText, lookOf, skillName } from './look.ts';

export type GuidedCollection = {
  edition: EditionId;
  title: string;
  question: string;
  cover: PictureView;
  skills: SkillId[];
  guide: AuthoredCollection['guide'];
  lessons: { title: string; grades: number[]; adds: string; ifSkipped: string }[];
};

/** The unit guide of a collection, with the titles that its lessons have now. */
export function collectionDocument(collection: GuidedCollection): DocumentSource {
  const { edition, title, question, skills, guide, lessons } = collection;
  const look = lookOf(edition);
  const { words } = look;
  const grades = [...new Set(lessons.flatMap((lesson) => lesson.grades))].sort((one, other) => one - other);
  const about = edition === 'us' ? `${words.grades} ${gradesText(edition, grades)}` : gradesText(edition, grades);
  const { cover, pictures } = coverOf(collection);
  const data = { ...look, title, about, question, guide, lessons, skills: skills.map((skill) => skillName(edition, skill)), cover };
  return { template: 'unit.typ', title: `${title}: ${words.unitGuide}`, data, pictures };
}
