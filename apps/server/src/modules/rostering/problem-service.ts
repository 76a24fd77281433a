import type { ReplyOf } from '@alba/contract/endpoint';
import type { listRosterProblems } from '@alba/contract/rostering';
import { editions } from '@alba/domain/editions';
import type { RosterProblem } from '@alba/roster/model/index';
import type { RosterLanguage } from '@alba/roster/words/index';
import { toCsv } from '@alba/roster/words/to-csv';
import type { Db } from '../../platform/db/index.ts';
import { privateFileUrl, type Viewer } from '../../platform/http/index.ts';
import type { SignedLinks } from '../../platform/signed-links/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { type ProblemRow, selectProblems } from './list-repository.ts';
import { runOf } from './list-service.ts';
import { requireWhole } from './scope.ts';

const linesAPage = 50;
const most = 5_001;

type Asking = { viewer: Viewer; now: Date; runId: number; after: number };

/** What is wrong with what a source said, in the order of its files; whole in a file to download. */
export async function listProblems(
  db: Db,
  { documents, links }: { documents: Storage; links: SignedLinks },
  { viewer, now, runId, after }: Asking,
): Promise<ReplyOf<typeof listRosterProblems>> {
  await requireWhole(db, viewer);
  await runOf(db, { viewer, now }, runId);
  const key = { districtId: viewer.districtId, runId };
  const rows = await selectProblems(db, { ...key, after, limit: linesAPage + 1 });
  const shown = rows.slice(0, linesAPage);
  const storedName = await documents.put(
    Buffer.from(reportOf(await selectProblems(db, { ...key, after: 0, limit: most }), editions[viewer.edition].language), 'utf8'),
    'csv',
  );
  return {
    problems: shown.map(toLine),
    next: rows.length > linesAPage ? shown.at(-1)?.number : undefined,
    download: privateFileUrl({ storedName, title: `${titles[editions[viewer.edition].language]} ${runId}`, audience: `person:${viewer.personId}` }, links),
  };
}

function toLine({ number, severity, code, file, row, column, value, expected }: ProblemRow): ReplyOf<typeof listRosterProblems>['problems'][number] {
  const known = { file, row, column, value, expected };
  const told = Object.fromEntries(Object.entries(known).filter(([, fact]) => fact !== null));
  return { number, severity, code, ...told };
}

const titles = { en: 'Roster report', pt: 'Relatório das turmas', es: 'Informe de listas' } as const;

/** With cause and cure in words, as a spreadsheet opens it. */
const reportOf = (rows: readonly ProblemRow[], language: RosterLanguage): string =>
  toCsv(
    rows.map((row) => toLine(row) as RosterProblem),
    language,
  );
