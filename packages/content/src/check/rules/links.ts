import type { Rule } from '../context.ts';
import { richLines } from '../rich-lines.ts';

const address = /\bhttps?:\/\/\S+|\bwww\.\S+/i;

/** Students read no addresses: a lesson works without a network, and a source is named by its title. Addresses of sources are well formed. */
export const links: Rule = (context) => {
  for (const { nodes, path, report } of richLines(context)) {
    const found = nodes.map(({ text }) => address.exec(text)?.[0]).find(Boolean);
    if (found) report(`shows the address "${found}": name the source in words and put the address in sources.yaml`, 'error', path);
  }
  context.draft.sources?.value.forEach((source, index) => {
    for (const field of ['source', 'where', 'read'] as const) {
      for (const [written] of (source[field] ?? '').matchAll(/\bhttps?:\/\/[^\s,;)]*/gi)) {
        const problem =
          URL.canParse(written) && new URL(written).hostname.includes('.')
            ? undefined
            : `"${written}" is not an address: write it out or name the page in words`;
        if (problem && context.draft.sources) context.add(context.draft.sources.problemAt([index, field], problem));
      }
    }
  });
};
