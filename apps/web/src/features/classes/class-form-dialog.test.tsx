import { type ClassSummary, createClass, updateClass } from '@alba/contract/classes';
import type { RefusalCode } from '@alba/contract/refusals';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { aClass, givenClasses, science } from '../../testing/given-classes.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { ClassManager } from './class-manager.tsx';

const server = standInServer();
const given = (classes: ClassSummary[]) => givenClasses(server, classes);

const open = () => renderPage(<ClassManager />, { at: '/teacher/classes' });
const dialog = () => screen.getByRole('dialog');

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { displayName: 'Amara Okafor' });
  store.dispatch(api.util.resetApiState());
});

describe('@C-LIST creating a class', () => {
  async function openForm(state = given([science])) {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Create class' }));
    const form = within(dialog());
    return { ...view, state, form, name: form.getByLabelText('Class name'), send: () => view.user.click(form.getByRole('button', { name: 'Create class' })) };
  }

  it('sends name, description and picture, then shows the new class', async () => {
    const { user, form, name, send, state, router } = await openForm();
    const urls: URL[] = [];
    server.use(
      answers(createClass, (request) => {
        urls.push(new URL(request.url));
        const made = aClass(9, 'Math Lab', { avatar: 'bee' });
        state.classes = [...state.classes, made];
        return made;
      }),
    );
    await user.type(name, '  Math Lab ');
    await user.type(form.getByLabelText(/^Description/), 'Tue');
    await user.click(form.getByRole('radio', { name: 'Bee' }));
    await send();
    expect(await screen.findByRole('heading', { level: 2, name: 'Math Lab' })).toBeVisible();
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toEqual({ name: 'Math Lab', description: 'Tue', avatar: 'bee' });
    expect(router.state.location.search).toBe('?class=9');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs a name, in the words of the specification', async () => {
    const { send, name } = await openForm();
    await send();
    expect(screen.getByText('Class name is required.')).toBeVisible();
    expect(name).toHaveFocus();
  });

  it.each(['5th Grade Science', ' 5TH grade  science ', '5th Gräde Science'])('knows a name that is taken before asking: %j', async (typed) => {
    const { user, name, send } = await openForm();
    await user.type(name, typed);
    await send();
    expect(screen.getByText('You already have a class with this name.')).toBeVisible();
  });

  it('counts from fifty characters and refuses sixty, as a person counts them', async () => {
    const { user, name, send, form } = await openForm();
    await user.click(name);
    await user.paste('a'.repeat(49));
    expect(form.queryByText(/characters$/)).toBeNull();
    await user.paste('é');
    expect(form.getByText('50 of 59 characters')).toBeVisible();
    await user.paste('👩‍👩‍👧'.repeat(9));
    expect(form.getByText('59 of 59 characters')).toBeVisible();
    await user.paste('x');
    await send();
    expect(form.getByText('Use at most 59 characters.')).toBeVisible();
  });

  it('tells two errors at a time in a summary', async () => {
    const { user, form, send } = await openForm();
    await user.click(form.getByLabelText(/^Description/));
    await user.paste('d'.repeat(60));
    await send();
    expect(form.getByText('2 things need your attention')).toBeVisible();
  });

  it('sends a lost wish again under the same key, and other words under another', async () => {
    const keys: (string | null)[] = [];
    server.use(
      answers(createClass, (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return refusal('unavailable');
      }),
    );
    const { user, name, send } = await openForm();
    await user.type(name, 'Math');
    await send();
    await waitFor(() => expect(keys).toHaveLength(1));
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.type(name, ' Lab');
    await send();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(name).toHaveValue('Math Lab');
  });

  const told: Partial<Record<RefusalCode, string>> = {
    class_name_taken: 'You already have a class with this name.',
    class_changed: 'Somebody else changed this class meanwhile',
    class_not_found: 'This class isn’t here any more',
  };

  it.each(createClass.refusals)('tells a refusal: %s', async (code) => {
    server.use(refuses(createClass, code));
    const { user, name, send, form } = await openForm();
    await user.type(name, 'Math Lab');
    await send();
    expect(await form.findByText(told[code] ?? `no words for ${code}`)).toBeVisible();
  });

  it.each(updateClass.refusals)('tells a refusal of a change, and keeps what was typed: %s', async (code) => {
    given([science]);
    server.use(refuses(updateClass, code));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const form = within(dialog());
    await user.type(form.getByLabelText('Class name'), ' B');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(told[code] ?? `no words for ${code}`)).toBeVisible();
    expect(form.getByLabelText('Class name')).toHaveValue('5th Grade Science B');
  });

  it('saves over another’s change only when asked a second time, with the revision it was shown', async () => {
    const state = given([science]);
    const revisions: number[] = [];
    server.use(
      answers(updateClass, async (request) => {
        const { revision } = (await request.json()) as { revision: number };
        revisions.push(revision);
        state.classes = [{ ...science, revision: 4 }];
        return revision === 4 ? { ...science, revision: 5 } : refusal('class_changed');
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
    await screen.findByText('Somebody else changed this class meanwhile');
    await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(revisions).toEqual([3, 4]);
  });
});
