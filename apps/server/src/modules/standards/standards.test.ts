import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidOf } from '@alba/content/standards/identifiers';
import { listFrameworks, loadFramework, searchStandards, standardLessons } from '@alba/contract/standards';
import { describe, expect, it } from 'vitest';
import { importStandards } from '../../setup/import-standards.ts';
import { testApp } from '../../testing/test-app.ts';

type Row = { code?: string; words: string; levels?: string[]; under?: string; subject?: string[] };
const time = '2026-01-01T00:00:00Z';

/** A package of a few standards; what has no code is called by its words. */
function packageOf(title: string, subject: string[], rows: Row[]) {
  const link = (name: string) => ({ title: name, identifier: uuidOf(`${title} ${name}`), uri: `urn:uuid:${uuidOf(`${title} ${name}`)}` });
  const nameOf = ({ code, words }: Row) => code ?? words;
  return {
    CFDocument: { ...link(''), creator: 'Tests', title, subject, lastChangeDateTime: time },
    CFItems: rows.map((row) => ({
      ...{ identifier: link(nameOf(row)).identifier, uri: link(nameOf(row)).uri, fullStatement: row.words, lastChangeDateTime: time },
      ...(row.code && { humanCodingScheme: row.code }),
      ...(row.levels && { educationLevel: row.levels }),
      ...(row.subject && { subject: row.subject }),
    })),
    CFAssociations: rows.map((row, index) => ({
      ...{ identifier: link(`place ${index}`).identifier, uri: link(`place ${index}`).uri, associationType: 'isChildOf', sequenceNumber: index },
      ...{ originNodeURI: link(nameOf(row)), destinationNodeURI: link(row.under ?? ''), lastChangeDateTime: time },
    })),
  };
}

const science = packageOf(
  'Science for Tests',
  ['Science'],
  [
    { words: 'Earth', levels: ['04'] },
    { code: '4-ESS2-2', words: 'Read maps of mountains.', under: 'Earth' },
    { code: '4-ESS3-2', words: 'Compare ways to be safe.', under: 'Earth' },
    { words: 'Matter' },
    { code: 'MS-PS1-2', words: 'Tell a reaction from its data.', levels: ['06', '07', '08'], under: 'Matter' },
  ],
);
const letters = packageOf(
  'Letters for Tests',
  ['English Language Arts'],
  [
    { words: 'Reading', levels: ['04', '05'] },
    { code: 'RI.4.3', words: 'Explain what happened and why.', levels: ['04'], under: 'Reading' },
    { words: 'Reading in history', subject: ['Social Studies'], levels: ['06'] },
    { code: 'RH.6-8.1', words: 'Cite a source.', under: 'Reading in history' },
  ],
);

async function scene() {
  const test = await testApp();
  const contentDir = mkdtempSync(join(tmpdir(), 'alba-frameworks-'));
  const put = (edition: string, slug: string, given: object) => {
    mkdirSync(join(contentDir, edition, 'standards'), { recursive: true });
    writeFileSync(join(contentDir, edition, 'standards', `${slug}.json`), JSON.stringify(given));
  };
  put('us', 'science', science);
  put('us', 'letters', letters);
  put('br', 'ciencias', packageOf('Ciências dos testes', ['Ciências'], [{ code: 'EF06CI01', words: 'Separar misturas.', levels: ['06'] }]));
  const align = async () => {
    await importStandards(test.owner, { contentDir, clock: test.clock, progress: () => {} });
  };
  await align();
  rmSync(contentDir, { recursive: true });
  const teacher = await test.given.teacher();
  const caller = test.as(teacher);
  const frameworks = async (query: object = {}) => (await caller.call(listFrameworks, { query: query as never })).body.frameworks;
  const idOf = async (framework: string) => (await frameworks()).find((one) => one.framework === framework)?.frameworkId ?? 0;
  const load = async (framework: string, query: object = {}) =>
    caller.call(loadFramework, { params: { frameworkId: await idOf(framework) }, query: query as never });
  const search = async (text: string, query: object = {}) => (await caller.call(searchStandards, { query: { search: text, ...query } as never })).body;
  const standardId = async (code: string) => (await search(code)).standards[0]?.standardId ?? 0;
  const alignLesson = async (lesson: { lessonId: number }, code: string, match: 'full' | 'partial' = 'full') => {
    await test.owner
      .insertInto('alignment')
      .values({ standard_id: await standardId(code), lesson_id: lesson.lessonId, match })
      .execute();
  };
  return { ...test, teacher, caller, frameworks, idOf, load, search, standardId, alignLesson };
}

