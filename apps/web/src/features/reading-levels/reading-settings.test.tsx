import { loadReadingLevels, saveReadingLevels } from '@alba/contract/reading-levels';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import type { ClassLevels } from './api.ts';
import { ReadingSettings } from './reading-settings.tsx';

const server = standInServer();
const zuri = { individualId: 1, enrollmentId: 11, firstName: 'Zuri', lastName: 'Abebe', settings: [] };
const sam = { individualId: 2, enrollmentId: 12, firstName: 'Sam', lastName: 'Okonkwo', settings: [] };
const levels: ClassLevels = { classId: 1, name: 'Science', grade: 4, revision: 1, subjects: ['science'], students: [zuri, sam] };
const open = () => renderPage(<ReadingSettings classId={1} visited={() => 'Never'} />);
const levelOf = (name: string) => screen.getByRole('combobox', { name: `Grades 3 to 5, ${name}` });

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { displayName: 'Amara Okafor' });
  store.dispatch(api.util.resetApiState());
});

describe('@C-LEVELS reading settings', () => {
  it('recommends a level for the grade of the class, and asks for a grade where none is known', async () => {
    server.use(answers(loadReadingLevels, levels));
    const { user } = open();
    expect(await screen.findByText('Recommended to begin with for Grade 4: 700L to 850L.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Grade'), '');
    expect(screen.getByText('Choose a grade to see the recommended level.')).toBeVisible();
  });

  it('marks changed rows, saves them at once, and is clean again', async () => {
    const sent: unknown[] = [];
    let given = levels;
    server.use(
      answers(loadReadingLevels, () => given),
      answers(saveReadingLevels, async (request) => {
        sent.push(await request.json());
        given = { ...levels, revision: 2, students: [{ ...zuri, settings: [{ subject: 'science', group: 'us-3-5', level: 2, isLocked: true }] }, sam] };
        return { revision: 2, changedStudents: 1 };
      }),
    );
    const { user } = open();
    await screen.findByRole('table');
    await user.selectOptions(levelOf('Zuri Abebe'), '550L to 700L');
    await user.click(screen.getByRole('button', { name: 'Lock Grades 3 to 5 for Zuri Abebe' }));
    expect(within(screen.getAllByRole('row')[1] as HTMLElement).getByText('changed, not saved yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(sent).toEqual([{ revision: 1, changes: [{ enrollmentIds: [11], subjects: ['science'], group: 'us-3-5', level: 2, isLocked: true }] }]);
    await expect.poll(() => screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(levelOf('Zuri Abebe')).toHaveValue('2');
  });

  it('locks nobody without a level, and says why', async () => {
    server.use(answers(loadReadingLevels, levels));
    const { user } = open();
    await screen.findByRole('table');
    const lock = screen.getByRole('button', { name: 'Lock Grades 3 to 5 for Zuri Abebe' });
    await user.click(lock);
    expect(lock).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Lock all' }));
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('keeps what was set when somebody else saved meanwhile', async () => {
    server.use(answers(loadReadingLevels, levels), refuses(saveReadingLevels, 'reading_levels_changed'));
    const { user } = open();
    await screen.findByRole('table');
    await user.selectOptions(levelOf('Sam Okonkwo'), '2');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Somebody else changed reading levels meanwhile')).toBeVisible();
    expect(levelOf('Sam Okonkwo')).toHaveValue('2');
  });

  it('tells a class that is gone and one without students', async () => {
    server.use(answers(loadReadingLevels, () => refusal('class_not_found')));
    open();
    expect(await screen.findByText('This class can’t be shown')).toBeVisible();
  });
});
