import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** A browser that waits is answered after this long at the latest, and asks again. */
const longestWait = 20_000;

/** What open pages are waiting for: another stamp than the one they know. */
export type LiveStamp = { current: () => string; renew: () => void; change: (known: string, within: number) => Promise<string>; end: () => void };

export function liveStamp(): LiveStamp {
  let stamp: string = randomUUID();
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const answer of [...waiting]) answer();
  };
  return {
    current: () => stamp,
    renew: () => {
      stamp = randomUUID();
      wake();
    },
    change: (known, within) =>
      new Promise((resolve) => {
        if (known !== stamp) return resolve(stamp);
        const answer = () => {
          clearTimeout(timer);
          waiting.delete(answer);
          resolve(stamp);
        };
        const timer = setTimeout(answer, within);
        waiting.add(answer);
      }),
    end: wake,
  };
}

/** The one call that only a preview has: it answers when a lesson changed. */
export function serveLive(app: FastifyInstance, stamp: LiveStamp): void {
  app.get('/preview-live', { schema: { hide: true } as object }, async (request, reply) => {
    const { stamp: known = '' } = request.query as { stamp?: string };
    return reply.header('cache-control', 'no-store').send({ stamp: await stamp.change(known, longestWait) });
  });
  app.addHook('preClose', async () => stamp.end());
}

/** Asks until the stamp is another, then shows the page anew. */
const script = `let known;
for (;;) {
  try {
    const { stamp } = await (await fetch('/preview-live?stamp=' + (known ?? ''))).json();
    if (known !== undefined && stamp !== known) location.reload();
    known = stamp;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
`;

/** A copy of the built application whose page listens; what production serves is not touched. */
export function listeningWeb(dist: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dist, folder, { recursive: true, filter: (source) => !/index\.html\.(br|gz)$/.test(source) });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('</body>', '<script type="module" src="/preview-live.js"></script></body>'));
  writeFileSync(join(folder, 'preview-live.js'), script);
  return folder;
}