const codes = (standards: { code?: string }[]) => standards.map(({ code }) => code);

describe('@K-STANDARDS GET /v1/standards/frameworks', () => {
  it('lists the frameworks of the edition that have standards for subject and grade', async () => {
    const { frameworks } = await scene();
    expect(await frameworks()).toMatchObject([
      { framework: 'letters', title: 'Letters for Tests', publisher: 'Tests', subjects: ['ela', 'social-studies'], grades: [4, 5, 6] },
      { framework: 'science', title: 'Science for Tests', subjects: ['science'], grades: [4, 6, 7, 8] },
    ]);
    const names = async (query: object) => (await frameworks(query)).map(({ framework }) => framework);
    expect(await names({ subject: 'science' })).toEqual(['science']);
    // literacy in history belongs to both
    expect(await names({ subject: 'social-studies' })).toEqual(['letters']);
    expect(await names({ grade: 5 })).toEqual(['letters']);
    expect(await names({ grade: 7 })).toEqual(['science']);
    expect(await names({ subject: 'math' })).toEqual([]);
  });

  it('tells for each subject which grades have standards and which have lessons, and keeps parts for other subjects as further sets', async () => {
    const { caller, given, alignLesson, standardId, teacher } = await scene();
    await alignLesson(await given.lesson({ subjectId: 2 }), '4-ESS2-2');
    const denied = await given.lesson({ subjectId: 2 });
    await given.denial({ school: teacher.school, lessonId: denied.lessonId });
    await alignLesson(denied, 'MS-PS1-2');
    const { body } = await caller.call(listFrameworks);
    expect(body.frameworks.map(({ framework, offers }) => [framework, offers])).toEqual([
      ['letters', [{ subject: 'ela', grades: [4], gradesWithLessons: [] }]],
      ['science', [{ subject: 'science', grades: [4, 6, 7, 8], gradesWithLessons: [4] }]],
    ]);
    expect(body.sets).toMatchObject([{ statement: 'Reading in history', subjects: ['ela', 'social-studies'], grades: [6] }]);
    expect(body.sets[0]?.standardId).not.toBe(await standardId('RH.6-8.1'));
  });
});

