export const editionIds = ['us', 'br', 'eslac'] as const;
export type EditionId = (typeof editionIds)[number];
export type Locale = 'en-US' | 'pt-BR' | 'es-419';

export type Edition = {
  id: EditionId;
  locale: Locale;
  /** The name of the locale in the specification and in the account. */
  localeCode: 'EN_US' | 'PT_BR' | 'ES_LAC';
  /** Short language code of messages and content. */
  language: 'en' | 'pt' | 'es';
  /** Zone for a school that has set none (D10). */
  defaultTimeZone: string;
  /** Collections have a list page of their own (D39). */
  hasCollectionList: boolean;
  /** us and eslac show skills reports, br the aggregate outcomes (D38). */
  skillsReport: 'skills' | 'outcomes';
  hasToolkits: boolean;
};

export const editions: Record<EditionId, Edition> = {
  us: {
    id: 'us',
    locale: 'en-US',
    localeCode: 'EN_US',
    language: 'en',
    defaultTimeZone: 'America/New_York',
    hasCollectionList: true,
    skillsReport: 'skills',
    hasToolkits: true,
  },
  br: {
    id: 'br',
    locale: 'pt-BR',
    localeCode: 'PT_BR',
    language: 'pt',
    defaultTimeZone: 'America/Sao_Paulo',
    hasCollectionList: false,
    skillsReport: 'outcomes',
    hasToolkits: false,
  },
  eslac: {
    id: 'eslac',
    locale: 'es-419',
    localeCode: 'ES_LAC',
    language: 'es',
    defaultTimeZone: 'America/Mexico_City',
    hasCollectionList: false,
    skillsReport: 'skills',
    hasToolkits: false,
  },
};

export function isEditionId(value: string): value is EditionId {
  return (editionIds as readonly string[]).includes(value);
}

const spanishRegions = new Set(['eslac', 'mx', 'ar', 'bo', 'cl', 'co', 'cr', 'do', 'ec', 'gt', 'hn', 'ni', 'pa', 'pe', 'pr', 'py', 'sv', 'uy', 've']);

/**
 * The edition a host name stands for (D40, D68): an edition's keyword as a label of the name (`br.localhost`,
 * `learn.example.br`), a Spanish-speaking region's ending, else us. The port is ignored.
 */
export function editionOfHost(host: string): EditionId {
  const labels = host.toLowerCase().replace(/:\d+$/, '').split('.');
  const last = labels.at(-1) ?? '';
  const marker = last === 'localhost' ? (labels.at(-2) ?? '') : last;
  if (marker === 'br') return 'br';
  if (spanishRegions.has(marker) || labels.includes('eslac')) return 'eslac';
  return 'us';
}
