import { editionIds } from '@alba/domain/editions';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languages } from '../../lib/i18n/index.ts';
import { footerPages } from '../../lib/paths.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { showIn } from '../../testing/words.ts';
import { PageBody } from './page-body.tsx';
import { loadPageText, type PageText, sectionsOf } from './page-text.ts';

const words = (text: PageText) => JSON.stringify(text);

/** The bones of a text: what every language has to have alike. */
const shapeOf = ({ updated, sections }: PageText) => ({
  updated,
  sections: sections.map(({ id, editions, body }) => ({
    id,
    editions,
    body: body.map((block) => {
      if (typeof block === 'string') return 'paragraph';
      if ('list' in block) return `list of ${block.list.length}`;
      if ('facts' in block) return `facts of ${block.facts.length}`;
      return 'to' in block ? `link to ${block.to}` : 'contact';
    }),
  })),
});

describe.each(footerPages)('the page %s', (page) => {
  it.each(['pt', 'es'] as const)('says the same things in %s', async (language) => {
    const [text, english] = await Promise.all([loadPageText(page, language), loadPageText(page, 'en')]);
    expect(shapeOf(text)).toEqual(shapeOf(english));
    expect(words(text)).not.toBe(words(english));
  });

  it.each(languages)('holds no address or number of a company in %s', async (language) => {
    const text = words(await loadPageText(page, language));
    expect(text).not.toMatch(/@|https?:|\(\d{2,3}\)|\d{3}-\d{4}/);
  });

  it('reads otherwise by edition, but for privacy and terms', async () => {
    const text = await loadPageText(page, 'en');
    const seen = new Set(editionIds.map((edition) => JSON.stringify(sectionsOf(text, edition))));
    expect(seen.size).toBe(page === 'privacy' || page === 'terms' ? 1 : editionIds.length);
  });
});

it('shows when it changed, its sections by name, and the contact of the edition', async () => {
  await showIn('pt');
  const [privacy, support] = await Promise.all([loadPageText('privacy', 'pt'), loadPageText('support', 'pt')]);
  const { unmount } = renderPage(<PageBody text={privacy} edition="br" />);
  expect(screen.getByText('Última mudança em 21 de novembro de 2026')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Por quanto tempo' })).toHaveTextContent('24 meses');
  unmount();
  renderPage(<PageBody text={support} edition="br" />);
  expect(screen.getByRole('link', { name: 'contato@alba.example' })).toHaveAttribute('href', 'mailto:contato@alba.example');
  expect(screen.queryByRole('region', { name: 'Escreva para o suporte' })).not.toBeInTheDocument();
  await showIn('en');
});
