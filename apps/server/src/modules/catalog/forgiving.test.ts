import { gradeBandsOf } from '@alba/domain/editions';
import { describe, expect, it } from 'vitest';
import { findScene } from './testing/find-scene.ts';

describe('@A-FIND slips in a search', () => {
  it.each([
    {
      edition: 'us',
      subjectId: 2,
      gradeBand: '3-5',
      title: 'The Cornfield Volcano',
      slips: ['volcnao', 'vulcano', 'volcno', 'vollcano', 'VOLCÁNO', 'corn field volcamo'],
      readAs: 'volcano',
    },
    {
      edition: 'br',
      subjectId: 101,
      gradeBand: 'ef-anos-finais',
      title: 'O vulcão do sertão',
      slips: ['vulcoa', 'volcao', 'vulca', 'vulcaão'],
      readAs: 'vulcão',
    },
    {
      edition: 'eslac',
      subjectId: 201,
      gradeBand: 'primaria-2',
      title: 'El volcán del maíz',
      slips: ['vocan', 'volkan', 'bolcán', 'volcna'],
      readAs: 'volcán',
    },
  ] as const)(
    'forgives one slip in words of five letters or more, and tells how it read them ($edition)',
    async ({ edition, subjectId, gradeBand, title, slips, readAs }) => {
      const { given, add, find } = await findScene();
      const teacher = await given.teacher({ school: await given.school({ district: await given.district({ edition }) }) });
      await add(title, { edition, subjectId, gradeBand, words: 'corn field' });
      const gradeBands = gradeBandsOf(edition)
        .map(({ key }) => key)
        .join(',');
      for (const search of slips) {
        const { lessons, ...reply } = await find({ gradeBands, search }, teacher);
        expect([lessons.map((lesson) => lesson.title), reply.total], search).toEqual([[title], 1]);
        // a word that is only cut short or accented otherwise is no slip
        expect(reply.readAs, search).toEqual(search === 'VOLCÁNO' || search === 'vulca' ? [] : [readAs]);
      }
      for (const search of ['volxxno', 'vlc', 'cirn', 'vovlcnoa']) expect((await find({ gradeBands, search }, teacher)).total, search).toBe(0);
    },
  );

  it('forgives nothing where lessons have the words as they were typed, whatever the filters', async () => {
    const { add, find, titles } = await findScene();
    await add('Planes');
    await add('Plants', { gradeBand: '6-8', grades: [6] });
    expect(await titles({ search: 'planes' })).toEqual(['Planes']);
    const { total, readAs, counts, help } = await find({ search: 'planes', gradeBands: '6-8' });
    expect([total, readAs, counts.gradeBands, help]).toEqual([
      0,
      [],
      [
        { gradeBand: '3-5', count: 1 },
        { gradeBand: '6-8', count: 0 },
      ],
      { remove: 'gradeBands', count: 1 },
    ]);
  });

  it('puts lessons with fewer forgiven words first, then those whose title has the words', async () => {
    const { add, find } = await findScene();
    await add('Rain', { words: 'planet comets', grades: [3] });
    await add('Comets', { words: 'planet', grades: [3] });
    await add('Planet comets', { grades: [5] });
    await add('Planks and comits', { grades: [5] });
    const { lessons, readAs } = await find({ search: 'planet comits' });
    expect(lessons.map(({ title }) => title)).toEqual(['Planet comets', 'Comets', 'Rain']);
    expect(readAs).toEqual(['comets']);
  });

  it('reads a word only as one that a lesson has which the teacher can see', async () => {
    const { add, find, owner } = await findScene();
    const gone = await add('Vulcan');
    await owner.updateTable('lesson').set({ withdrawn_at: new Date() }).where('lesson_id', '=', gone.lessonId).execute();
    await add('Volcan');
    expect((await find({ search: 'velcan' })).readAs).toEqual(['volcan']);
    expect((await find({ search: 'vulcann' })).readAs).toEqual([]);
  });
});
