import type { BenchStudent } from './class-of-35.ts';
import type { School } from './school.ts';

export type Burst = { p50: number; p95: number; errors: number; tokens: string[] };

/**
 * A class behind one address: everybody signs in, opens one lesson and saves one answer, spread over the first 10 s as a
 * class does. Times are those of single calls.
 */
export async function classBurst(school: School, students: readonly BenchStudent[]): Promise<Burst> {
  const times: number[] = [];
  let errors = 0;
  const timed = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const begun = performance.now();
    try {
      return await work();
    } catch (error) {
      errors += 1;
      console.error(String(error));
      return undefined;
    } finally {
      times.push(performance.now() - begun);
    }
  };
  const one = async (student: BenchStudent, index: number): Promise<string> => {
    await new Promise((resolve) => setTimeout(resolve, (index * 10_000) / students.length));
    const token = (await timed(() => school.signIn(student.username))) ?? '';
    await timed(() => school.call('GET', '/v1/student/assignments', { token }));
    await timed(() => school.call('PUT', `/v1/student/activities/${student.activityId}/attempt`, { token }));
    await timed(() => school.call('GET', `/v1/student/activities/${student.activityId}/lesson`, { token }));
    const answers = [{ questionId: student.question.id, rev: 500, response: student.question.response }];
    await timed(() => school.call('PUT', `/v1/attempts/${student.attemptId}/answers`, { token, body: { answers } }));
    return token;
  };
  const tokens = await Promise.all(students.map(one));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), errors, tokens };
}
