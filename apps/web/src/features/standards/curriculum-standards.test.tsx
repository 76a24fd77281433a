import { assignedClasses } from '@alba/contract/assigning';
import type { LessonCard } from '@alba/contract/catalog';
import { listFrameworks, loadFramework, searchStandards, standardLessons } from '@alba/contract/standards';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { spoken } from '../../testing/spoken.ts';
import { answers, drops, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { showIn } from '../../testing/words.ts';
import type { Choices, Standard } from './api.ts';
import { CurriculumStandards } from './curriculum-standards.tsx';

const server = standInServer();

const card: LessonCard = {
  ...{ lessonId: 12, slug: 'rivers', title: 'Rivers at work', summary: 'About them.', subject: 'science', subjectId: 2, categories: ['earth'] },
  ...{ gradeBand: '3-5', grades: [3, 4, 5], readingRange: '400L-1000L', minutes: 45, guides: [] },
  cover: { media: 'a.svg', width: 320, height: 200, description: '' },
};
const choices: Choices = {
  frameworks: [
    {
      ...{ frameworkId: 1, framework: 'ngss', title: 'NGSS', subjects: ['science'], grades: [3, 4] },
      offers: [{ subject: 'science', grades: [3, 4], gradesWithLessons: [4] }],
    },
  ],
  sets: [{ standardId: 90, frameworkId: 2, statement: 'Literacy in science', subjects: ['ela', 'science'], grades: [6] }],
};
const standard = (standardId: number, code: string, lessonCount: number): Standard => ({
  ...{ standardId, code, lessonCount, frameworkId: 1, statement: `About ${code}`, grades: [3], headings: [1] },
});
const standards = [standard(10, '3-ESS1', 0), standard(11, '3-ESS2', 1), standard(12, '3-LS1', 0)];
const headings = [{ standardId: 1, statement: 'Earth' }];
const { offers: _, ...framework } = choices.frameworks[0] as Choices['frameworks'][number];
const loaded = { framework, headings, standards, total: 3 };
const alignedTo = (code: string, lessons: 0 | 1) => ({
  standard: { standardId: 11, frameworkId: 1, code, statement: `About ${code}`, grades: [3] },
  lessons: lessons === 1 ? [{ lesson: card, match: 'partial' as const }] : [],
  total: lessons,
});

const words = { subject: (key: string) => key, gradeBand: (key: string) => `Grades ${key}`, range: (range: string) => range };
const open = (search = '', onAssign = vi.fn()) => ({
  ...renderPage(<CurriculumStandards edition="us" words={words} onAssign={onAssign} />, { at: `/curriculumstandards${search}` }),
  onAssign,
});
const row = (name: RegExp) => screen.findByRole('treeitem', { name });

beforeEach(async () => {
  await showIn('en');
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
  server.use(
    answers(listFrameworks, choices),
    answers(loadFramework, loaded),
    answers(standardLessons, alignedTo('3-ESS2', 1)),
    answers(assignedClasses, { lessons: [{ lessonId: 12, classes: [{ classId: 5, className: 'Science 3A' }] }] }),
  );
});

describe('@A-STANDARDS the search by standard', () => {
  it('asks for grade 3 at first, tells the count of each standard, and shows the lessons of the one that is chosen', async () => {
    const { user, router, onAssign } = open();
    expect(await screen.findByRole('heading', { name: 'Grade 3 standards 3' })).toBeVisible();
    expect(await row(/3-ESS1 No lessons/)).toBeVisible();
    await user.click(await row(/3-ESS2 1 lesson About 3-ESS2/));
    expect(router.state.location.search).toBe('?standard=11');
    const lesson = (await screen.findByRole('link', { name: 'Rivers at work' })).closest('li') as HTMLElement;
    expect(lesson).toHaveTextContent('Partial match');
    expect(await within(lesson).findByText('Already assigned to Science 3A')).toBeVisible();
    expect(screen.getByText('1 aligned lesson')).toBeVisible();
    await waitFor(() => expect(spoken('polite')).toContain('1 lesson aligns to 3-ESS2'));
    // the preview knows its way back
    expect(within(lesson).getByRole('link', { name: 'Preview: Rivers at work' })).toHaveAttribute('href', '/curriculumstandards/rivers/12?standard=11');
    await user.click(within(lesson).getByRole('button', { name: 'Assign: Rivers at work' }));
    expect(onAssign).toHaveBeenCalledWith(card);
  });

  it('is a tree for the keyboard: one stop, arrows, letters and Enter, and a closed heading stays closed in the address', async () => {
    const { user, router } = open();
    const heading = await row(/^Earth/);
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([heading]);
    heading.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await row(/3-ESS2/)).toHaveFocus();
    expect(document.activeElement).toHaveAttribute('aria-level', '2');
    expect(document.activeElement).toHaveAttribute('aria-posinset', '2');
    expect(document.activeElement).toHaveAttribute('aria-setsize', '3');
    await user.keyboard('3-l');
    expect(await row(/3-LS1/)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(router.state.location.search).toBe('?closed=1');
    expect(screen.getAllByRole('treeitem')).toHaveLength(1);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?standard=11'));
    expect(await row(/3-ESS2/)).toHaveAttribute('aria-selected', 'true');
  });

  it('finds by code, says how many, marks the code, and comes back to the tree', async () => {
    server.use(
      answers(searchStandards, (request) => {
        const isKnown = new URL(request.url).searchParams.get('search') === '3ess2';
        return { frameworks: [framework], headings: [], standards: isKnown ? standards.slice(1, 2) : [], total: isKnown ? 1 : 0 };
      }),
    );
    const { user, router } = open('?closed=1&standard=11');
    await row(/^Earth/);
    await user.type(screen.getByRole('searchbox'), '3ess2{Enter}');
    const found = await screen.findByRole('link', { name: /3-ESS2 1 lesson About 3-ESS2 NGSS · Grade 3/ });
    expect(within(found).getByText('3-ESS2').tagName).toBe('MARK');
    expect(found).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(spoken('polite')).toContain('1 standard found'));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'zebra{Enter}');
    expect(await screen.findByRole('heading', { name: 'No standard has “zebra”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(router.state.location.search).toBe('?standard=11&closed=1');
    await waitFor(async () => expect(await row(/^Earth/)).toHaveFocus());
  });

  it('says where no lesson aligns, and leads to the next standard that has some and to grades that have', async () => {
    server.use(answers(standardLessons, (request) => (request.url.includes('/12/') ? alignedTo('3-LS1', 0) : alignedTo('3-ESS2', 1))));
    const { user, router } = open('?standard=12');
    expect(await screen.findByRole('heading', { name: 'No lessons align to this standard yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Grade 4' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to 3-ESS2' }));
    expect(router.state.location.search).toBe('?standard=11');
    expect(await screen.findByRole('link', { name: 'Rivers at work' })).toBeVisible();
  });

  it('says that the framework has nothing for the grade, offers the grades it has, and the further set that has some', async () => {
    const asked: string[] = [];
    server.use(
      answers(loadFramework, (request) => {
        const query = new URL(request.url).searchParams;
        asked.push(query.toString());
        return query.get('grade') === '6' && !query.has('sets') ? refusal('framework_not_for_grade') : loaded;
      }),
    );
    const { user, router } = open('?grade=6');
    expect(await screen.findByRole('heading', { name: 'NGSS has nothing for this grade' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Literacy in science' }));
    expect(await row(/3-ESS1/)).toBeVisible();
    expect(asked.at(-1)).toBe('subject=science&grade=6&batches=1&sets=90');
    await user.click(screen.getByRole('checkbox', { name: 'Literacy in science' }));
    await user.click(await screen.findByRole('button', { name: 'Grade 4' }));
    expect(router.state.location.search).toBe('?grade=4');
    expect(screen.getByRole('combobox', { name: 'Grade' })).toHaveFocus();
    expect(await screen.findByRole('heading', { name: 'Grade 4 standards 3' })).toBeVisible();
  });

  it('can be tried again when the standards or the frameworks did not come', async () => {
    server.use(drops(loadFramework));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'The standards could not be retrieved' })).toBeVisible();
    server.use(answers(loadFramework, loaded));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/3-ESS1/)).toBeVisible();
  });

  it('says when the chosen standard has gone, and when there is no framework at all', async () => {
    server.use(refuses(standardLessons, 'standard_not_found'));
    const gone = open('?standard=77');
    expect(await screen.findByRole('heading', { name: 'This standard is no longer here' })).toBeVisible();
    gone.unmount();
    store.dispatch(api.util.resetApiState());
    server.use(answers(listFrameworks, { frameworks: [], sets: [] }));
    open();
    expect(await screen.findByRole('heading', { name: 'No frameworks yet' })).toBeVisible();
  });

  it('loads more standards and goes to the first new one', async () => {
    const many = Array.from({ length: 30 }, (_, at) => standard(100 + at, `N-${at}`, 0));
    server.use(
      answers(loadFramework, (request) => {
        const shown = new URL(request.url).searchParams.get('batches') === '2' ? 30 : 24;
        return { ...loaded, standards: many.slice(0, shown), total: 30 };
      }),
    );
    const { user, router } = open();
    expect(await row(/N-23/)).toHaveAttribute('aria-setsize', '-1');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(router.state.location.search).toBe('?batches=2');
    expect(await row(/N-24/)).toHaveFocus();
    expect(document.activeElement).toHaveAttribute('aria-setsize', '30');
  });
});
