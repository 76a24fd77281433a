import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { type listGuides, openGuide } from '@alba/contract/guides';
import type { EditionId } from '@alba/domain/editions';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { privateFileUrl, refuse, type Viewer } from '../../platform/http/index.ts';
import type { SignedLinks } from '../../platform/signed-links/index.ts';
import { lessonVersionOf, libraryViewer, standardsOf, visibleVersion } from '../catalog/index.ts';
import { openCollection } from '../collections/index.ts';
import { collectionDocument } from './collection-document.ts';
import { selectOptionalCollection } from './collection-repository.ts';
import { editionDocument } from './edition-document.ts';
import { selectEditionGuides, selectOptionalLessonGuides } from './guide-repository.ts';
import { type DocumentSource, lessonDocument } from './lesson-document.ts';
import { makeDocument, type Press } from './make-document.ts';

type Asking = { db: Db; viewer: Viewer; clock: Clock; press: Press };

export async function list({ db, viewer, clock, press }: Asking): Promise<ReplyOf<typeof listGuides>> {
  const guides = await selectEditionGuides(db, viewer.edition);
  const listed = guides.map(async (guide) => {
    const { bytes, pages } = await makeDocument(db, press, { source: editionDocument(guide), edition: viewer.edition, clock });
    return { guide: guide.id, place: guide.place, title: guide.title, summary: guide.summary, bytes, pages };
  });
  const order = new Intl.Collator(viewer.edition === 'us' ? 'en' : viewer.edition === 'br' ? 'pt' : 'es');
  return { guides: (await Promise.all(listed)).sort((one, other) => order.compare(one.title, other.title)) };
}

export async function open(
  { db, viewer, clock, press }: Asking,
  { body, links }: { body: BodyOf<typeof openGuide>; links: SignedLinks },
): Promise<ReplyOf<typeof openGuide>> {
  const source = await sourceOf(db, { viewer, clock, body });
  if (!source) throw refuse(openGuide, 'guide_not_found');
  const { storedName } = await makeDocument(db, press, { source, edition: viewer.edition, clock });
  return { url: privateFileUrl({ storedName, title: source.title, audience: `person:${viewer.personId}` }, links), title: source.title };
}

async function sourceOf(
  db: Db,
  { viewer, clock, body }: { viewer: Viewer; clock: Clock; body: BodyOf<typeof openGuide> },
): Promise<DocumentSource | undefined> {
  if (body.of === 'edition') return editionSource(db, viewer.edition, body.guide);
  if (body.of === 'lesson') return lessonSource(db, { viewer, clock, body });
  await openCollection(db, libraryViewer(viewer, clock.now()), body.collectionId);
  const collection = await selectOptionalCollection(db, { edition: viewer.edition, collectionId: body.collectionId });
  if (!collection) throw refuse(openGuide, 'collection_not_found');
  return collectionDocument(collection);
}

async function editionSource(db: Db, edition: EditionId, guideId: string): Promise<DocumentSource | undefined> {
  const guide = (await selectEditionGuides(db, edition)).find(({ id }) => id === guideId);
  return guide && editionDocument(guide);
}

type LessonGuide = Extract<BodyOf<typeof openGuide>, { of: 'lesson' }>;

async function lessonSource(db: Db, { viewer, clock, body }: { viewer: Viewer; clock: Clock; body: LessonGuide }): Promise<DocumentSource | undefined> {
  const lesson = await visibleVersion(db, libraryViewer(viewer, clock.now()), body.lessonId);
  if (!lesson) throw refuse(openGuide, 'lesson_not_found');
  const guides = await selectOptionalLessonGuides(db, body.lessonId);
  if (!guides) return undefined;
  const { view, key } = await lessonVersionOf(db, lesson.versionId);
  const standards = await standardsOf(db, viewer.edition, key.standards);
  return lessonDocument({ view, key, guides, standards }, body.guide);
}
