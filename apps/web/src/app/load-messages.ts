import type { ResourceKey } from 'i18next';
import type { LoadMessages } from '../lib/i18n/index.ts';

type Words = { default: ResourceKey };

/** Every namespace is a folder: `ui`, `app`, each feature's own and `lib/failure`. One small file a language, fetched when it is needed. */
const files = {
  ...import.meta.glob<Words>('../ui/messages/*.json'),
  ...import.meta.glob<Words>('./messages/*.json'),
  ...import.meta.glob<Words>('../lib/*/messages/*.json'),
  ...import.meta.glob<Words>('../features/*/messages/*.json'),
};

export const loadMessages: LoadMessages = async (namespace, language) => {
  const folders = namespace === 'ui' ? ['../ui'] : namespace === 'app' ? ['.'] : [`../features/${namespace}`, `../lib/${namespace}`];
  const load = folders.map((folder) => files[`${folder}/messages/${language}.json`]).find(Boolean);
  if (!load) throw new Error(`No words for ${namespace} in ${language}`);
  return (await load()).default;
};
