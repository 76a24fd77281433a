import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/index.ts';
import { memory } from '../scripts/memory.mjs';
import { classCount, lessonCount, measureAssigning, prepareAssigning } from './assigning.ts';
import { classBurst } from './class-burst.ts';
import { prepareClass } from './class-of-35.ts';
import { type Load, load } from './load.ts';
import { cpuTotal, familyOf, memoryOf, processesNaming, startAndWait, stop } from './processes.ts';
import { measureJ, measureN } from './references.ts';
import { headersFor, School } from './school.ts';
import { measureSignIns, prepareStudents } from './sign-ins.ts';

const port = 8095;
const base = `http://127.0.0.1:${port}`;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'alba-bench-'));
const server = [...memory.flags, 'apps/server/src/main.ts'];

const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
const env = { PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url(), DEMO: 'true', NODE_ENV: 'production', LOG_LEVEL: 'error', ...memory.env };
/** `npm run bench -- sign-ins` or `-- assigning` measures that alone. */
const [only] = process.argv.slice(2);
try {
  await (only === 'sign-ins' ? measureSignInsOnly() : only === 'assigning' ? measureAssigningOnly() : measure());
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const first = await startAndWait(process.execPath, { arguments: server, env, ready: `${base}/readyz`, seconds: 180 });
  await stop(first.child);
  const later = await startAndWait(process.execPath, { arguments: server, env, ready: `${base}/readyz`, seconds: 60 });
  const pid = later.child.pid as number;
  const [n, n1] = [await measureN(database.url(), 8), await measureN(database.url(), 1)];
  const j = await measureJ();
  print('reference J, replies/s', j.toFixed(0));
  print(`reference N, ${n.by}, 8 clients, writes/s`, n.perSecond.toFixed(0));
  print('reference N1, 1 client, writes/s', n1.perSecond.toFixed(0));
  print('start with migration, content and demonstration schools, s', (first.milliseconds / 1000).toFixed(1), '(built and installed before)');
  print('later start, s', (later.milliseconds / 1000).toFixed(1), 'must 5, aim 2');

  const school = new School(base);
  const students = await prepareClass(school, 35);
  const burst = await classBurst(school, students);
  print('class burst 35: p50 / p95 ms', `${burst.p50.toFixed(0)} / ${burst.p95.toFixed(0)}`, `errors ${burst.errors}, must p95 1000, aim 500`);

  const tokens = burst.tokens;
  let rev = 1000;
  const save = (connection: number) => {
    const student = students[connection % students.length] as (typeof students)[number];
    rev += 1;
    const body = JSON.stringify({ answers: [{ questionId: student.question.id, rev, response: student.question.response }] });
    return {
      method: 'PUT' as const,
      path: `/v1/attempts/${student.attemptId}/answers`,
      headers: headersFor('us.localhost', tokens[connection % tokens.length], true),
      body,
    };
  };
  const read = (path: string | ((connection: number) => string)) => (connection: number) => ({
    method: 'GET' as const,
    path: typeof path === 'string' ? path : path(connection),
    headers: headersFor('us.localhost', tokens[connection % tokens.length]),
  });
  const pids = () => [...new Set([...familyOf(pid), ...processesNaming(folder)])];
  await signInRow(school, tokens, pids);

  await row('save an answer, 8 at once', { next: save, connections: 8, against: n.perSecond, name: 'N', must: '15 %, 1.2 CPU-ms', pids });
  const one = await load({ url: base, connections: 1, seconds, next: save });
  const each = 1000 / one.perSecond;
  print('save an answer, one user, mean ms', each.toFixed(2), `${(each / (1000 / n1.perSecond)).toFixed(1)}x N1; must 5x, aim 3x`);
  await row('student home, 8 at once', { next: read('/v1/student/assignments'), connections: 8, against: j, name: 'J', must: '2 %, 1.0 CPU-ms', pids });
  const activity = (connection: number) => `/v1/student/activities/${students[connection % students.length]?.activityId}`;
  await row('lesson payload, 8 at once', {
    next: read((connection) => `${activity(connection)}/lesson`),
    connections: 8,
    against: j,
    name: 'J',
    must: '2 %, 1.0 CPU-ms',
    pids,
  });
  await row('activity with answers, 8 at once', { next: read(activity), connections: 8, against: j, name: 'J', must: '2 %, 1.0 CPU-ms', pids });
  const teacher = await school.signIn('msokafor');
  const report = students[0]?.report as string;
  const asTeacher = () => ({ method: 'GET' as const, path: report, headers: headersFor('us.localhost', teacher) });
  await row('lesson report, class of 35, 8 at once', { next: asTeacher, connections: 8, against: j, name: 'J', must: '0.5 %, 4 CPU-ms', pids });
  await assigningRow(school);
  print('application memory under load, MiB (PSS)', String(memoryOf(pid)), 'must 200, aim 130');
  await stop(later.child);
}

