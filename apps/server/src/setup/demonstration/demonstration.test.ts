import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { assignmentWindow, isLate, schoolYearOf, timingOf } from '@alba/domain/assignments';
import { type AttemptEvent, reduceAttempt } from '@alba/domain/attempts';
import { type EditionId, editions } from '@alba/domain/editions';
import { questionResponse } from '@alba/items/response';
import { validate } from '@alba/items/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../modules/attempts/index.ts';
import { lessonVersionOf } from '../../modules/catalog/index.ts';
import { fixedClock } from '../../platform/clock/index.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/embedded-postgres/test-cluster.ts';
import { verifyPassword } from '../../platform/passwords/index.ts';
import { folderStorage } from '../../platform/storage/index.ts';
import { importContent } from '../import-content.ts';
import { demonstrationPassword, loadDemonstration } from './index.ts';

const contentDir = resolve(import.meta.dirname, '../../../../../content');
const media = mkdtempSync(join(tmpdir(), 'alba-media-'));
const firstStart = '2026-11-21T16:00:00Z';
const clock = fixedClock(firstStart);
const told: string[] = [];
const progress = (line: string) => told.push(line);
let test: TestDatabase;
let accounts: string[];

beforeAll(async () => {
  test = await createTestDatabase();
  await importContent(test.owner, { contentDir, storage: folderStorage(media), clock, progress });
  accounts = await loadDemonstration(test.owner, { clock, progress });
});
afterAll(async () => {
  await test.drop();
  await rm(media, { recursive: true });
});

type Assigned = {
  assignmentId: number;
  edition: EditionId;
  owner: string;
  classId: number;
  className: string;
  lessonId: number;
  schoolYear: number;
  start: string;
  due: string | null;
  isClosed: boolean;
};

async function assignments(): Promise<Assigned[]> {
  const result = await sql<Assigned>`
    select a.assignment_id as "assignmentId", i.edition, t.username as owner, c.class_id as "classId", c.name as "className", a.lesson_id as "lessonId",
      a.school_year as "schoolYear", a.start_wall as start, a.due_wall as due, a.closed_at is not null as "isClosed"
    from assignment a join class c on c.class_id = a.class_id join institution i on i.institution_id = c.school_id
    join class_teacher ct on ct.class_id = c.class_id join person t on t.person_id = ct.person_id
    order by a.assignment_id`.execute(test.owner);
  return result.rows;
}

function windowOf({ start, due, edition }: Pick<Assigned, 'start' | 'due' | 'edition'>) {
  return assignmentWindow({ dates: { start, due: due ?? undefined }, zone: editions[edition].defaultTimeZone });
}
const timing = (one: Assigned) => timingOf({ window: windowOf(one), now: clock.now(), zone: editions[one.edition].defaultTimeZone });

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const result = await sql<{ count: number }>`select count(*) from (${query}) x`.execute(test.owner);
  return result.rows[0]?.count ?? 0;
}

/** Editions that have lessons in the library. */
async function editionsWithLessons(): Promise<EditionId[]> {
  const result = await sql<{ edition: EditionId }>`select distinct edition from lesson where withdrawn_at is null order by 1`.execute(test.owner);
  return result.rows.map((row) => row.edition);
}

