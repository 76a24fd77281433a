import i18next, { type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageKey, makeDetector } from './detect.ts';
import { type Language, languages, localeOf } from './languages.ts';

/** Brings the words of one namespace in one language, `('classes', 'pt')`. The app gives it: it alone knows the features. */
export type LoadMessages = (namespace: string, language: Language) => Promise<ResourceKey>;

/** Starts translation with the language that D67 finds and waits for the words of the frame. */
export async function startI18n({ load, namespaces }: { load: LoadMessages; namespaces: string[] }): Promise<i18n> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = localeOf(language as Language);
  });
  await i18next
    .use(makeDetector())
    .use(backendOf(load))
    .use(initReactI18next)
    .init({
      supportedLngs: [...languages],
      load: 'languageOnly',
      // Every language is complete (a test compares the keys), so a second language is fetched only when nothing fits.
      fallbackLng: (code) => (code && languages.some((language) => code.startsWith(language)) ? [] : ['en']),
      ns: namespaces,
      defaultNS: 'app',
      enableSelector: true,
      returnNull: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return i18next;
}

/** A person's own choice: shown at once and kept on this device. Resolves when the words are there. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // storage full or forbidden: the choice holds for this page
  }
  await i18next.changeLanguage(language);
}

/** Loads the words of a page beside its code, so that it shows whole: await it in the route's `lazy`. */
export async function needMessages(...namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

function backendOf(load: LoadMessages): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => {
      load(namespace, language as Language).then(
        (words) => done(null, words),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
      );
    },
  };
}
