import i18next, { type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languages, localeOf } from '../lib/i18n/languages.ts';

type Words = { default: Record<string, unknown> };
const files = import.meta.glob<Words>(['../ui/messages/*.json', '../app/messages/*.json', '../lib/*/messages/*.json', '../features/*/messages/*.json'], {
  eager: true,
});

/** All words of the app at once, for tests: the real messages, without loading. */
export async function showIn(language: Language): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      resources: resources(),
      lng: language,
      supportedLngs: [...languages],
      fallbackLng: false,
      defaultNS: 'app',
      enableSelector: true,
      interpolation: { escapeValue: false },
    });
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = localeOf(language);
}

function resources(): Resource {
  const all: Resource = {};
  for (const [file, { default: words }] of Object.entries(files)) {
    const [, namespace, language] = file.match(/([^/]+)\/messages\/(\w+)\.json$/) ?? [];
    if (!namespace || !language) continue;
    all[language] = { ...all[language], [namespace]: words };
  }
  return all;
}