describe('the first start', () => {
  it('names the accounts, and each signs in with the shared password', async () => {
    const teachers = { us: 'msokafor', br: 'prof.renata', eslac: 'maestra.lucia' };
    for (const edition of await editionsWithLessons())
      expect(accounts.join('\n')).toMatch(new RegExp(`${edition} .*teacher ${teachers[edition]} .*student [a-z]+\\.`));
    const people = await test.owner.selectFrom('person').select(['username', 'password_hash', 'first_name', 'last_name']).execute();
    const hashes = new Set(people.map((person) => person.password_hash));
    expect(hashes.size).toBe(1);
    expect(await verifyPassword([...hashes][0], demonstrationPassword)).toBe(true);
    for (const { username } of people) expect(username).toMatch(/^[a-z.]{4,25}$/);
  });

  it('has two classes of 24, a small one and an empty one in every edition', async () => {
    const result = await sql<{ edition: string; sizes: number[] }>`
      select edition, array_agg(size order by size)::int[] as sizes from (
        select i.edition, c.class_id, count(e.person_id) filter (where e.removed_at is null) as size
        from class c join institution i on i.institution_id = c.school_id left join enrollment e on e.class_id = c.class_id group by 1, 2
      ) x group by edition order by edition`.execute(test.owner);
    expect(result.rows).toEqual((await editionsWithLessons()).map((edition) => ({ edition, sizes: [0, 5, 6, 24, 24] })));
  });

  it('shows the main teacher every timing state, one closed by hand and one without a due date', async () => {
    for (const edition of await editionsWithLessons()) {
      const mine = (await assignments()).filter((one) => one.edition === edition && ['msokafor', 'prof.renata', 'maestra.lucia'].includes(one.owner));
      expect(new Set(mine.map(timing)), edition).toEqual(new Set(['future', 'open', 'due-soon', 'due-tomorrow', 'due-today', 'past-due']));
      expect(mine.some((one) => one.isClosed)).toBe(true);
      expect(mine.some((one) => one.due === null)).toBe(true);
    }
  });

  it('has a lesson for some students only, a student with more time, and lessons assigned from a collection where there is one', async () => {
    for (const edition of await editionsWithLessons()) {
      const here = sql`(select distinct district_id from institution where edition = ${edition})`;
      expect(await count(sql`select from assignment_target where district_id in ${here}`), edition).toBe(3);
      const others = sql`select from attempt w join assignment a using (district_id, school_year, assignment_id)
        where w.district_id in ${here} and a.targets = 'students' and not exists (
          select from assignment_target t where t.assignment_id = a.assignment_id and t.person_id = w.person_id)`;
      expect(await count(others)).toBe(0);
      expect(
        await count(sql`select from assignment_exception x join assignment a using (district_id, school_year, assignment_id)
        where x.district_id in ${here} and x.due_wall > a.due_wall`),
      ).toBe(1);
      const collected = await sql<{ count: number; undated: number }>`
        select count(*), count(*) filter (where due_wall is null) as undated from assignment where district_id in ${here} and collection_id is not null`.execute(
        test.owner,
      );
      const hasCollection = (await count(sql`select from collection where edition = ${edition}`)) > 0;
      expect(collected.rows[0]?.count, edition).toBeGreaterThanOrEqual(hasCollection ? 2 : 0);
      expect(collected.rows[0]?.undated).toBe(0);
    }
  });

  it('never gives a class the same lesson twice at once (D89)', async () => {
    const all = (await assignments()).filter((one) => !one.isClosed && timing(one) !== 'past-due');
    const pairs = all.map((one) => `${one.owner}/${one.classId}/${one.lessonId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('has every mark, late work, work in progress, tries used, a reset with and without a new start, and a former student with work', async () => {
    for (const edition of await editionsWithLessons()) {
      const here = sql`(select distinct district_id from institution where edition = ${edition})`;
      const marks = await sql<{ mark: string }>`
        select distinct item.value ->> 'mark' as mark from attempt_result, jsonb_each(items) item where district_id in ${here} order by 1`.execute(test.owner);
      expect(marks.rows.map((row) => row.mark)).toEqual(['correct', 'incomplete', 'incorrect', 'not-marked']);
      expect(await count(sql`select distinct tries from answer where district_id in ${here} and tries > 0`)).toBe(3);
      expect(await count(sql`select from attempt where district_id in ${here} and state = 'IN_PROGRESS'`)).toBeGreaterThan(10);
      const isReset = sql`select district_id, assignment_id, person_id from attempt where archived_at is not null`;
      const isCurrent = sql`select district_id, assignment_id, person_id from attempt where archived_at is null`;
      expect(await count(sql`select from ((${isReset}) intersect (${isCurrent})) x where district_id in ${here}`)).toBeGreaterThan(0);
      expect(await count(sql`select from ((${isReset}) except (${isCurrent})) x where district_id in ${here}`)).toBeGreaterThan(0);
      expect(
        await count(sql`select from enrollment e join attempt a on a.person_id = e.person_id where e.district_id in ${here} and e.removed_at is not null`),
      ).toBeGreaterThan(2);
      const submitted = await sql<{ start: string; due: string | null; submittedAt: Date }>`
        select a.start_wall as start, a.due_wall as due, r.submitted_at as "submittedAt" from attempt_result r join assignment a on a.assignment_id = r.assignment_id
        where r.district_id in ${here}`.execute(test.owner);
      const late = submitted.rows.filter((row) => isLate(row.submittedAt, windowOf({ ...row, edition })));
      expect(late.length / submitted.rows.length).toBeGreaterThan(0.01);
      expect(late.length / submitted.rows.length).toBeLessThan(0.15);
    }
  });

  it('spreads scores as a class does', async () => {
    const result = await sql<{ low: number; middle: number; high: number }>`
      select percentile_cont(0.1) within group (order by score) as low, percentile_cont(0.5) within group (order by score) as middle,
        percentile_cont(0.9) within group (order by score) as high
      from (select 100.0 * points / possible as score from attempt_result) x`.execute(test.owner);
    const spread = result.rows[0] ?? { low: 0, middle: 0, high: 0 };
    expect(spread.low).toBeLessThan(66);
    expect(spread.middle).toBeGreaterThan(68);
    expect(spread.middle).toBeLessThan(90);
    expect(spread.high).toBeGreaterThan(90);
  });

  it('changes nothing when it is started again on the same day', async () => {
    const before = await sql`select * from attempt order by attempt_id`.execute(test.owner);
    told.length = 0;
    await loadDemonstration(test.owner, { clock, progress });
    expect(told).toEqual([]);
    expect((await sql`select * from attempt order by attempt_id`.execute(test.owner)).rows).toEqual(before.rows);
  });
});

/** How often each instant that may be absent is absent. */
async function absences() {
  const result = await sql`
    select (select count(removed_at) from enrollment) as removed, (select count(last_sign_in_at) from person) as seen, (select count(submitted_at) from attempt) as submitted,
      (select count(archived_at) from attempt) as archived, (select count(closed_at) from assignment) as closed, (select count(removed_at) from assignment) as gone,
      (select count(archived_at) + count(removed_at) from class) as classes, (select count(retired_at) from class_code) as codes`.execute(test.owner);
  return result.rows[0];
}

/** Every attempt with its history and everything projected from it. */
async function projections() {
  const result = await sql<{
    attemptId: number;
    versionId: number;
    state: string;
    activeSeconds: number;
    archivedAt: Date | null;
    events: (Omit<AttemptEvent, 'at'> & { at: string })[];
    answers: { questionId: string; rev: number; response: unknown; tries: number; right: boolean | null; savedAt: string }[];
    result: {
      points: number;
      possible: number;
      right: number;
      answered: number;
      scored: number;
      items: unknown;
      activeSeconds: number;
      submittedAt: string;
    } | null;
    skills: { skill: string; right: number; answered: number; items: number }[];
  }>`
    select a.attempt_id as "attemptId", a.version_id as "versionId", a.state, a.active_seconds as "activeSeconds", a.archived_at as "archivedAt",
      (select jsonb_agg(e.data || jsonb_build_object('kind', e.kind, 'at', e.at) order by e.event_id) from attempt_event e
        where e.district_id = a.district_id and e.school_year = a.school_year and e.attempt_id = a.attempt_id) as events,
      (select coalesce(jsonb_agg(jsonb_build_object('questionId', n.question_id, 'rev', n.rev, 'response', n.response, 'tries', n.tries, 'right', n.is_right, 'savedAt', n.saved_at)), '[]')
        from answer n where n.district_id = a.district_id and n.school_year = a.school_year and n.attempt_id = a.attempt_id) as answers,
      (select jsonb_build_object('points', r.points, 'possible', r.possible, 'right', r.right_items, 'answered', r.answered_items, 'scored', r.scored_items, 'items', r.items,
        'activeSeconds', r.active_seconds, 'submittedAt', r.submitted_at)
        from attempt_result r where r.district_id = a.district_id and r.school_year = a.school_year and r.attempt_id = a.attempt_id) as result,
      (select coalesce(jsonb_agg(jsonb_build_object('skill', s.skill, 'right', s.right_items, 'answered', s.answered_items, 'items', s.items) order by s.skill), '[]')
        from attempt_skill s where s.district_id = a.district_id and s.school_year = a.school_year and s.attempt_id = a.attempt_id) as skills
    from attempt a order by a.attempt_id`.execute(test.owner);
  return result.rows;
}

/** The history, told again, must give every table of results (D92). */
async function expectProjectionsFromHistory(): Promise<void> {
  const all = await projections();
  expect(all.length).toBeGreaterThan(150);
  for (const attempt of all) {
    const version = await lessonVersionOf(test.owner, attempt.versionId);
    const reduced = reduceAttempt(attempt.events.map((event) => ({ ...event, at: new Date(event.at) }) as AttemptEvent));
    expect(attempt.state).toBe(reduced.submittedAt ? 'SUBMITTED' : 'IN_PROGRESS');
    expect(reduced.archivedAt ?? null).toEqual(attempt.archivedAt);
    const stored = Object.fromEntries(
      attempt.answers.map(({ questionId, savedAt, right, ...rest }) => [questionId, { ...rest, right: right ?? false, savedAt: new Date(savedAt) }]),
    );
    expect(stored).toEqual(reduced.answers);
    if (!reduced.submittedAt) {
      expect(attempt.result).toBeNull();
      continue;
    }
    const responses = new Map(Object.entries(reduced.answers).map(([questionId, answer]) => [questionId, questionResponse.parse(answer.response)]));
    const { summary, items } = outcomeOf(version.key.questions, responses);
    const { points, possible, rightItems: right, answeredItems: answered, scoredItems: scored } = summary;
    const { submittedAt, ...figures } = attempt.result ?? { submittedAt: '' };
    expect(figures).toEqual({ points, possible, right, answered, scored, items, activeSeconds: reduced.activeSeconds });
    expect(new Date(submittedAt)).toEqual(reduced.submittedAt);
    expect(attempt.skills).toEqual([...summary.skills].sort((one, other) => (one.skill < other.skill ? -1 : 1)));
    expect(attempt.activeSeconds).toBe(reduced.activeSeconds);
  }
}

it('waits with the district of an edition that has no lessons yet', async () => {
  const bare = await createTestDatabase();
  const lines: string[] = [];
  expect(await loadDemonstration(bare.owner, { clock, progress: (line) => lines.push(line) })).toHaveLength(1);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/waits for a first lesson/);
  expect(await bare.owner.selectFrom('institution').selectAll().execute()).toEqual([]);
  await bare.drop();
});

describe('the work', () => {
  it('is the projection of its history', expectProjectionsFromHistory);

  it('holds only whole answers to the questions of the lesson', async () => {
    for (const attempt of await projections()) {
      const { questions } = await lessonVersionOf(test.owner, attempt.versionId);
      for (const { questionId, response } of attempt.answers) {
        const question = questions.get(questionId)?.question;
        expect(question && validate(question, questionResponse.parse(response)), questionId).toMatchObject({ type: 'complete' });
      }
    }
  });

  it('lies before the first moment of today at the school, so that moving it by days never brings it ahead of now', async () => {
    for (const edition of await editionsWithLessons()) {
      const midnight = new Date(`2026-11-21T${edition === 'br' ? '03' : edition === 'us' ? '05' : '06'}:00:00Z`);
      const district = sql`(select distinct district_id from institution where edition = ${edition})`;
      expect(await count(sql`select from attempt_event where district_id in ${district} and at >= ${midnight}`)).toBe(0);
      expect(await count(sql`select from assignment where district_id in ${district} and created_at >= ${midnight}`)).toBe(0);
    }
  });
});

describe('a later start', () => {
  it.each(['2026-11-22T04:30:00Z', '2027-01-03T16:00:00Z', '2027-08-02T16:00:00Z', '2026-11-21T16:00:00Z'])(
    'at %s shows everything as on the first day',
    async (at) => {
      clock.moveTo(firstStart);
      await loadDemonstration(test.owner, { clock, progress });
      const before = (await assignments()).map((one) => [one.assignmentId, timing(one)]);
      const absent = await absences();
      const joined = sql`select from attempt_result r join attempt using (district_id, school_year, attempt_id) join assignment a on a.district_id = r.district_id and a.school_year = r.school_year and a.assignment_id = r.assignment_id`;
      const results = await count(joined);

      clock.moveTo(at);
      await loadDemonstration(test.owner, { clock, progress });
      const after = await assignments();
      expect(after.map((one) => [one.assignmentId, timing(one)])).toEqual(before);
      expect(await absences()).toEqual(absent);
      for (const one of after) expect(one.schoolYear).toBe(schoolYearOf(one.start.slice(0, 10), one.edition));
      expect(await count(joined)).toBe(results);
      expect(await count(sql`select from attempt_event where at > ${clock.now()}`)).toBe(0);
      await expectProjectionsFromHistory();
    },
  );

  it('does not bring what was done this evening ahead of the next morning', async () => {
    clock.moveTo(firstStart);
    await loadDemonstration(test.owner, { clock, progress });
    await sql`update attempt set last_active_at = '2026-11-21T23:00:00Z' where attempt_id = (select min(attempt_id) from attempt)`.execute(test.owner);
    clock.moveTo('2026-11-22T12:00:00Z');
    await loadDemonstration(test.owner, { clock, progress });
    const newest = await sql<{ at: Date }>`select max(last_active_at) as at from attempt`.execute(test.owner);
    expect(newest.rows[0]?.at).toEqual(clock.now());
  });
});
