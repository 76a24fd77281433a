import type { Role } from '@alba/domain/accounts';
import { type EditionId, isEditionId } from '@alba/domain/editions';

/** The groups of each role's help, in the order they are shown. Words in `topics.<topic>`. */
export const topicsOf = {
  student: ['start', 'lessons', 'answers', 'account'],
  teacher: ['start', 'classes', 'lessons', 'assignments', 'reports', 'account'],
  admin: ['start', 'schools', 'usage', 'people', 'account'],
} as const satisfies Record<Role, readonly string[]>;

export type Topic = (typeof topicsOf)[Role][number];

export type HelpArticle = {
  /** The last part of its address, the same in every language. */
  slug: string;
  title: string;
  /** One sentence that answers the question. */
  summary: string;
  topic: Topic;
  /** Its place in the topic. */
  order: number;
  /** Other words that people search by. */
  words: string;
  /** Only where these editions are; everywhere when it is not said. */
  editions?: readonly EditionId[];
  /** Markdown. */
  body: string;
};

/** Reads a file: lines `name: value` between two lines of three hyphens, then Markdown. Throws where something is missing. */
export function readArticle(slug: string, file: string): HelpArticle {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? [];
  const fields = new Map(front.split('\n').map(fieldOf));
  const need = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`Help article ${slug} has no ${name}`);
    return value;
  };
  const editions = fields
    .get('editions')
    ?.split(',')
    .map((edition) => edition.trim());
  return {
    slug,
    title: need('title'),
    summary: need('summary'),
    topic: topicFrom(slug, need('topic')),
    order: Number(need('order')),
    words: need('words'),
    ...(editions && { editions: editions.filter(isEditionId) }),
    body: body.trim(),
  };
}

/** `title: What a code is: an example` → `title`, `What a code is: an example`. Quotation marks around a value are not part of it. */
function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  const value = line.slice(colon + 1).trim();
  return [line.slice(0, colon).trim(), /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value];
}

function topicFrom(slug: string, name: string): Topic {
  const topic = Object.values(topicsOf)
    .flat()
    .find((one) => one === name);
  if (!topic) throw new Error(`Help article ${slug} has an unknown topic: ${name}`);
  return topic;
}
