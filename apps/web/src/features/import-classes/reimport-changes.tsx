import type { GoogleDifference } from '@alba/contract/google-classes';
import { displayName } from '@alba/domain/people';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

type ReimportChangesProps = {
  difference: GoogleDifference;
  lastImportedAt?: string;
  /** Those who are to leave the class. */
  remove: readonly number[];
  onRemove: (remove: readonly number[]) => void;
};

/** Who joins, who is gone, whose name changes. Nobody leaves who is not ticked (D34). */
export function ReimportChanges({ difference, lastImportedAt, remove, onRemove }: ReimportChangesProps) {
  const { t } = useTranslation('import-classes');
  const format = useFormat();
  const zone = useAppSelector((state) => viewerOf(state.auth)?.timeZone ?? 'UTC');
  const { added, gone, renamed, leftOut } = difference;
  const isNothing = added.length + gone.length + renamed.length + leftOut.length === 0;
  return (
    <div className="grid gap-6">
      {lastImportedAt && <p className="text-soft">{t(($) => $.again.lastImported, { date: format.date(lastImportedAt, 'medium', zone) })}</p>}
      {isNothing && <p>{t(($) => $.again.nothing)}</p>}
      {added.length > 0 && (
        <Part title={t(($) => $.again.added, { count: added.length })}>
          <Names names={added.map((one) => (one.isNewAccount ? `${displayName(one)} (${t(($) => $.again.newAccount)})` : displayName(one)))} />
        </Part>
      )}
      {gone.length > 0 && <GoneStudents gone={gone} remove={remove} onRemove={onRemove} />}
      {renamed.length > 0 && (
        <Part title={t(($) => $.again.renamed, { count: renamed.length })}>
          <Names names={renamed.map(({ before, after }) => t(($) => $.preview.rename, { before, after }))} />
        </Part>
      )}
      {leftOut.length > 0 && (
        <Part title={t(($) => $.again.leftOut, { count: leftOut.length })}>
          <p className="text-sm text-soft">{t(($) => $.again.leftOutBody)}</p>
          <Names names={leftOut.map(displayName)} />
        </Part>
      )}
    </div>
  );
}

function GoneStudents({ gone, remove, onRemove }: Pick<ReimportChangesProps, 'remove' | 'onRemove'> & Pick<GoogleDifference, 'gone'>) {
  const { t } = useTranslation('import-classes');
  const areAll = remove.length === gone.length;
  const tick = (id: number, isTicked: boolean) => onRemove(isTicked ? [...remove, id] : remove.filter((other) => other !== id));
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg font-semibold">{t(($) => $.again.gone, { count: gone.length })}</legend>
      <p className="mt-1 mb-3 text-sm text-soft">{t(($) => $.again.goneBody)}</p>
      <div className="grid gap-2.5">
        {gone.length > 1 && (
          <Checkbox
            label={t(($) => $.again.all)}
            checked={areAll}
            isMixed={remove.length > 0 && !areAll}
            onChange={(event) => onRemove(event.target.checked ? gone.map(({ individualId }) => individualId) : [])}
          />
        )}
        {gone.map((student) => (
          <Checkbox
            key={student.individualId}
            className={gone.length > 1 ? 'pl-6' : undefined}
            label={<span translate="no">{displayName(student)}</span>}
            checked={remove.includes(student.individualId)}
            onChange={(event) => tick(student.individualId, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="list-disc columns-2xs gap-6 pl-5" translate="no">
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two students may have the same name
        <li key={at} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  );
}
