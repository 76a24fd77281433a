import type { GoogleDifference } from '@alba/contract/google-classes';
import { displayName } from '@alba/domain/people';
import { useTranslation } from 'react-i18next';

/** What changes in one class: counts first, names behind them. */
export function Difference({ difference }: { difference: GoogleDifference }) {
  const { t } = useTranslation('import-classes');
  const { added, gone, renamed, leftOut, staying } = difference;
  const newAccounts = added.filter(({ isNewAccount }) => isNewAccount).length;
  const isEmpty = added.length + staying + gone.length === 0;
  return (
    <ul className="mt-1 grid gap-1.5">
      {isEmpty && <li className="text-soft">{t(($) => $.preview.none)}</li>}
      {added.length > 0 && (
        <Named names={added.map(displayName)}>
          {[t(($) => $.preview.added, { count: added.length }), newAccounts > 0 ? t(($) => $.preview.newAccounts, { count: newAccounts }) : '']
            .filter(Boolean)
            .join('. ')}
        </Named>
      )}
      {staying > 0 && <li className="text-soft">{t(($) => $.preview.staying, { count: staying })}</li>}
      {gone.length > 0 && <Named names={gone.map(displayName)}>{t(($) => $.preview.gone, { count: gone.length })}</Named>}
      {renamed.length > 0 && (
        <Named names={renamed.map(({ before, after }) => t(($) => $.preview.rename, { before, after }))}>
          {t(($) => $.preview.renamed, { count: renamed.length })}
        </Named>
      )}
      {leftOut.length > 0 && <Named names={leftOut.map(displayName)}>{t(($) => $.preview.leftOut, { count: leftOut.length })}</Named>}
    </ul>
  );
}

function Named({ names, children }: { names: readonly string[]; children: string }) {
  const { t } = useTranslation('import-classes');
  return (
    <li>
      {children}
      <details className="text-sm">
        <summary className="cursor-pointer py-1 text-link underline">
          {t(($) => $.preview.names)}
          <span className="sr-only">: {children}</span>
        </summary>
        <ul className="columns-2xs gap-6 pl-4" translate="no">
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two students may have the same name
            <li key={at} className="wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
