import { useTranslation } from 'react-i18next';

export type BuildFacts = { version: string; build: string; mode: string; edition: string; locale: string; apiBase: string };

/** P-METADATA: plain words to select and send to support. No header, no footer. */
export function MetadataPage({ facts }: { facts: BuildFacts }) {
  const { t } = useTranslation('app');
  const rows: [string, string][] = [
    [t(($) => $.metadata.version), facts.version],
    [t(($) => $.metadata.build), facts.build],
    [t(($) => $.metadata.mode), facts.mode],
    [t(($) => $.metadata.edition), facts.edition],
    [t(($) => $.metadata.locale), facts.locale],
    [t(($) => $.metadata.apiBase), facts.apiBase],
  ];
  return (
    <div className="p-6">
      <h1 className="text-xl">{t(($) => $.metadata.title)}</h1>
      <dl className="mt-4 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1" translate="no">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="font-code wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
