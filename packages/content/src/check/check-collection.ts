import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AuthoredCollection, type CollectionDraft, loadCollection } from '../load/load-collection.ts';
import { type LessonDraft, loadDraft } from '../load/load-lesson.ts';
import { hasErrors, type Problem, sortProblems } from '../load/problem.ts';
import type { LoadedFile } from '../load/read-yaml.ts';
import { sizeOf } from '../media/image-size.ts';

/** A class needs this many scored questions of a skill before its report says anything (D20). */
const itemsForASkill = 4;

export type CheckedCollection = { collection?: AuthoredCollection; files: Map<string, Buffer>; problems: Problem[] };

/** Reads and checks a collection beside the lessons of its edition. `collection` is there only when nothing is wrong with it. */
export function checkCollection(folder: string, base?: string): CheckedCollection {
  const { draft, problems: read } = loadCollection(folder, base);
  const problems = sortProblems([...read, ...(draft.head ? checkHead(draft, draft.head) : [])]);
  return { collection: hasErrors(problems) ? undefined : draft.head?.value, files: draft.files, problems };
}

function checkHead({ name, folder, files }: CollectionDraft, head: LoadedFile<AuthoredCollection>): Problem[] {
  const { id, cover, lessons, skills } = head.value;
  const problems: Problem[] = [];
  if (id !== name) problems.push(head.problemAt(['id'], `is "${id}", but the folder is called "${name}": give both the same name`));
  const picture = files.get(cover.file);
  if (!picture) problems.push(head.problemAt(['cover', 'file'], `there is no ${cover.file}: draw it or name another`));
  else if (!sizeOf(cover.file, picture)) problems.push(head.problemAt(['cover', 'file'], 'does not tell its size: give the svg a viewBox'));
  const drafts = lessons.map(({ lesson }, index) => {
    const found = draftOf(folder, lesson);
    if (!found?.head) problems.push(head.problemAt(['lessons', index, 'lesson'], `there is no lesson "${lesson}" in this edition`));
    else problems.push(...fits(head, { index, draft: found }));
    if (lessons.findIndex((other) => other.lesson === lesson) < index)
      problems.push(head.problemAt(['lessons', index, 'lesson'], `"${lesson}" stands here twice`));
    return found;
  });
  if (drafts.some((draft) => !draft?.head)) return problems;
  for (const [index, skill] of skills.entries()) {
    const items = drafts
      .flatMap((draft) => draft?.parts ?? [])
      .flatMap((part) => part.value.questions)
      .filter((question) => 'skill' in question && question.skill === skill);
    if (items.length < itemsForASkill) {
      problems.push(head.problemAt(['skills', index], `${skill} has ${items.length} scored questions over the lessons; a report needs ${itemsForASkill}`));
    }
  }
  return problems;
}

function fits(head: LoadedFile<AuthoredCollection>, { index, draft }: { index: number; draft: LessonDraft }): Problem[] {
  const { subject, gradeBand } = head.value;
  const lesson = draft.head?.value;
  if (!lesson) return [];
  if (lesson.subject !== subject) return [head.problemAt(['lessons', index], `${lesson.id} is a lesson of ${lesson.subject}, the collection is of ${subject}`)];
  if (lesson.gradeBand !== gradeBand)
    return [
      head.problemAt(['lessons', index], `${lesson.id} is for ${lesson.gradeBand}, the collection for ${gradeBand}: tell teachers why in "adds"`, 'warning'),
    ];
  return [];
}

function draftOf(folder: string, lesson: string): LessonDraft | undefined {
  const place = join(dirname(dirname(folder)), 'lessons', lesson);
  return existsSync(place) ? loadDraft(place, place).draft : undefined;
}
