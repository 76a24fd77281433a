import { resolve } from 'node:path';
import type { RosterRun } from '@alba/contract/rostering';
import { beginUndoByOperator, connectionsOf, importPackage, type RosterServices, runOnce, runsOf, startByOperator } from '../modules/rostering/index.ts';
import { command, type Installation, type Told } from './command.ts';
import { flag, id, oneOf, optional, required, text } from './options.ts';
import { table } from './table.ts';

const district = required(id, '<id>', 'the district, as "institution list" shows it');
const dry = flag('find the difference and change nothing; "roster run" tells it, and an administrator can apply it');

export const listRosterConnections = command({
  summary: 'where class lists of a district come from',
  help: ['Keys are never shown. Connections are made by an administrator, or for packages by "roster import".'],
  example: '--district 12',
  options: { district },
  async run({ district }, { db }): Promise<Told> {
    const found = await connectionsOf(db, district);
    const rows = found.map(({ connectionId, source, way, name, tenant, schedule, state }) => [connectionId, source, way, name, tenant, schedule, state]);
    const data = found.map(({ sealedSecret: _, cursor: __, districtId: ___, ...connection }) => connection);
    return { lines: rows.length === 0 ? ['There are no connections.'] : table(['ID', 'SOURCE', 'BY', 'NAME', 'WHOSE IDS', 'SCHEDULE', 'STATE'], rows), data };
  },
});

export const listRosterRuns = command({
  summary: 'the latest runs of a district and what became of them',
  example: '--district 12',
  options: { district, connection: optional(id, '<id>', 'only of this connection') },
  async run({ district, connection }, { db, clock }): Promise<Told> {
    const runs = await runsOf(db, { districtId: district, connectionId: connection, now: clock.now() });
    const rows = runs.map((run) => [
      run.runId,
      run.connectionName,
      run.kind,
      run.requestedAt.slice(0, 16),
      stateOf(run),
      changesOf(run),
      run.errors,
      run.warnings,
    ]);
    const headings = ['ID', 'CONNECTION', 'KIND', 'STARTED (UTC)', 'STATE', 'CHANGES', 'ERRORS', 'WARNINGS'];
    return { lines: rows.length === 0 ? ['There are no runs.'] : table(headings, rows), data: runs };
  },
});

export const runRoster = command({
  summary: 'ask a roster server now',
  help: [
    'The server that runs meanwhile and this command share the work; the command waits until the run ends or waits for an administrator.',
    'Where too many people would lose their classes, the rest is applied and an administrator has to look first.',
  ],
  example: '3 --district 12',
  words: { connection: required(id, '<connection>', 'the connection, as "roster connections" shows it') },
  options: {
    district,
    kind: optional(oneOf(['full', 'delta']), '<kind>', 'everything (full), or what changed since the last run (delta); full unless said'),
    dry,
  },
  async run({ connection, district, kind = 'full', dry }, installation): Promise<Told> {
    const started = { districtId: district, connectionId: connection, kind, isDry: dry, now: installation.clock.now() };
    return follow(installation, () => startByOperator(installation.db, started));
  },
});

export const importRoster = command({
  summary: 'import a OneRoster package from a file of this machine',
  help: [
    'A package is a ZIP file of CSV files with a manifest, 50 MB at most; version 1.1 or 1.2, bulk or delta.',
    'The name keeps packages of different systems apart: people and classes of one name are compared with its earlier packages.',
  ],
  example: 'roster.zip --district 12 --dry',
  words: { file: required(text(1_000), '<file>', 'the package') },
  options: { district, name: optional(text(80), '<name>', 'the connection to import by, made where there is none; "Packages" unless said'), dry },
  async run({ file, district, name = 'Packages', dry }, installation): Promise<Told> {
    const given = { districtId: district, file: resolve(file), name, isDry: dry, now: installation.clock.now() };
    return follow(installation, ({ documents }) => importPackage(installation.db, documents, given));
  },
});

export const undoRoster = command({
  summary: 'take an applied run back, within 30 days',
  help: ['The latest run of a connection only. What somebody worked on since stays; the connection is paused, so that the next night changes nothing.'],
  example: '57',
  words: { run: required(id, '<run>', 'the run, as "roster runs" shows it') },
  async run({ run }, installation): Promise<Told> {
    return follow(installation, () => beginUndoByOperator(installation.db, { runId: run, now: installation.clock.now() }));
  },
});

/** Waits until the run has come as far as it goes by itself. */
async function follow({ rosters }: Installation, start: (services: RosterServices) => Promise<{ districtId: number; runId: number }>): Promise<Told> {
  const services = await rosters();
  const run = await runOnce(services, await start(services));
  const lines = [`Run ${run.runId} of "${run.connectionName}": ${stateOf(run)}.`, `Changes: ${changesOf(run)}.`];
  const problems = run.errors + run.warnings > 0 ? [`${run.errors} errors and ${run.warnings} warnings; an administrator sees and downloads the report.`] : [];
  return { lines: [...lines, ...problems], data: run };
}

const sentences: Record<RosterRun['state'], string> = {
  queued: 'it waits',
  reading: 'it is being read',
  comparing: 'it is being compared',
  ready: 'the difference is known and nothing was changed',
  held: 'an administrator has to look first: too many people would lose their classes',
  applying: 'it is being applied',
  done: 'it is done',
  failed: 'it failed and changed nothing more',
  cancelled: 'it was cancelled',
  undoing: 'it is being taken back',
  undone: 'it was taken back',
};

const stateOf = ({ state, failure }: RosterRun): string => (failure === undefined ? sentences[state] : `${sentences[state]} (${failure.replaceAll('_', ' ')})`);
const changesOf = ({ changes }: RosterRun): string =>
  Object.entries(changes)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ') || 'none';
