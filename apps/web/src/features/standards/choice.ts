import { type EditionId, type SubjectKey, subjectsOf } from '@alba/domain/editions';
import type { Choices, Framework, FurtherSet } from './api.ts';
import type { StandardsState } from './standards-state.ts';

/** What can be chosen and what is chosen now. */
export type Choice = {
  subjects: readonly SubjectKey[];
  subject: SubjectKey;
  frameworks: readonly Framework[];
  framework: Framework;
  grades: readonly number[];
  grade: number;
  /** Further sets that have something for the subject and the grade. */
  sets: readonly FurtherSet[];
};

/** Product.md section 3. */
const firstGrade = 3;

/**
 * Only what the library has is offered (D41). What the address does not say, or says wrong, is the first of its kind; the grade is 3
 * where a framework of the edition has it. A grade is offered although the framework has nothing for it: the screen then says
 * which grades it has. Undefined without any framework.
 */
export function choiceOf(state: StandardsState, choices: Choices, edition: EditionId): Choice | undefined {
  const subjects = subjectsOf(edition)
    .map(({ key }) => key)
    .filter((key) => choices.frameworks.some((framework) => offerOf(framework, key)));
  const subject = subjects.find((key) => key === state.subject) ?? subjects[0];
  if (subject === undefined) return undefined;
  const frameworks = choices.frameworks.filter((framework) => offerOf(framework, subject));
  const framework = frameworks.find((one) => one.framework === state.framework) ?? frameworks[0];
  if (!framework) return undefined;
  const every = choices.frameworks.flatMap(({ offers }) => offers.flatMap(({ grades }) => grades)).concat(choices.sets.flatMap(({ grades }) => grades));
  const grades = [...new Set(every)].sort((one, other) => one - other);
  const grade = state.grade !== undefined && grades.includes(state.grade) ? state.grade : grades.includes(firstGrade) ? firstGrade : (grades[0] ?? firstGrade);
  const sets = choices.sets.filter((set) => set.subjects.includes(subject) && set.grades.includes(grade));
  return { subjects, subject, frameworks, framework, grades, grade, sets };
}

/** What a framework has for a subject. */
export const offerOf = ({ offers }: Framework, subject: SubjectKey): Framework['offers'][number] | undefined =>
  offers.find((offer) => offer.subject === subject);

/** The other grades for which lessons align to this framework. */
export function gradesWithLessons({ framework, subject, grade }: Choice): number[] {
  return (offerOf(framework, subject)?.gradesWithLessons ?? []).filter((one) => one !== grade);
}
