import type { ResourceKey } from 'i18next';
import type { LoadMessages } from '../lib/i18n/index.ts';

type Words = { default: ResourceKey };
type FirstWords = Record<string, ResourceKey>;

/** What all pages say (the frame, `ui`, failures), with the page that most people open, in one file a language. */
const firstFiles = import.meta.glob<FirstWords>('./first-words/*.ts');
const firstNamespaces = ['app', 'ui', 'failure', 'student-home'];

/** Every other namespace is a feature's folder, or one of `lib`. One small file a language, fetched when it is needed. */
const files = import.meta.glob<Words>(['../lib/*/messages/*.json', '../features/*/messages/*.json', '!../features/{failure,student-home}/**']);

export const loadMessages: LoadMessages = async (namespace, language) => {
  const words = firstNamespaces.includes(namespace)
    ? (await firstFiles[`./first-words/${language}.ts`]?.())?.[namespace]
    : (await (files[`../features/${namespace}/messages/${language}.json`] ?? files[`../lib/${namespace}/messages/${language}.json`])?.())?.default;
  if (!words) throw new Error(`No words for ${namespace} in ${language}`);
  return words;
};
