import type { ArticleView, ResourceView } from '@alba/content/lesson-view';
import { loadActivitySpeech, previewSpeech, type Speech } from '@alba/contract/speech';
import type { EditionId } from '@alba/domain/editions';
import type { Db } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { openVersion } from '../attempts/index.ts';
import { articleViewOf, lessonVersionOf, libraryViewer, visibleVersion } from '../catalog/index.ts';
import { selectOptionalSpeech } from './speech-repository.ts';
import { spokenTextAt } from './texts.ts';

type Name = { of: 'resource' | 'article'; text: string; level: number };
type Call = { storage: Storage; viewer: Viewer; now: Date };
type Reply = { speech?: Speech };

/** A text of an activity as a sound; refused as the lesson itself is. */
export async function activitySpeech(db: Db, { activityId, storage, viewer, now, ...name }: Call & Name & { activityId: number }): Promise<Reply> {
  const versionId = await openVersion(db, { viewer, now, activityId });
  const shown = await shownText(db, versionId, name);
  if (!shown) throw refuse(loadActivitySpeech, 'text_not_found');
  return speechOf(db, storage, { ...shown, level: name.level });
}

/** The same for a teacher who looks at the lesson. */
export async function lessonSpeech(db: Db, { lessonId, storage, viewer, now, ...name }: Call & Name & { lessonId: number }): Promise<Reply> {
  const version = await visibleVersion(db, libraryViewer(viewer, now), lessonId);
  if (!version) throw refuse(previewSpeech, 'lesson_not_found');
  const shown = await shownText(db, version.versionId, name);
  if (!shown) throw refuse(previewSpeech, 'text_not_found');
  return speechOf(db, storage, { ...shown, level: name.level });
}

type Shown = { shown: ResourceView | ArticleView; edition: EditionId };

async function shownText(db: Db, versionId: number, { of, text }: Omit<Name, 'level'>): Promise<Shown | undefined> {
  const { view } = await lessonVersionOf(db, versionId);
  const { edition } = view;
  const shown =
    of === 'article' ? await articleViewOf(db, versionId, text) : view.parts.flatMap(({ resources }) => resources).find((resource) => resource.id === text);
  return shown && { shown, edition };
}

/** A sound whose file is gone is none: the browser's own voice is better than silence. */
async function speechOf(db: Db, storage: Storage, { shown, edition, level }: Shown & { level: number }): Promise<Reply> {
  const text = spokenTextAt(shown, level, edition);
  const speech = text && (await selectOptionalSpeech(db, text.hash));
  return speech && (await storage.exists(speech.media)) ? { speech } : {};
}
