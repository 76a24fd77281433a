import { type PassageSheet, printOwnPassage, printPassage } from '@alba/contract/printing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { rich } from '../../testing/given-lesson.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { showIn } from '../../testing/words.ts';
import { PassagePrint } from './passage-print.tsx';

const server = standInServer();
const sheet: PassageSheet = {
  lessonId: 3,
  slug: 'why-volcanoes-wake',
  lessonTitle: 'Why Volcanoes Wake',
  edition: 'us',
  gradeBand: '3-5',
  className: '5th Grade Science',
  level: 3,
  levelCount: 4,
  part: 'connect',
  resource: { id: 'mountain', kind: 'passage', title: 'The Mountain', figures: [] },
  paragraphs: [{ number: 1, units: [{ number: 1, text: [...rich('Melted rock is '), { type: 'vocabulary', text: 'magma', word: 'magma' }] }] }],
  words: [{ id: 'magma', word: 'magma', definition: 'hot, melted rock' }],
};

const print = vi.fn();
beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
  store.dispatch(api.util.resetApiState());
});

const open = (isTeacher: boolean, at = '/lesson/why-volcanoes-wake/3/mountain/connect/readingLevel/3/print') =>
  renderPage(
    <PassagePrint
      isTeacher={isTeacher}
      lessonId={3}
      part="connect"
      resourceId="mountain"
      level={3}
      activityId={isTeacher ? undefined : 5}
      mark={null}
      renderTable={() => null}
    />,
    { at },
  );

describe('@S-PRINT the printable passage', () => {
  it('has the class, lines for name and date, numbered paragraphs and the words to know, and opens the dialog once', async () => {
    const asked: string[] = [];
    server.use(
      answers(printOwnPassage, (request) => {
        asked.push(new URL(request.url).search);
        return sheet;
      }),
    );
    open(false);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Mountain' })).toBeVisible();
    expect(asked).toEqual(['?level=3&activityId=5']);
    for (const words of ['Name', 'Date', '5th Grade Science', 'hot, melted rock']) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('Melted rock is').closest('p')).toHaveTextContent(/^1Melted rock is magma/);
    expect(screen.getByText('Why Volcanoes Wake, Connect. Level 3 of 4')).toBeVisible();
    expect(document.title).toContain('The Mountain');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('names the level as teachers do, for teachers only (D76)', async () => {
    server.use(answers(printPassage, () => ({ ...sheet, className: undefined })));
    open(true);
    expect(await screen.findByText('Why Volcanoes Wake, Connect. 700L–850L, estimated')).toBeVisible();
    expect(screen.queryByText('5th Grade Science')).toBeNull();
  });

  it('waits for a picture before the dialog opens, also for one that never comes', async () => {
    const lead = { media: 'a.svg', width: 320, height: 200, description: 'A mountain.' };
    server.use(answers(printOwnPassage, () => ({ ...sheet, resource: { ...sheet.resource, lead } })));
    open(false);
    const picture = await screen.findByRole('img', { name: 'A mountain.' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(print).not.toHaveBeenCalled();
    picture.dispatchEvent(new Event('error'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('gives the margins of the paper their words in the language shown, and takes them away again', async () => {
    await showIn('pt');
    server.use(answers(printOwnPassage, () => sheet));
    const { unmount } = open(false);
    await screen.findByRole('heading', { level: 1 });
    const { style } = document.documentElement;
    expect([style.getPropertyValue('--sheet-page'), style.getPropertyValue('--sheet-of')]).toEqual(['"Página "', '" de "']);
    expect(style.getPropertyValue('--sheet-head')).toBe('"Why Volcanoes Wake, Conectar. Nível 3 de 4"');
    unmount();
    expect(style.getPropertyValue('--sheet-head')).toBe('');
    await showIn('en');
  });

  it('puts a wrong title in the address right (D81)', async () => {
    server.use(answers(printOwnPassage, () => sheet));
    const { router } = open(false, '/lesson/other/3/mountain/connect/readingLevel/3/print?activity=5');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/why-volcanoes-wake/3/mountain/connect/readingLevel/3/print'));
    expect(router.state.location.search).toBe('?activity=5');
  });

  it.each([
    ['assignment_not_found', /belongs to no lesson that you have/],
    ['assignment_not_open', /opens later/],
    ['assignment_closed', /closed this lesson/],
    ['level_locked', /chose another reading level/],
    ['text_not_found', /not in the library/],
  ] as const)('says why nothing can be printed: %s', async (code, words) => {
    server.use(refuses(printOwnPassage, code));
    const close = vi.fn();
    vi.stubGlobal('close', close);
    const { user } = open(false);
    expect(await screen.findByRole('heading', { name: 'This passage could not be printed' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
    expect(print).not.toHaveBeenCalled();
  });

  it('tries again after the connection broke', async () => {
    server.use(drops(printOwnPassage));
    const { user } = open(false);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(answers(printOwnPassage, () => sheet));
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Mountain' })).toBeVisible();
  });
});
