import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'zod';
import { activityGuideFile, experimentGuideFile, teacherGuideFile } from '../pack/guides.schema.ts';
import { articleFile, lessonFile, partKeys, sourcesFile } from '../pack/lesson.schema.ts';
import { partFile } from '../pack/part.schema.ts';
import type { Problem } from './problem.ts';
import { type LoadedFile, readYaml } from './read-yaml.ts';

export type LessonHead = z.infer<typeof lessonFile>;
export type AuthoredPart = z.infer<typeof partFile>;
export type AuthoredArticle = z.infer<typeof articleFile>;
export type AuthoredSources = z.infer<typeof sourcesFile>;
export type TeacherGuide = z.infer<typeof teacherGuideFile>;
export type ActivityGuide = z.infer<typeof activityGuideFile>;
export type ExperimentGuide = z.infer<typeof experimentGuideFile>;
/** What teachers get on paper besides the lesson. A guide that is missing is not offered. */
export type AuthoredGuides = { teacher?: TeacherGuide; activity?: ActivityGuide; experiment?: ExperimentGuide; sources: AuthoredSources };
type LoadedGuides = { [Name in 'teacher' | 'activity' | 'experiment']?: LoadedFile<NonNullable<AuthoredGuides[Name]>> };

/** What could be read of a lesson folder. Files that are missing or do not fit are absent and stand in the problems. */
export type LessonDraft = {
  /** Name of the folder. */
  name: string;
  folder: string;
  head?: LoadedFile<LessonHead>;
  parts: LoadedFile<AuthoredPart>[];
  articles: LoadedFile<AuthoredArticle>[];
  sources?: LoadedFile<AuthoredSources>;
  guides: LoadedGuides;
  /** Files of `images/` and `media/` by their path in the folder. */
  files: Map<string, Buffer>;
};

/** A lesson whose every file is there and fits its schema. Parts stand in their order. */
export type AuthoredLesson = {
  name: string;
  head: LessonHead;
  parts: AuthoredPart[];
  articles: AuthoredArticle[];
  guides: AuthoredGuides;
  files: Map<string, Buffer>;
};

/** Reads a lesson folder. Problems name files from `base` on (the working folder unless told). */
export function loadDraft(folder: string, base: string = process.cwd()): { draft: LessonDraft; problems: Problem[] } {
  const problems: Problem[] = [];
  const shown = (path: string) => relative(base, join(folder, path)) || path;
  const read = <Schema extends z.ZodType>(path: string, schema: Schema): LoadedFile<z.output<Schema>> | undefined => {
    const text = readOptional(join(folder, path));
    if (text === undefined) {
      problems.push({ file: shown(path), line: 1, field: '', message: 'this file is missing: add it', severity: 'error' });
      return undefined;
    }
    const result = readYaml({ file: shown(path), text: text.toString('utf8'), schema });
    problems.push(...result.problems);
    return result.loaded;
  };
  const readIfThere: typeof read = (path, schema) => (existsSync(join(folder, path)) ? read(path, schema) : undefined);
  const present = <T>(files: (T | undefined)[]): T[] => files.filter((file) => file !== undefined);
  const head = read('lesson.yaml', lessonFile);
  const articleIds = new Set([...(head?.value.articles ?? []), ...names(join(folder, 'articles'), '.yaml')]);
  const draft: LessonDraft = {
    name: basename(folder),
    folder,
    head,
    parts: present(partKeys.map((part) => read(`parts/${part}.yaml`, partFile))),
    articles: present([...articleIds].map((id) => read(`articles/${id}.yaml`, articleFile))),
    sources: read('sources.yaml', sourcesFile),
    guides: {
      teacher: readIfThere('guides/teacher.yaml', teacherGuideFile),
      activity: readIfThere('guides/activity.yaml', activityGuideFile),
      experiment: readIfThere('guides/experiment.yaml', experimentGuideFile),
    },
    files: new Map([...readFolder(folder, 'images'), ...readFolder(folder, 'media')]),
  };
  return { draft, problems };
}

/** The lesson of a draft, or undefined while a file is missing. Articles stand in the order of `lesson.yaml`. */
export function completeLesson(draft: LessonDraft): AuthoredLesson | undefined {
  const { name, head, files } = draft;
  if (!head || draft.parts.length < partKeys.length) return undefined;
  const byId = new Map(draft.articles.map((article) => [article.value.id, article.value]));
  const articles = head.value.articles.flatMap((id) => byId.get(id) ?? []);
  if (articles.length < head.value.articles.length) return undefined;
  const { teacher, activity, experiment } = draft.guides;
  const guides = { teacher: teacher?.value, activity: activity?.value, experiment: experiment?.value, sources: draft.sources?.value ?? [] };
  return { name, head: head.value, parts: draft.parts.map((part) => part.value), articles, guides, files };
}

function readOptional(path: string): Buffer | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;
}

function names(folder: string, ending: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => name.slice(0, name.length - ending.length));
}

function readFolder(folder: string, name: string): [string, Buffer][] {
  return names(join(folder, name), '').map((file) => [`${name}/${file}`, readFileSync(join(folder, name, file))]);
}
