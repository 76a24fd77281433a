import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { load } from './load.ts';

/** J: replies a second of a bare node:http server with a small JSON body, 8 connections. */
export async function measureJ(): Promise<number> {
  const body = JSON.stringify({ done: true, message: 'a bare reply' });
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const result = await load({ url: `http://127.0.0.1:${port}/`, connections: 8, seconds: 3 });
  server.close();
  return result.perSecond;
}

/** The transaction of `pgbench -N`: one update and one insert, durable. */
async function writeLikePgbench(url: string, clients: number, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  await pool.query('create table if not exists bench_accounts (aid integer primary key, abalance integer not null)');
  await pool.query('create table if not exists bench_history (aid integer, delta integer, mtime timestamptz)');
  await pool.query('insert into bench_accounts select n, 0 from generate_series(1, 100000) n on conflict do nothing');
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const client = async () => {
    const connection = await pool.connect();
    while (performance.now() < end) {
      const aid = 1 + Math.floor(Math.random() * 100_000);
      await connection.query('begin');
      await connection.query({ name: 'u', text: 'update bench_accounts set abalance = abalance + $1 where aid = $2', values: [1, aid] });
      await connection.query({ name: 's', text: 'select abalance from bench_accounts where aid = $1', values: [aid] });
      await connection.query({ name: 'i', text: 'insert into bench_history values ($1, $2, now())', values: [aid, 1] });
      await connection.query('commit');
      done += 1;
    }
    connection.release();
  };
  await Promise.all(Array.from({ length: clients }, client));
  await pool.end();
  return done / seconds;
}

/** N or N1: durable transactions a second with so many clients. */
export async function measureN(url: string, clients: number): Promise<{ perSecond: number; by: string }> {
  const target = new URL(url.replace(/^(postgres(?:ql)?:\/\/)/, 'http://'));
  const host = target.searchParams.get('host') ?? target.hostname;
  const arguments_ = ['-h', host, '-U', decodeURIComponent(target.username), '-p', target.searchParams.get('port') ?? (target.port || '5432')];
  const database = target.pathname.slice(1);
  try {
    execFileSync('pgbench', ['-i', '-q', ...arguments_, database], { stdio: 'ignore' });
    const text = execFileSync('pgbench', ['-N', '-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', '4', ...arguments_, database], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { perSecond: Number(/tps = ([\d.]+)/.exec(text)?.[1]), by: 'pgbench -N' };
  } catch {
    return { perSecond: await writeLikePgbench(url, clients, 4), by: 'the transaction of pgbench -N sent by pg' };
  }
}
