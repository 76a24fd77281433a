import { describe, expect, it } from 'vitest';
import { readArticle } from './article.ts';

const file = (front: string, body = 'Choose **Turn in**.') => `---\n${front}\n---\n\n${body}\n`;
const whole = 'title: Turn in: how?\nsummary: "Choose Turn in."\ntopic: answers\norder: 3\nwords: submit, send';

describe('a help article', () => {
  it('is read from lines before its Markdown; colons and quotation marks are as people write them', () => {
    expect(readArticle('turn-in', file(whole))).toEqual({
      slug: 'turn-in',
      title: 'Turn in: how?',
      summary: 'Choose Turn in.',
      topic: 'answers',
      order: 3,
      words: 'submit, send',
      body: 'Choose **Turn in**.',
    });
  });

  it('may belong to some editions', () => {
    expect(readArticle('collections', file(`${whole}\neditions: us, br`)).editions).toEqual(['us', 'br']);
  });

  it('is read the same with the line ends of Windows', () => {
    expect(readArticle('turn-in', file(whole).replaceAll('\n', '\r\n'))).toEqual(readArticle('turn-in', file(whole)));
  });

  it.each(['title', 'summary', 'topic', 'order', 'words'])('is refused without its %s', (name) => {
    const rest = whole.split('\n').filter((line) => !line.startsWith(name));
    expect(() => readArticle('turn-in', file(rest.join('\n')))).toThrow(`turn-in has no ${name}`);
  });

  it('is refused with a topic that no role has', () => {
    expect(() => readArticle('turn-in', file(whole.replace('answers', 'questions')))).toThrow('unknown topic: questions');
  });
});