describe('@K-STANDARDS GET /v1/standards/frameworks/:frameworkId', () => {
  it('shows standards in their order under their headings, with the lessons that the teacher can see', async () => {
    const { given, load, alignLesson, teacher, owner } = await scene();
    const subject = { subjectId: 2 };
    for (const title of ['Maps', 'More maps']) await alignLesson(await given.lesson({ ...subject, title }), '4-ESS2-2', 'partial');
    const denied = await given.lesson(subject);
    await given.denial({ school: teacher.school, lessonId: denied.lessonId });
    await alignLesson(denied, '4-ESS2-2');
    const gone = await given.lesson(subject);
    await owner.updateTable('lesson').set({ withdrawn_at: new Date() }).where('lesson_id', '=', gone.lessonId).execute();
    await alignLesson(gone, '4-ESS3-2');
    const { status, body } = await load('science');
    expect(status).toBe(200);
    expect(body.standards.map(({ code, lessonCount, grades }) => [code, lessonCount, grades])).toEqual([
      ['4-ESS2-2', 2, [4]],
      ['4-ESS3-2', 0, [4]],
      ['MS-PS1-2', 0, [6, 7, 8]],
    ]);
    expect(body).toMatchObject({ total: 3, framework: { framework: 'science' } });
    const under = (index: number) => body.standards[index]?.headings.map((id) => body.headings.find(({ standardId }) => standardId === id)?.statement);
    expect([under(0), under(2)]).toEqual([['Earth'], ['Matter']]);
  });

  it('keeps to grade and subject, and says when it has nothing for the grade', async () => {
    const { load, caller } = await scene();
    expect(codes((await load('science', { grade: 4 })).body.standards)).toEqual(['4-ESS2-2', '4-ESS3-2']);
    expect(codes((await load('letters', { grade: 4 })).body.standards)).toEqual(['RI.4.3']);
    expect(await load('letters', { subject: 'science' })).toMatchObject({ status: 200, body: { standards: [], headings: [], total: 0 } });
    expect(await load('science', { grade: 5 })).toMatchObject({ status: 409, body: { code: 'framework_not_for_grade' } });
    expect((await caller.call(loadFramework, { params: { frameworkId: 999_999 } })).body.code).toBe('framework_not_found');
  });

  it('shows a further set when it is asked for, after the framework, for any grade it has', async () => {
    const { caller, load } = await scene();
    const [set] = (await caller.call(listFrameworks)).body.sets;
    const sets = String(set?.standardId);
    expect(codes((await load('letters', { subject: 'ela' })).body.standards)).toEqual(['RI.4.3']);
    expect(await load('letters', { grade: 6 })).toMatchObject({ status: 409, body: { code: 'framework_not_for_grade' } });
    expect(codes((await load('letters', { subject: 'ela', grade: 6, sets })).body.standards)).toEqual(['RH.6-8.1']);
    const beside = (await load('science', { subject: 'science', grade: 6, sets })).body;
    expect(codes(beside.standards)).toEqual(['MS-PS1-2', 'RH.6-8.1']);
    expect(beside.headings.map(({ statement }) => statement)).toEqual(expect.arrayContaining(['Matter', 'Reading in history']));
    for (const wrong of ['', 'x', '1,-1']) expect((await load('science', { sets: wrong })).body.code, wrong).toBe('invalid_input');
  });

  it('shows 24 at first and as many batches as asked, in four statements', async () => {
    const { owner, idOf, load, caller, statements } = await scene();
    const frameworkId = await idOf('science');
    const [row] = await owner.selectFrom('standard').selectAll().where('code', '=', 'MS-PS1-2').execute();
    const { standard_id: _, item, ...fields } = row as NonNullable<typeof row>;
    for (let at = 0; at < 30; at += 1)
      await owner
        .insertInto('standard')
        .values({ ...fields, item: JSON.stringify(item), identifier: `more ${at}`, code: `X-${at}`, place: 100 + at })
        .execute();
    const { body } = await load('science');
    expect([body.standards.length, body.total]).toEqual([24, 33]);
    expect((await load('science', { batches: 2 })).body.standards).toHaveLength(33);
    const sent = await statements(() => caller.call(loadFramework, { params: { frameworkId }, query: { batches: 2 } }));
    expect(sent.statements).toHaveLength(4);
  });
});

describe('@K-STANDARDS GET /v1/standards/search', () => {
  it('finds by code with or without its punctuation, from any segment on, and by words; the nearest code first', async () => {
    const { search } = await scene();
    for (const text of ['4-ESS2-2', '4ess22', '4.ess2.2', 'ESS2-2', '4 ess2 2', 'MAPS mountains'])
      expect(codes((await search(text)).standards), text).toEqual(['4-ESS2-2']);
    expect(codes((await search('4-ESS')).standards)).toEqual(['4-ESS2-2', '4-ESS3-2']);
    expect(codes((await search('rh.6')).standards)).toEqual(['RH.6-8.1']);
    expect(await search('nothing like it')).toEqual({ standards: [], headings: [], frameworks: [], total: 0 });
    for (const hostile of ['%', '_', '\\', "';--", '💥']) expect((await search(hostile)).total, hostile).toBe(4 + 1);
    const both = await search('what');
    expect([codes(both.standards), both.frameworks.map(({ framework }) => framework)]).toEqual([['RI.4.3'], ['letters']]);
  });

  it('keeps to framework, subject and grade', async () => {
    const { search, idOf } = await scene();
    expect(codes((await search('4', { frameworkId: await idOf('letters') })).standards)).toEqual(['RI.4.3']);
    expect(codes((await search('a', { subject: 'social-studies' })).standards)).toEqual(['RH.6-8.1']);
    expect(codes((await search('from', { grade: 7 })).standards)).toEqual(['MS-PS1-2']);
    expect((await search('from', { grade: 4 })).total).toBe(0);
  });
});

