import type { FastifyInstance } from 'fastify';
import type { SignedLinks } from '../signed-links/index.ts';
import type { Storage } from '../storage/index.ts';
import { sendFile } from './media.ts';
import { Refusal } from './refuse.ts';

type PrivateFile = { storedName: string; title: string; audience: string };

/** Nothing in a document runs or stands in another page; viewers of browsers need their own parts allowed. */
const pdfPolicy = "script-src 'none'; frame-ancestors 'none'";

const objectOf = (storedName: string) => `document:${storedName}`;

/** The address that opens a file for 10 minutes. The title stands in it only so that a saved copy has a name. */
export function privateFileUrl({ storedName, title, audience }: PrivateFile, links: SignedLinks): string {
  return `/files/${storedName}/${encodeURIComponent(fileName(title, endingOf(storedName)))}?${links.sign({ object: objectOf(storedName), audience })}`;
}

/** A name that every file system takes. */
function fileName(title: string, ending: string): string {
  return `${title
    .replace(/[^\p{L}\p{N} ,()-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 100)}.${ending}`;
}

const endingOf = (storedName: string): string => storedName.split('.').at(-1) ?? '';

/** What opens in the browser, and what is saved as it is. */
const kinds: Readonly<Record<string, { type: string; disposition: 'inline' | 'attachment' }>> = {
  pdf: { type: 'application/pdf', disposition: 'inline' },
  csv: { type: 'text/csv; charset=utf-8', disposition: 'attachment' },
};

/** Serves documents to whoever holds a link that was made for them a moment ago (D79). Never kept by a cache. */
export function servePrivateFiles(app: FastifyInstance, { documents, links }: { documents: Storage; links: SignedLinks }): void {
  type Asked = { Params: { storedName: string; name: string }; Querystring: Record<string, unknown> };
  app.get<Asked>('/files/:storedName/:name', { schema: { hide: true } as object }, async (request, reply) => {
    const { storedName, name } = request.params;
    // A person sees this answer, in a tab that was opened long ago: a page that says what to do, not an error.
    if (links.open(objectOf(storedName), request.query) === undefined) return reply.redirect('/link-expired', 303);
    const kind = kinds[endingOf(storedName)];
    const file = kind && (await documents.get(storedName));
    if (!file) throw new Refusal('not_found');
    reply
      .type(kind.type)
      .header('content-security-policy', pdfPolicy)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `${kind.disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('accept-ranges', 'bytes');
    return sendFile(reply, file, request.headers.range);
  });
}
