import { useTranslation } from 'react-i18next';
import { AfterMoment } from './after-moment.tsx';
import { ArcSpinner } from './arc-spinner.tsx';

/** A small wait inside a page, with its words. */
export function Spinner({ label }: { label?: string }) {
  const { t } = useTranslation('ui');
  return (
    <span className="inline-flex items-center gap-2 text-soft" role="status">
      <ArcSpinner width={28} />
      {label ?? t(($) => $.loading.short)}
    </span>
  );
}

/** The card of a route that takes longer than 300 ms. `isAtOnce` for pages that are nothing but a wait (signing out). */
export function LoadingCard({ label, isAtOnce = false }: { label?: string; isAtOnce?: boolean }) {
  const { t } = useTranslation('ui');
  const card = (
    <div className="a-loading" role="status">
      <ArcSpinner hasSun />
      {label ?? t(($) => $.loading.card)}
    </div>
  );
  return <div className="grid min-h-75 place-content-center">{isAtOnce ? card : <AfterMoment>{card}</AfterMoment>}</div>;
}
