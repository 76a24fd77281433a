import type { PartKey } from '@alba/content/lesson-view';
import { type ArticleSheet, type PassageSheet, printOwnArticle, printOwnPassage, printPassage } from '@alba/contract/printing';
import { startingLevel } from '@alba/domain/reading-levels';
import type { Db } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { readingOf } from '../attempts/index.ts';
import { articleViewOf, lessonVersionOf, libraryViewer, visibleVersion } from '../catalog/index.ts';
import { articleSheetOf, passageSheetOf } from './sheets.ts';

type Call = { viewer: Viewer; now: Date; lessonId: number };
type PassageCall = Call & { part: PartKey; resourceId: string; level: number };
type ArticleCall = Call & { articleId: string; level?: number };
type Own = { activityId?: number };

/** For a teacher: whatever their library has. */
export async function passageForTeacher(db: Db, call: PassageCall): Promise<PassageSheet> {
  const { view } = await libraryLesson(db, call);
  const sheet = passageSheetOf({ lessonId: call.lessonId, view }, call);
  if (!sheet) throw refuse(printPassage, 'text_not_found');
  return sheet;
}

export async function articleForTeacher(db: Db, call: ArticleCall): Promise<ArticleSheet> {
  const { view, versionId } = await libraryLesson(db, call);
  const level = call.level ?? startingLevel({ ladder: view.ladder, setting: undefined, grade: view.grades[0] });
  const article = await articleViewOf(db, versionId, call.articleId);
  const sheet = article && articleSheetOf({ lessonId: call.lessonId, view }, { article, level });
  if (!sheet) throw refuse(printPassage, 'text_not_found');
  return sheet;
}

async function libraryLesson(db: Db, { viewer, now, lessonId }: Call) {
  const version = await visibleVersion(db, libraryViewer(viewer, now), lessonId);
  if (!version) throw refuse(printPassage, 'lesson_not_found');
  return { ...(await lessonVersionOf(db, version.versionId)), versionId: version.versionId };
}

/** For a student: what one of their assignments lets them read now, in the version that they work on. */
export async function passageForStudent(db: Db, call: PassageCall & Own): Promise<PassageSheet> {
  const { className, versionId, level } = await ownReading(db, call);
  const { view } = await lessonVersionOf(db, versionId);
  const sheet = passageSheetOf({ lessonId: call.lessonId, view, className }, { ...call, level });
  if (!sheet) throw refuse(printOwnPassage, 'text_not_found');
  return sheet;
}

export async function articleForStudent(db: Db, call: ArticleCall & Own): Promise<ArticleSheet> {
  const { className, versionId, level } = await ownReading(db, call);
  const [{ view }, article] = await Promise.all([lessonVersionOf(db, versionId), articleViewOf(db, versionId, call.articleId)]);
  const sheet = article && articleSheetOf({ lessonId: call.lessonId, view, className }, { article, level });
  if (!sheet) throw refuse(printOwnArticle, 'text_not_found');
  return sheet;
}

async function ownReading(db: Db, { viewer, now, lessonId, activityId, level }: Call & Own & { level?: number }) {
  const reading = await readingOf(db, { viewer, now, lessonId, activityId, level });
  if ('refuse' in reading) throw refuse(printOwnPassage, reading.refuse);
  return reading;
}
