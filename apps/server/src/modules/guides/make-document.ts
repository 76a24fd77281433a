import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { EditionId } from '@alba/domain/editions';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { Typesetter } from '../../platform/typeset/index.ts';
import { type MadeDocument, selectOptionalDocument, upsertDocument } from './guide-repository.ts';
import type { DocumentSource } from './lesson-document.ts';

/** `storage` holds the pictures of the library, `documents` what is made. */
export type Press = { typesetter: Typesetter; storage: Storage; documents: Storage };

const templates = join(import.meta.dirname, 'templates');
/** Of every file of the folder, so that a better template makes every document anew. */
const templatesAsTheyAre = readdirSync(templates, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex');
const marks: Record<EditionId, Buffer> = { us: markOf('us'), br: markOf('br'), eslac: markOf('eslac') };

function markOf(edition: EditionId): Buffer {
  return readFileSync(join(templates, 'marks', `${edition}.svg`));
}

/** Documents that are being set now, so that a class of teachers who press at once wait for one. */
const underWay = new Map<string, Promise<MadeDocument>>();

/** The document of a source: the one made before of the very same words and template, or a new one. */
export async function makeDocument(
  db: Db,
  press: Press,
  { source, edition, clock }: { source: DocumentSource; edition: EditionId; clock: Clock },
): Promise<MadeDocument> {
  const data = JSON.stringify(source.data);
  const key = createHash('sha256').update(templatesAsTheyAre).update(source.template).update(edition).update(data).digest('hex');
  const known = await selectOptionalDocument(db, key);
  if (known && (await press.documents.exists(known.storedName))) return known;
  const running = underWay.get(key) ?? setDocument(db, press, { key, data, source, edition, clock }).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

type ToSet = { key: string; data: string; source: DocumentSource; edition: EditionId; clock: Clock };

async function setDocument(db: Db, { typesetter, storage, documents }: Press, { key, data, source, edition, clock }: ToSet): Promise<MadeDocument> {
  const madeAt = clock.now();
  const { pdf, pages } = await typesetter.typeset({
    templates,
    main: source.template,
    data,
    files: [{ path: 'mark.svg', bytes: marks[edition] }, ...(await picturesOf(source, storage))],
    madeAt: Math.floor(madeAt.getTime() / 1000),
  });
  const made = { key, storedName: await documents.put(pdf, 'pdf'), bytes: pdf.length, pages };
  await upsertDocument(db, made, madeAt);
  return made;
}

async function picturesOf({ pictures = [] }: DocumentSource, storage: Storage): Promise<{ path: string; bytes: Buffer }[]> {
  return Promise.all(
    pictures.map(async ({ path, media }) => {
      const file = await storage.get(media);
      if (!file) throw new Error(`the picture ${media} is missing`);
      return { path, bytes: await buffer(file.stream()) };
    }),
  );
}
