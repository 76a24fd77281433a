import { listCollections, loadCollection } from '@alba/contract/collections';
import { openGuide } from '@alba/contract/guides';
import { limits } from '@alba/domain/limits';
import { describe, expect, it } from 'vitest';
import { transact } from '../../platform/db/index.ts';
import { testApp } from '../../testing/test-app.ts';
import { operator } from '../audit/index.ts';
import { allowUnit, denyUnit } from '../institutions/index.ts';

async function scene() {
  const test = await testApp();
  const { given, as, owner, clock } = test;
  const district = await given.district();
  const school = await given.school({ district });
  const teacher = await given.teacher({ school });
  const list = async (who = teacher) => (await as(who).call(listCollections)).body.collections;
  const titles = async (who = teacher) => (await list(who)).map(({ title }) => title);
  const load = (collectionId: number, who = teacher) => as(who).call(loadCollection, { params: { collectionId } });
  const withdraw = (lessonId: number) => owner.updateTable('lesson').set({ withdrawn_at: clock.now() }).where('lesson_id', '=', lessonId).execute();
  const about = (unit: string, institutionId = school.schoolId) => ({ unit, institutionId, by: operator, now: clock.now() });
  const deny = (unit: string, at?: number) => transact(test.db, (tx) => denyUnit(tx, { ...about(unit, at), reason: 'We teach it in grade 6.' }));
  const allow = (unit: string, at?: number) => transact(test.db, (tx) => allowUnit(tx, about(unit, at)));
  return { ...test, district, school, teacher, list, titles, load, withdraw, deny, allow };
}

describe('GET /v1/collections', () => {
  it('@A-COLLECTIONS shows each collection as a card: what it promises, its grades, how many lessons and how long, up to three covers', async () => {
    const { given, list } = await scene();
    const lessons = [await given.lesson({ grades: [4, 5] }), await given.lesson({ grades: [3, 4] }), await given.lesson({ grades: [5] }), await given.lesson()];
    const { collectionId } = await given.collection({ title: 'Living Systems', lessons });
    const [card] = await list();
    expect(card).toMatchObject({ collectionId, title: 'Living Systems', summary: 'What it promises.', lessonCount: 4, minutes: 120 });
    expect(card?.grades).toEqual([0, 1, 2, 3, 4, 5]);
    expect(card?.covers).toHaveLength(3);
  });

  it('orders them by subject, then by the grade they begin with, then by title as the language does', async () => {
    const { given, titles } = await scene();
    const of = async (title: string, subjectId: number, grade: number) =>
      given.collection({ title, subjectId, lessons: [await given.lesson({ subjectId, grades: [grade] })] });
    await of('Zinc', 2, 3);
    await of('Atoms', 2, 6);
    await of('École', 2, 3);
    await of('Flags', 2, 3);
    await of('Yurts', 1, 8);
    expect(await titles()).toEqual(['Yurts', 'École', 'Flags', 'Zinc', 'Atoms']);
  });

  it('shows each edition its own, in one statement however many there are, and never more than the limit', async () => {
    const { given, as, statements, owner, titles, teacher } = await scene();
    await given.collection({ title: 'Ours' });
    await given.collection({ title: 'Deles', edition: 'br' });
    const brazilian = await given.teacher({ school: await given.school({ district: await given.district({ edition: 'br' }) }) });
    expect(await titles()).toEqual(['Ours']);
    expect(await titles(brazilian)).toEqual(['Deles']);
    const caller = as(teacher);
    await caller.call(listCollections);
    const count = async () => (await statements(() => caller.call(listCollections))).statements.length;
    const forOne = await count();
    const { lessonId } = await given.lesson();
    const many = Array.from({ length: limits.collectionsPerEdition + 5 }, (_, index) => index + 1_000);
    const row = (number: number) => ({
      collection_id: number,
      edition: 'us',
      pack_id: `many-${number}`,
      subject_id: 1,
      grade_band: '3-5',
      title: `Many ${number}`,
      summary: 'One of many.',
      question: 'How many?',
      cover: JSON.stringify({}),
      skills: [],
      guide: JSON.stringify({}),
    });
    await owner.insertInto('collection').values(many.map(row)).execute();
    await owner
      .insertInto('collection_item')
      .values(many.map((number) => ({ collection_id: number, place: 1, lesson_id: lessonId, adds: 'More.', if_skipped: 'Less.' })))
      .execute();
    expect(await titles()).toHaveLength(limits.collectionsPerEdition);
    expect(await count()).toBe(forOne);
  });

  it('leaves out what the district does not subscribe to and what has no lesson left', async () => {
    const { given, titles, withdraw } = await scene();
    const district = await given.district({ isSubscribed: false });
    await given.subscription({ district, productCode: 'LEARN-SCI' });
    const teacher = await given.teacher({ school: await given.school({ district }) });
    await given.collection({ title: 'Science', subjectId: 2 });
    await given.collection({ title: 'History', subjectId: 1 });
    const gone = await given.collection({ title: 'Gone', subjectId: 2 });
    for (const { lessonId } of gone.lessons) await withdraw(lessonId);
    expect(await titles(teacher)).toEqual(['Science']);
  });
});

