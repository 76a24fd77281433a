import type { PersonToMerge } from '@alba/contract/merging';
import { displayName } from '@alba/domain/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Table } from '../../ui/table.tsx';

type Fact = { id: 'name' | 'username' | 'role' | 'school' | 'source' | 'classes' | 'work' | 'lastSignIn' | 'state'; of: (person: PersonToMerge) => ReactNode };

/** Fact by fact, the account that stays beside the one that goes. */
export function PairTable({ kept, merged }: { kept: PersonToMerge; merged: PersonToMerge }) {
  const { t } = useTranslation('merging');
  const format = useFormat();
  const zone = useAppSelector(({ auth }) => viewerOf(auth)?.timeZone);
  const facts: Fact[] = [
    { id: 'name', of: displayName },
    { id: 'username', of: ({ username }) => username },
    { id: 'role', of: ({ role }) => t(($) => $.role[role]) },
    { id: 'school', of: ({ schoolName }) => schoolName },
    { id: 'source', of: ({ sources }) => (sources.length > 0 ? format.list(sources.map((source) => t(($) => $.source[source]))) : t(($) => $.noSource)) },
    { id: 'classes', of: ({ classCount }) => t(($) => $.classes, { count: classCount }) },
    { id: 'work', of: ({ workCount }) => t(($) => $.work, { count: workCount }) },
    { id: 'lastSignIn', of: ({ lastSignInAt }) => (lastSignInAt ? format.date(lastSignInAt, 'medium', zone) : t(($) => $.neverSignedIn)) },
    { id: 'state', of: ({ isActive }) => (isActive ? t(($) => $.pair.active) : t(($) => $.inactive)) },
  ];
  return (
    <Table
      caption={t(($) => $.pair.caption)}
      isStacked
      rows={facts}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', header: t(($) => $.pair.fact.what), hideHeader: true, isRowHeader: true, cell: ({ id }) => t(($) => $.pair.fact[id]) },
        { key: 'kept', header: t(($) => $.pair.kept), cell: ({ of }) => of(kept) },
        { key: 'merged', header: t(($) => $.pair.merged), cell: ({ of }) => of(merged) },
      ]}
    />
  );
}