async function measureSignInsOnly(): Promise<void> {
  const { child } = await startAndWait(process.execPath, { arguments: server, env, ready: `${base}/readyz`, seconds: 180 });
  const school = new School(base);
  const tokens: string[] = [];
  for (const { username } of await prepareClass(school, 35)) tokens.push(await school.signIn(username));
  await signInRow(school, tokens, () => [...new Set([...familyOf(child.pid as number), ...processesNaming(folder)])]);
  await stop(child);
}

async function measureAssigningOnly(): Promise<void> {
  const { child } = await startAndWait(process.execPath, { arguments: server, env, ready: `${base}/readyz`, seconds: 180 });
  await assigningRow(new School(base));
  await stop(child);
}

/** The largest plan that the bar names: what a teacher waits for after one press. */
async function assigningRow(school: School): Promise<void> {
  const { check, assign, undo } = await measureAssigning(school, await prepareAssigning(database.url(), 'msokafor'), 10);
  const of = (times: number[]) => `${Math.max(...times).toFixed(0)}`;
  print(`${lessonCount} lessons for ${classCount} classes assigned, slowest of 10, ms`, of(assign), `checked ${of(check)}, undone ${of(undo)}; must 2000`);
}

/** 1 000 accounts sign in within a minute, as the schools of a district do at the first bell. */
async function signInRow(school: School, tokens: readonly string[], pids: () => number[]): Promise<void> {
  const usernames = await prepareStudents(database.url(), 1_000, 'msokafor');
  const before = cpuTotal(pids());
  const { signIns, reads } = await measureSignIns(school, { usernames, seconds: 60, readsPerSecond: 50, tokens });
  const cpu = (cpuTotal(pids()) - before) / (60 * 1000 * 2);
  const of = ({ p50, p95, p99, max }: typeof signIns) => `${p50.toFixed(0)} / ${p95.toFixed(0)} / ${p99.toFixed(0)} / ${max.toFixed(0)}`;
  print('1 000 sign-ins in 60 s: p50 / p95 / p99 / max ms', of(signIns), `errors ${signIns.errors}; must p95 1000, errors 0`);
  print('50 reads/s beside them: p50 / p95 / p99 / max ms', of(reads), `errors ${reads.errors}; CPU ${(cpu * 100).toFixed(0)} % of two cores`);
}

type Row = { next: (connection: number, call: number) => object; connections: number; against: number; name: string; must: string; pids: () => number[] };

/** One row: rate against its reference and CPU of application and database per call. */
async function row(what: string, { next, connections, against, name, must, pids }: Row): Promise<Load> {
  await load({ url: base, connections, seconds: 1, next });
  const before = cpuTotal(pids());
  const result = await load({ url: base, connections, seconds, next });
  const cpu = (cpuTotal(pids()) - before) / Math.max(1, result.total);
  const share = (result.perSecond / against) * 100;
  print(
    what,
    `${result.perSecond.toFixed(0)}/s`,
    `${share.toFixed(1)} % of ${name}, ${cpu.toFixed(2)} CPU-ms, p95 ${result.p95} ms, ${result.bytesPerReply} bytes, errors ${result.errors}; must ${must}`,
  );
  return result;
}

function print(what: string, value: string, more = ''): void {
  console.log(`${what.padEnd(64)} ${value.padStart(10)}  ${more}`);
}
