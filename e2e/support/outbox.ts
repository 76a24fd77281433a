import { expect } from '@playwright/test';
import type { EditionId } from './editions.ts';
import { originOf, port } from './editions.ts';

/** The newest message to an address in the outbox of the demonstration, as soon as it is there; `holding`: the one with these words in it. */
export async function messageTo(edition: EditionId, address: string, { holding }: { holding?: string } = {}): Promise<{ text: string; links: string[] }> {
  let found = '';
  await expect.poll(async () => (found = await newestTo(edition, address, holding)), { message: `a message to ${address}`, timeout: 15_000 }).not.toBe('');
  return { text: found, links: [...found.matchAll(/href="(http[^"]+)"/g)].map(([, link]) => link ?? '') };
}

async function newestTo(edition: EditionId, address: string, holding = ''): Promise<string> {
  const { host } = new URL(originOf(edition));
  // Node knows no *.localhost; the server hears the name that a browser would send
  const page = await (await fetch(`http://127.0.0.1:${port}/dev/outbox`, { headers: { host } })).text();
  return page.split('<article>').find((article) => article.includes(`<b>${address}</b>`) && article.includes(holding)) ?? '';
}
