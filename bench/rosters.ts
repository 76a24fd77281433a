import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Changes } from '@alba/testing/rosters/changes';
import { District } from '@alba/testing/rosters/district';
import { writePackage } from '@alba/testing/rosters/write-package';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/index.ts';
import { memory } from '../scripts/memory.mjs';
import { cpuTotal, familyOf, memoryOf, processesNaming, startAndWait, stop } from './processes.ts';
import { headersFor, School } from './school.ts';

/**
 * npm run bench:rosters: a OneRoster package of 50 schools, 40 000 people, 6 000 classes and 250 000 places is brought, checked and
 * imported while 20 reads a second go on; then the same again, and one in which a little is different. BENCH_PEOPLE makes it smaller.
 */
const port = Number(process.env.PORT ?? 8096);
const base = `http://127.0.0.1:${port}`;
const people = Number(process.env.BENCH_PEOPLE ?? 40_000);
const part = people / 40_000;
const plan = {
  edition: 'us' as const,
  schools: Math.max(2, Math.round(50 * part)),
  users: people,
  classes: Math.round(6_000 * part),
  enrollments: Math.round(250_000 * part),
};
const readsPerSecond = 20;
const folder = mkdtempSync(join(tmpdir(), 'alba-bench-rosters-'));

const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
const env = {
  PORT: String(port),
  DATA_DIR: folder,
  DATABASE_URL: database.url(),
  DEMO: 'true',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SPEECH_ENGINE: 'off',
  ...memory.env,
};
try {
  await measure();
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const { child } = await startAndWait(process.execPath, {
    arguments: [...memory.flags, 'apps/server/src/main.ts'],
    env,
    ready: `${base}/readyz`,
    seconds: 180,
  });
  const pid = child.pid as number;
  const school = new School(base);
  const admin = await school.signIn('dhalloran');
  const reader = await school.signIn('msokafor');
  const { connectionId } = await school.call<{ connectionId: number }>('POST', '/v1/rostering/connections', {
    token: admin,
    body: { source: 'ONE_ROSTER', way: 'package', name: 'Bench', settings: { reading: 'strict' }, schedule: 'off' },
  });
  const bring = async (changes: Changes = {}) => {
    const file = join(folder, 'package.zip');
    await writePackage(file, { district: new District(plan), version: '1.2', kind: 'bulk', changes }, { isZip: true });
    return bringAndWait({ file, connectionId, admin, reader, pid });
  };
  print('package', `${plan.schools} schools, ${plan.users} people, ${plan.classes} classes, ${plan.enrollments} places`);
  tell('first import', await bring(), 'must 300 s, 1024 MiB, p95 300 ms');
  tell('the same again', await bring(), 'must 60 s');
  const few = Math.max(1, Math.round(200 * part));
  tell('a little is different', await bring({ leave: few, join: few, move: few, rename: Math.max(1, Math.round(20 * part)) }), '');
  await stop(child);
}

type Run = { runId: number; state: string; failure?: string; errors: number; changes: Record<string, number> };
type Outcome = { run: Run; seconds: number; stages: string; reads: number[]; errors: number; mebibytes: number; cpu: number };

async function bringAndWait(given: { file: string; connectionId: number; admin: string; reader: string; pid: number }): Promise<Outcome> {
  const { file, connectionId, reader, pid } = given;
  const pids = () => [...new Set([...familyOf(pid), ...processesNaming(folder)])];
  const cpuBefore = cpuTotal(pids());
  const reading = readSteadily(reader);
  const begun = performance.now();
  const response = await fetch(`${base}/v1/rostering/connections/${connectionId}/package?isDry=false`, {
    method: 'POST',
    headers: { ...headersFor('us.localhost', given.admin), 'content-type': 'application/zip', 'idempotency-key': randomBytes(16).toString('hex') },
    body: readFileSync(file),
  });
  if (!response.ok) throw new Error(await response.text());
  let run = (await response.json()) as Run;
  let mebibytes = 0;
  const stages = new Map<string, number>();
  for (let since = begun; ['queued', 'reading', 'comparing', 'applying'].includes(run.state); ) {
    await wait(500);
    mebibytes = Math.max(mebibytes, memoryOf(pid));
    const next = await new School(base).call<Run>('GET', `/v1/rostering/runs/${run.runId}`, { token: given.admin });
    const now = performance.now();
    stages.set(run.state, (stages.get(run.state) ?? 0) + now - since);
    since = now;
    run = next;
  }
  const seconds = (performance.now() - begun) / 1000;
  const { times, errors } = await reading.stop();
  const shown = [...stages].map(([stage, ms]) => `${stage} ${(ms / 1000).toFixed(0)} s`).join(', ');
  return { run, seconds, stages: shown, reads: times, errors, mebibytes, cpu: (cpuTotal(pids()) - cpuBefore) / 1000 };
}

/** Calls begin when their time has come and are timed from then, so that a server that stands still shows. */
function readSteadily(token: string): { stop: () => Promise<{ times: number[]; errors: number }> } {
  const times: number[] = [];
  let errors = 0;
  const under: Promise<void>[] = [];
  const timer = setInterval(() => {
    const begun = performance.now();
    const path = under.length % 2 === 0 ? '/v1/science/dashboard/load/classes' : '/v1/account';
    const one = fetch(base + path, { headers: headersFor('us.localhost', token) }).then(
      async (response) => {
        await response.arrayBuffer();
        if (!response.ok) errors += 1;
        times.push(performance.now() - begun);
      },
      () => {
        errors += 1;
      },
    );
    under.push(one);
  }, 1000 / readsPerSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(under);
      return { times: times.sort((one, other) => one - other), errors };
    },
  };
}

function tell(what: string, { run, seconds, stages, reads, errors, mebibytes, cpu }: Outcome, must: string): void {
  const at = (share: number) => (reads[Math.floor(reads.length * share)] ?? 0).toFixed(0);
  print(
    what,
    `${seconds.toFixed(1)} s`,
    `${run.state}${run.failure ? ` (${run.failure})` : ''}; ${stages}; CPU ${cpu.toFixed(0)} s; server ${mebibytes} MiB; ${must}`,
  );
  print(
    `  ${readsPerSecond} reads/s beside it: p50 / p95 / p99 / max ms`,
    `${at(0.5)} / ${at(0.95)} / ${at(0.99)} / ${(reads.at(-1) ?? 0).toFixed(0)}`,
    `of ${reads.length}, errors ${errors}`,
  );
  print(
    '  changes',
    Object.entries(run.changes)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ') || 'none',
  );
}

function print(what: string, value: string, more = ''): void {
  console.log(`${what.padEnd(52)} ${value.padStart(10)}  ${more}`);
}
