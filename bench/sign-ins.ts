import { headersFor, type School } from './school.ts';
import { withBuilders } from './with-builders.ts';

type Times = { p50: number; p95: number; p99: number; max: number; errors: number; count: number };
export type SignIns = { signIns: Times; reads: Times };

/** Students of a school of their own, so that every sign-in is another account's. */
export async function prepareStudents(url: string, count: number, likeUsername: string): Promise<string[]> {
  return withBuilders(url, likeUsername, async (given) => {
    const school = await given.school();
    const students = await Promise.all(Array.from({ length: count }, (_, at) => given.student({ school, username: `bench.student.${at}` })));
    return students.map(({ username }) => username);
  });
}

/**
 * So many sign-ins at an even rate over so many seconds, beside reads at a rate of their own. Calls begin when their time has come, however
 * slow the ones before are, and each is timed from then, so that a server which falls behind cannot hide it.
 */
export async function measureSignIns(
  school: School,
  given: { usernames: readonly string[]; seconds: number; readsPerSecond: number; tokens: readonly string[] },
): Promise<SignIns> {
  const { usernames, seconds, readsPerSecond, tokens } = given;
  const begun = performance.now() + 500;
  const paced = (count: number, call: (at: number) => Promise<unknown>) => pace({ count, begun, everyMs: (seconds * 1000) / count }, call);
  const [signIns, reads] = await Promise.all([
    paced(usernames.length, (at) => school.signIn(usernames[at] ?? '')),
    paced(seconds * readsPerSecond, (at) => read(school, tokens[at % tokens.length])),
  ]);
  return { signIns, reads };
}

async function read({ base }: School, token: string | undefined): Promise<void> {
  const reply = await fetch(`${base}/v1/student/assignments`, { headers: headersFor('us.localhost', token) });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`reading: ${reply.status}`);
}

async function pace({ count, begun, everyMs }: { count: number; begun: number; everyMs: number }, call: (at: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  let errors = 0;
  const one = async (at: number) => {
    const due = begun + at * everyMs;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    await call(at).catch((error: unknown) => {
      errors += 1;
      if (errors <= 3) console.error(String(error));
    });
    times.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: count }, (_, at) => one(at)));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1), errors, count };
}
