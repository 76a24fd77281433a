import { createInstance } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeDetector } from './detect.ts';
import { languages } from './languages.ts';

type Sources = { query?: string; cookie?: string; local?: string; session?: string; host?: string; browser?: string[]; html?: string };

/** The language found when these sources say these things. */
async function languageFor({ query, cookie, local, session, host = '', browser = [], html = '' }: Sources): Promise<string> {
  vi.stubGlobal('location', { ...window.location, search: query ? `?lng=${query}` : '', host, hostname: host });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  if (cookie) document.cookie = `lng=${cookie}`;
  if (local) localStorage.setItem('lng', local);
  if (session) sessionStorage.setItem('lng', session);
  document.documentElement.lang = html;
  const instance = createInstance();
  await instance.use(makeDetector()).init({ supportedLngs: [...languages], load: 'languageOnly', fallbackLng: 'en', resources: {} });
  return instance.language;
}

describe('language detection (F-LANG, D67)', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = 'lng=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  });

  const all = { query: 'pt', cookie: 'es', local: 'en', session: 'pt', host: 'eslac.localhost', browser: ['pt-BR'], html: 'es' };
  it.each<[string, Sources, string]>([
    ['the query before all else', all, 'pt'],
    ['then the cookie', { ...all, query: undefined }, 'es'],
    ['then local storage', { ...all, query: undefined, cookie: undefined }, 'en'],
    ['then session storage', { session: 'pt', host: 'eslac.localhost', browser: ['en-US'] }, 'pt'],
    ["then the host's edition", { host: 'eslac.localhost', browser: ['pt-BR'], html: 'en' }, 'es'],
    ['an explicit choice over the host', { local: 'en', host: 'br.localhost' }, 'en'],
    ['English on a us host, whatever the browser says', { host: 'us.localhost:8080', browser: ['pt-BR'] }, 'en'],
    ['the browser when there is no host', { browser: ['fr-FR', 'es-MX'], html: 'pt' }, 'es'],
    ['then the page', { browser: ['fr-FR'], html: 'pt-BR' }, 'pt'],
    ['English last', {}, 'en'],
    ['the next source when a choice is no language of ours', { query: 'fr', host: 'br.localhost' }, 'pt'],
    ['the locale names of the specification too', { query: 'PT_BR' }, 'pt'],
  ])('takes %s', async (_rule, sources, language) => {
    expect(await languageFor(sources)).toBe(language);
  });

  it('writes nothing back by itself', async () => {
    await languageFor({ query: 'pt' });
    expect(localStorage.getItem('lng')).toBeNull();
    expect(document.cookie).not.toContain('lng');
  });
});
