import type { School } from './school.ts';

export type BenchStudent = { username: string; attemptId: number; activityId: number; report: string; question: { id: string; response: unknown } };

type Card = { activityId: number; lessonId: number; classId: number; action: string };
type Question = { id: string; kind: string; choices?: { id: string }[] };

/** Signs demonstration students in, opens an assignment that is open to them and finds a question to answer. */
export async function prepareClass(school: School, size: number): Promise<BenchStudent[]> {
  const teacher = await school.signIn('msokafor');
  const { classes } = await school.call<{ classes: { classId: number; studentCount: number }[] }>('GET', '/v1/science/dashboard/load/classes', {
    token: teacher,
  });
  const usernames: string[] = [];
  for (const { classId } of classes) {
    const detail = await school.call<{ students: { username: string }[] }>('GET', `/v1/science/dashboard/load/ebClass/${classId}`, { token: teacher });
    usernames.push(...detail.students.map((student) => student.username));
  }
  const prepared: BenchStudent[] = [];
  for (const username of [...new Set(usernames)]) {
    if (prepared.length === size) break;
    const student = await prepareStudent(school, username);
    if (student) prepared.push(student);
  }
  if (prepared.length < size) throw new Error(`only ${prepared.length} demonstration students have an open assignment`);
  return prepared;
}

async function prepareStudent(school: School, username: string): Promise<BenchStudent | undefined> {
  const token = await school.signIn(username);
  const { cards } = await school.call<{ cards: Card[] }>('GET', '/v1/student/assignments', { token });
  const card = cards.find(({ action }) => action === 'begin' || action === 'continue');
  if (!card) return undefined;
  const state = await school.call<{ attemptId: number }>('PUT', `/v1/student/activities/${card.activityId}/attempt`, { token });
  const lesson = await school.call<{ parts: { questions: Question[] }[] }>('GET', `/v1/student/activities/${card.activityId}/lesson`, { token });
  const question = lesson.parts.flatMap((part) => part.questions).find(({ kind }) => kind === 'open-response');
  if (!question) return undefined;
  return {
    username,
    attemptId: state.attemptId,
    activityId: card.activityId,
    report: `/v1/reports/classes/${card.classId}/lessons/${card.lessonId}`,
    question: { id: question.id, response: { kind: 'open-response', text: 'I think the ground was hot because melted rock was close.' } },
  };
}