describe('GET /v1/collections/:collectionId', () => {
  it('@A-COLLECTION shows the lessons in teaching order, with what each adds, what is lost without it and its guides', async () => {
    const { given, load, owner } = await scene();
    const lessons = [await given.lesson({ title: 'Second made' }), await given.lesson({ title: 'First made' })].reverse();
    const { collectionId } = await given.collection({ lessons });
    const guides = JSON.stringify({ experiment: {}, teacher: {} });
    await owner
      .insertInto('lesson_guides')
      .values({ lesson_id: lessons[0]?.lessonId ?? 0, guides })
      .execute();
    const { status, body } = await load(collectionId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ collectionId, subject: 'social-studies', subjectId: 1, lessonCount: 2, minutes: 60, leftOut: 0 });
    expect(body.lessons).toMatchObject([
      { state: 'offered', card: { title: 'First made' }, adds: 'What First made adds.', guides: ['teacher', 'experiment'] },
      { state: 'offered', card: { title: 'Second made' }, ifSkipped: 'What is lost without Second made.', guides: [] },
    ]);
  });

  it('shows what is left when lessons are withdrawn or not subscribed, and how many are missing', async () => {
    const { given, withdraw, load } = await scene();
    const district = await given.district({ isSubscribed: false });
    await given.subscription({ district, productCode: 'LEARN-SCI' });
    const teacher = await given.teacher({ school: await given.school({ district }) });
    const lessons = [await given.lesson({ subjectId: 2 }), await given.lesson({ subjectId: 1 }), await given.lesson({ subjectId: 2 })];
    const { collectionId } = await given.collection({ subjectId: 2, lessons });
    await withdraw(lessons[0]?.lessonId ?? 0);
    const { body } = await load(collectionId, teacher);
    expect(body).toMatchObject({ leftOut: 2, lessonCount: 1, lessons: [{ state: 'offered', card: { lessonId: lessons[2]?.lessonId } }] });
  });

  it('is not there: unknown, of another edition, withdrawn, or with nothing left in it', async () => {
    const { given, load, withdraw, owner, clock } = await scene();
    const other = await given.collection({ edition: 'br' });
    const old = await given.collection();
    await owner.updateTable('collection').set({ withdrawn_at: clock.now() }).where('collection_id', '=', old.collectionId).execute();
    const bare = await given.collection();
    for (const { lessonId } of bare.lessons) await withdraw(lessonId);
    for (const id of [999_999, other.collectionId, old.collectionId, bare.collectionId])
      expect(await load(id)).toMatchObject({ status: 404, body: { code: 'collection_not_found' } });
  });
});

describe('@A-DENIED a collection that a school is denied', () => {
  it('is neither listed nor opened there, says why, and comes back when the denial is lifted', async () => {
    const { given, as, teacher, titles, load, deny, allow, district } = await scene();
    const { collectionId, packId, title } = await given.collection();
    const neighbour = await given.teacher({ school: await given.school({ district }) });
    await deny(packId);
    expect(await titles()).toEqual([]);
    expect(await load(collectionId)).toMatchObject({
      status: 403,
      body: { code: 'collection_denied', details: { title, reason: 'We teach it in grade 6.' } },
    });
    const guide = await as(teacher).call(openGuide, { body: { of: 'collection', collectionId } });
    expect(guide).toMatchObject({ status: 403, body: { code: 'collection_denied' } });
    expect(await titles(neighbour)).toEqual([title]);
    expect((await load(collectionId, neighbour)).status).toBe(200);
    await allow(packId);
    expect(await titles()).toEqual([title]);
    expect((await load(collectionId)).status).toBe(200);
  });

  it('is denied at every school of a denied district, and nowhere else', async () => {
    const { given, load, deny, district } = await scene();
    const { collectionId, packId } = await given.collection();
    const elsewhere = await given.teacher({ school: await given.school({ district: await given.district() }) });
    await deny(packId, district.districtId);
    expect((await load(collectionId)).status).toBe(403);
    expect((await load(collectionId, elsewhere)).status).toBe(200);
  });

  it('stays denied when one of its lessons is allowed again', async () => {
    const { given, load, deny, allow } = await scene();
    const { collectionId, packId, lessons } = await given.collection();
    await deny(packId);
    await allow(String(lessons[0]?.lessonId));
    expect((await load(collectionId)).status).toBe(403);
  });

  it('keeps its place when a lesson is denied by itself: that lesson is shown as not available, with the reason', async () => {
    const { given, list, load, deny } = await scene();
    const { collectionId, lessons } = await given.collection();
    await deny(String(lessons[1]?.lessonId));
    expect(await list()).toMatchObject([{ collectionId, lessonCount: 2 }]);
    const { body } = await load(collectionId);
    expect(body).toMatchObject({ lessonCount: 2, leftOut: 0 });
    expect(body.lessons.map(({ state }) => state)).toEqual(['offered', 'denied', 'offered']);
    expect(body.lessons[1]).toEqual({ state: 'denied', lessonId: lessons[1]?.lessonId, title: lessons[1]?.title, reason: 'We teach it in grade 6.' });
  });

  it('counts as denied when every lesson left in it is denied one by one', async () => {
    const { given, titles, load, deny, withdraw } = await scene();
    const { collectionId, lessons } = await given.collection();
    await withdraw(lessons[0]?.lessonId ?? 0);
    for (const { lessonId } of lessons.slice(1)) await deny(String(lessonId));
    expect(await titles()).toEqual([]);
    expect(await load(collectionId)).toMatchObject({ status: 403, body: { code: 'collection_denied' } });
  });

  it('is denied through a lesson of another collection only where it shares that lesson', async () => {
    const { given, load, deny } = await scene();
    const shared = await given.lesson();
    const denied = await given.collection({ lessons: [shared, await given.lesson()] });
    const { collectionId } = await given.collection({ lessons: [shared, await given.lesson()] });
    await deny(denied.packId);
    expect((await load(collectionId)).body.lessons.map(({ state }) => state)).toEqual(['denied', 'offered']);
  });
});
