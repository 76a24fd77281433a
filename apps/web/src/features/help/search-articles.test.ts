import { describe, expect, it } from 'vitest';
import type { HelpArticle } from './article.ts';
import { searchArticles } from './search-articles.ts';

const article = (slug: string, text: Partial<HelpArticle>): HelpArticle => ({
  slug,
  title: '',
  summary: '',
  topic: 'start',
  order: 1,
  words: '',
  body: '',
  ...text,
});

const articles = [
  article('report', { title: 'Ler um relatório', body: 'A senha não muda nada.' }),
  article('password', { title: 'Dar uma senha nova', words: 'esqueceu, bloqueado' }),
  article('levels', { title: 'Escolher o nível de leitura', summary: 'Um nível para cada estudante.' }),
];
const slugs = (query: string) => searchArticles(articles, query).map(({ slug }) => slug);

describe('searching help', () => {
  it('puts the title before other words, and those before the text', () => {
    expect(slugs('senha')).toEqual(['password', 'report']);
    expect(slugs('bloqueado')).toEqual(['password']);
  });

  it('minds neither accents nor case, nor the end of a word', () => {
    expect(slugs('NIVEL')).toEqual(['levels']);
    expect(slugs('relatorios')).toEqual(['report']);
    expect(slugs('estud')).toEqual(['levels']);
  });

  it('takes a whole question and keeps what holds the most of its words', () => {
    expect(slugs('Como eu dou uma senha nova?')).toEqual(['password']);
  });

  it('finds nothing where nothing is', () => {
    expect(slugs('xyzzy')).toEqual([]);
  });

  it.each(['', '  ', '?!'])('shows everything for “%s”', (query) => {
    expect(slugs(query)).toHaveLength(articles.length);
  });
});
