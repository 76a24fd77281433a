import { describe, expect, it } from 'vitest';
import type { Choices, Framework } from './api.ts';
import { choiceOf, gradesWithLessons } from './choice.ts';
import { readStandardsState } from './standards-state.ts';

const framework = (name: string, offers: Framework['offers']): Framework => ({
  ...{ frameworkId: name.length, framework: name, title: name, grades: [], offers },
  subjects: offers.map(({ subject }) => subject),
});
const us: Choices = {
  frameworks: [
    framework('ccss', [{ subject: 'ela', grades: [3, 4, 8], gradesWithLessons: [4] }]),
    framework('ngss', [{ subject: 'science', grades: [3, 4, 5], gradesWithLessons: [4, 5] }]),
    framework('state-science', [{ subject: 'science', grades: [6], gradesWithLessons: [] }]),
  ],
  sets: [{ standardId: 9, frameworkId: 4, statement: 'Literacy in science', subjects: ['ela', 'science'], grades: [6, 7] }],
};
const choose = (search: string, choices = us, edition: 'us' | 'br' = 'us') => choiceOf(readStandardsState(new URLSearchParams(search)), choices, edition);

describe('@A-STANDARDS what can be chosen', () => {
  it('offers the subjects and grades that a framework has, and begins with grade 3', () => {
    const choice = choose('');
    // social studies and math have no framework here
    expect(choice?.subjects).toEqual(['science', 'ela']);
    expect(choice).toMatchObject({ subject: 'science', framework: { framework: 'ngss' }, grade: 3, grades: [3, 4, 5, 6, 7, 8], sets: [] });
    expect(choice?.frameworks.map((one) => one.framework)).toEqual(['ngss', 'state-science']);
  });

  it('takes what the address says as far as it makes sense', () => {
    expect(choose('subject=ela&grade=8')).toMatchObject({ subject: 'ela', framework: { framework: 'ccss' }, grade: 8 });
    expect(choose('framework=state-science&grade=12')).toMatchObject({ framework: { framework: 'state-science' }, grade: 3 });
    expect(choose('subject=ela&framework=ngss')).toMatchObject({ framework: { framework: 'ccss' } });
    expect(choose('subject=math')).toMatchObject({ subject: 'science' });
  });

  it('begins with the first grade there is where the edition has no grade 3 (D41)', () => {
    const br = { frameworks: [framework('bncc', [{ subject: 'science', grades: [6, 7], gradesWithLessons: [] }])], sets: [] } as Choices;
    expect(choose('', br, 'br')).toMatchObject({ grade: 6, grades: [6, 7] });
  });

  it('offers further sets where they belong to the subject and have the grade', () => {
    expect(choose('grade=6')?.sets).toHaveLength(1);
    expect(choose('grade=7&subject=ela')?.sets).toHaveLength(1);
    expect(choose('grade=4')?.sets).toEqual([]);
  });

  it('names the other grades that have lessons', () => {
    expect(gradesWithLessons(choose('grade=4') as NonNullable<ReturnType<typeof choose>>)).toEqual([5]);
  });

  it('has nothing to choose without a framework', () => expect(choose('', { frameworks: [], sets: [] })).toBeUndefined());
});
