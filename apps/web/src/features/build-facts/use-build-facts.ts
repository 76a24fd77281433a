import { metadata } from '@alba/contract/metadata';
import { useTranslation } from 'react-i18next';
import { api, read } from '../../lib/api/api.ts';
import { hostEdition } from '../../lib/edition.ts';
import { localeOf } from '../../lib/i18n/index.ts';
import type { Language } from '../../lib/i18n/languages.ts';

const withMetadata = api.injectEndpoints({ endpoints: (build) => ({ metadata: read(build, metadata) }) });
const { useMetadataQuery } = withMetadata;

export type BuildFacts = { version: string; build: string; mode: string; edition: string; locale: string; apiBase: string };

/** What support asks for. Without an answer of the server the browser's own facts stand, and a dash for the others. */
export function useBuildFacts(): BuildFacts {
  const { i18n } = useTranslation();
  const { data } = useMetadataQuery({});
  return {
    version: data?.version ?? '–',
    build: data?.build ?? '–',
    mode: data?.mode ?? import.meta.env.MODE,
    edition: data?.edition ?? hostEdition(),
    locale: localeOf(i18n.language as Language),
    apiBase: data?.apiBase ?? `${location.origin}/v1`,
  };
}
