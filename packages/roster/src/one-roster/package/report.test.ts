import { describe, expect, it } from 'vitest';
import { modes } from '../../testing/bad-packages.ts';
import { bulk, csvText, readFiles, small, withCell, withRows } from '../../testing/small-package.ts';

const v11 = small['1.1'];

describe('@C-ONEROSTER the report', () => {
  it('lists so many of a kind, counts the others, and stays short', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => bulk(`x${at}`, 'TRUE', 's1', 'student', `x${at}`, '', 'A', 'B', '', '', '', '', '', '', '06', ''));
    const { problems, counts, isUsable } = await readFiles(withRows(v11, 'users.csv', ...many));
    expect([isUsable, counts.warnings]).toEqual([true, 3000]);
    expect(problems).toHaveLength(251);
    expect(problems.at(-1)).toEqual({
      severity: 'warning',
      code: 'too-many-problems',
      file: 'users.csv',
      column: 'enabledUser',
      value: 'bad-boolean',
      expected: '2750',
    });
  });
  it('shows nothing that is private', async () => {
    const hidden = 'hunter2\u0007';
    const files = withCell(withCell(v11, 'users.csv', 2, 'password', hidden), 'users.csv', 3, 'phone', hidden);
    const { problems } = await readFiles(files);
    expect(problems.map(({ column }) => column)).toEqual(['password', 'phone']);
    expect(JSON.stringify(problems)).not.toContain('hunter2');
  });
  it('says of a file we have no use for what is wrong, and takes the rest', async () => {
    const columns =
      'birthDate,sex,americanIndianOrAlaskaNative,asian,blackOrAfricanAmerican,nativeHawaiianOrOtherPacificIslander,white,demographicRaceTwoOrMoreRaces,hispanicOrLatinoEthnicity,countryOfBirthCode,stateOfBirthAbbreviation,cityOfBirth,publicSchoolResidenceStatus';
    const demographics = csvText([['sourcedId', 'status', 'dateLastModified', ...columns.split(',')], bulk('u99', '2/30/14', ...Array<string>(12).fill(''))]);
    const files = { ...modes(v11, '1.1', { demographics: 'bulk' }), 'demographics.csv': demographics };
    const lenient = await readFiles(files);
    expect(lenient).toMatchObject({ isUsable: true, counts: { errors: 0, warnings: 2 } });
    expect(lenient.problems).toEqual([
      { severity: 'warning', code: 'bad-date', file: 'demographics.csv', row: 2, column: 'birthDate', expected: 'YYYY-MM-DD' },
      { severity: 'warning', code: 'dangling-reference', file: 'demographics.csv', row: 2, column: 'sourcedId', value: 'u99', expected: 'users.csv' },
    ]);
    expect((await readFiles(files, { mode: 'strict' })).isUsable).toBe(false);
  });
});
