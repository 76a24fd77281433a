import type { Locale } from '@alba/domain/editions';

export const languages = ['en', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

const locales: Record<Language, Locale> = { en: 'en-US', es: 'es-419', pt: 'pt-BR' };

/** Each language by its own name, as its readers look for it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', pt: 'Português' };

export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

export function localeOf(language: Language): Locale {
  return locales[language] ?? 'en-US';
}

/** `pt-BR`, `PT_BR` and `pt` are the same language to us. */
export function languageOf(tag: string): Language | undefined {
  const main = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguage(main) ? main : undefined;
}
