import type { GuidePlace } from '@alba/domain/editions';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { useGuidesQuery } from './api.ts';

/** The guides of one toolkit from A to Z, with what each is for and how long it is. */
export function Toolkit({ place }: { place: GuidePlace }) {
  const { t } = useTranslation('guides');
  const { number } = useFormat();
  const { data, error, isFetching, refetch } = useGuidesQuery({});
  if (error) return <FailurePanel error={error} title={t(($) => $.listFailed)} onRetry={refetch} isRetrying={isFetching} />;
  if (!data) return <LoadingCard label={t(($) => $.loading)} />;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {data.guides
        .filter((guide) => guide.place === place)
        .map(({ guide, title, summary, pages, bytes }) => (
          <li key={guide} className="a-card flex gap-4 p-5">
            <FileText size={28} className="mt-0.5 shrink-0 text-brand-600" aria-hidden="true" />
            <div className="min-w-0">
              <h2 className="text-lg">
                <Link to={paths.guide(`${guide}.pdf`)} look="title">
                  {title}
                </Link>
              </h2>
              <p className="mt-1">{summary}</p>
              <p className="mt-2 text-sm text-soft">{t(($) => $.size, { count: pages, kilobytes: number(Math.ceil(bytes / 1000)) })}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}