describe('@K-STANDARDS GET /v1/standards/:standardId/lessons', () => {
  it('shows aligned lessons as cards, full matches first; none is an empty list', async () => {
    const { given, caller, standardId, alignLesson } = await scene();
    await alignLesson(await given.lesson({ title: 'A partial one' }), '4-ESS2-2', 'partial');
    await alignLesson(await given.lesson({ title: 'The full one' }), '4-ESS2-2');
    const lessonsOf = async (code: string, query: object = {}) =>
      (await caller.call(standardLessons, { params: { standardId: await standardId(code) }, query: query as never })).body;
    const body = await lessonsOf('4-ESS2-2');
    expect(body.lessons.map(({ lesson, match }) => [lesson.title, match])).toEqual([
      ['The full one', 'full'],
      ['A partial one', 'partial'],
    ]);
    expect(body).toMatchObject({ total: 2, standard: { code: '4-ESS2-2', statement: 'Read maps of mountains.', grades: [4] } });
    expect(await lessonsOf('4-ESS3-2')).toMatchObject({ lessons: [], total: 0 });
    for (let at = 0; at < 24; at += 1) await alignLesson(await given.lesson(), '4-ESS2-2', 'partial');
    expect(await lessonsOf('4-ESS2-2')).toMatchObject({ total: 26, lessons: { length: 24 } });
    expect((await lessonsOf('4-ESS2-2', { batches: 2 })).lessons).toHaveLength(26);
    expect((await caller.call(standardLessons, { params: { standardId: 999_999 } })).body.code).toBe('standard_not_found');
  });

  it('is for teachers of the edition', async () => {
    const { given, as, anonymous, idOf, standardId } = await scene();
    const params = { frameworkId: await idOf('science') };
    const standard = { standardId: await standardId('4-ESS2-2') };
    const foreign = as(await given.teacher({ school: await given.school({ district: await given.district({ edition: 'br' }) }) }));
    expect((await foreign.call(listFrameworks)).body.frameworks.map(({ framework }) => framework)).toEqual(['ciencias']);
    expect((await foreign.call(loadFramework, { params })).body.code).toBe('framework_not_found');
    expect((await foreign.call(standardLessons, { params: standard })).body.code).toBe('standard_not_found');
    expect((await foreign.call(searchStandards, { query: { search: '4-ESS2-2' } })).body.total).toBe(0);
    const student = as(await given.student());
    expect((await student.call(listFrameworks)).body.code).toBe('not_allowed');
    expect((await anonymous.call(listFrameworks)).status).toBe(401);
  });

  it('refuses what is no filter', async () => {
    const { caller, idOf } = await scene();
    const frameworkId = await idOf('science');
    for (const query of [{ grade: 13 }, { grade: -1 }, { grade: 'K' }, { subject: 'magic' }, { batches: 0 }, { page: 2 }])
      expect((await caller.call(loadFramework, { params: { frameworkId }, query: query as never })).body.code, JSON.stringify(query)).toBe('invalid_input');
    for (const search of ['', ' ', 'x'.repeat(101)]) expect((await caller.call(searchStandards, { query: { search } })).body.code).toBe('invalid_input');
  });
});
