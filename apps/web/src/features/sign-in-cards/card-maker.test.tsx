import { makeSignInCards } from '@alba/contract/pupils';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { beginAsTeacher, givenClass, maya } from '../../testing/second-grade.ts';
import { answers, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { CardMaker } from './card-maker.tsx';

const server = standInServer();
beginAsTeacher();

describe('@C-STUDENTS sign-in cards', () => {
  const cardOf = ({ individualId, firstName, lastName, username }: typeof maya) => ({
    individualId,
    firstName,
    lastName,
    username,
    secret: `1.${'a'.repeat(22)}`,
    code: 'JKM346',
  });

  it('are made for one, some or all, and bear what a child needs', async () => {
    givenClass(server);
    const asked: unknown[] = [];
    server.use(
      answers(makeSignInCards, async (request) => {
        asked.push(await request.json());
        return { cards: [cardOf(maya)] };
      }),
    );
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderPage(<CardMaker classId={1} />);
    const all = await screen.findByRole('checkbox', { name: 'All students' });
    expect(all).toBeChecked();
    expect(screen.getByRole('button', { name: 'Make 2 cards' })).toBeVisible();
    await user.click(all);
    await user.click(screen.getByRole('button', { name: 'Make 0 cards' }));
    expect(screen.getByText('Choose at least one student.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Maya Torres' }));
    expect(all).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Make 1 card' }));
    expect(await screen.findByRole('heading', { level: 2, name: '1 card is ready' })).toHaveFocus();
    expect(asked).toEqual([{ studentIds: [11] }]);
    const card = within(screen.getByRole('article', { name: 'Maya Torres' }));
    for (const words of ['maya.torres', 'JKM-346', 'Cedar Hollow', 'localhost:3000/login/card']) expect(card.getByText(words)).toBeVisible();
    expect(card.getByRole('img', { name: 'QR code of Maya Torres' })).toBeVisible();
    expect(card.queryByText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('begin with one student where the teacher comes from that one', async () => {
    givenClass(server);
    renderPage(<CardMaker classId={1} studentId={12} />);
    expect(await screen.findByRole('checkbox', { name: 'Sam Okonkwo' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Maya Torres' })).not.toBeChecked();
  });

  it.each(makeSignInCards.refusals)('tell why they were not made: %s', async (code) => {
    givenClass(server);
    server.use(refuses(makeSignInCards, code));
    const { user } = renderPage(<CardMaker classId={1} />);
    await user.click(await screen.findByRole('button', { name: 'Make 2 cards' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/class|student|school/);
  });
});
