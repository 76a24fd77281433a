import * as contract from '@alba/contract/attempts';
import { loadActivitySpeech, type Speech } from '@alba/contract/speech';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { activityOf, lesson } from '../../testing/given-lesson.ts';
import { givenVoice } from '../../testing/given-voice.ts';
import { givenWork, openLesson } from '../../testing/given-work.tsx';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { spoken } from '../../testing/spoken.ts';
import { answers, drops, standInServer } from '../../testing/stand-in-server.ts';

const server = standInServer();
const listenButton = () => screen.findByRole('button', { name: 'Listen' });
const bar = () => screen.findByRole('region', { name: 'Read aloud' });
const lit = () => document.querySelector('[data-being-read]')?.textContent?.trim();
const choice = () => screen.getByRole('radio', { name: /It is lighter/ });

beforeEach(() => {
  startSignedOut();
  signInAs('student');
  store.dispatch(api.util.resetApiState());
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await new Promise((resolve) => setTimeout(resolve, 30));
});

async function listening() {
  givenWork(server);
  const voice = givenVoice('en-US');
  const shown = await openLesson();
  await shown.user.click(await listenButton());
  return { ...shown, voice, bar: await bar() };
}

describe('@S-READALOUD without anything that can read', () => {
  it('shows the button disabled with the reason', async () => {
    givenWork(server);
    const { user } = await openLesson();
    const button = await listenButton();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAccessibleDescription('This device has no voice that can read to you.');
    await user.click(button);
    expect(screen.queryByRole('region', { name: 'Read aloud' })).toBeNull();
  });
  it('has no button where there is nothing to read', async () => {
    givenWork(server);
    await openLesson('/lesson/the-smoking-field/3/activity/5/questions?part=connect');
    await screen.findByText('How tall was the cone?');
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
  });
});

describe('@S-READALOUD by a voice of the device', () => {
  it('reads sentence by sentence and lights what it reads', async () => {
    const { voice, user } = await listening();
    expect(voice.said()).toEqual(['Smoke came out, level 2.']);
    await waitFor(() => expect(lit()).toBe('Smoke came out, level 2.'));
    act(() => voice.finish());
    expect(voice.said().at(-1)).toBe('It was magma');
    await waitFor(() => expect(lit()).toBe('It was magma'));
    act(() => voice.reach(7));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(voice.said().at(-1)).toBe('magma');
    await user.click(screen.getByRole('button', { name: 'Back one sentence' }));
    expect(voice.said().at(-1)).toBe('Smoke came out, level 2.');
    act(() => voice.finish());
    act(() => voice.finish());
    await waitFor(() => expect(lit()).toBe('The hill'));
  });

  it('closes answers while it plays or is paused, says why, and lets the choices be reached', async () => {
    const { user } = await listening();
    expect(screen.getByText('You are listening')).toBeVisible();
    expect(choice()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('You are listeningAnswers open again when you stop the audio.');
    await user.click(choice());
    expect(choice()).not.toBeChecked();
    choice().focus();
    expect(choice()).toHaveFocus();
    await user.type(screen.getByRole('textbox'), 'words');
    expect(screen.getByRole('textbox')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.click(choice());
    expect(choice()).not.toBeChecked();
  });

  it('is freed at once by Escape, with focus where it was, and says so', async () => {
    const { user } = await listening();
    choice().focus();
    await user.keyboard('[Escape]');
    expect(screen.queryByRole('region', { name: 'Read aloud' })).toBeNull();
    expect(choice()).toHaveFocus();
    expect(lit()).toBeUndefined();
    await waitFor(() => expect(spoken('polite')).toContain('Reading stopped. You can answer again.'));
    await user.keyboard('[Space]');
    expect(choice()).toBeChecked();
  });

  it.each(['Stop and close', 'Stop'])('is freed by %s', async (name) => {
    const { user } = await listening();
    await user.click(screen.getByRole('button', { name }));
    expect(choice()).not.toHaveAttribute('aria-disabled');
    if (name === 'Stop and close') expect(await listenButton()).toHaveFocus();
  });

  it('goes by keyboard alone: into the bar, 5 seconds by arrows, to the beginning, and back', async () => {
    const { user, bar: region, voice } = await listening();
    await waitFor(() => expect(within(region).getByRole('button', { name: 'Pause' })).toHaveFocus());
    await user.tab();
    await user.tab();
    const slider = within(region).getByRole('slider', { name: 'Place in the text' });
    expect(slider).toHaveFocus();
    await user.keyboard('[ArrowRight]');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:0[3-5] of 0:\d\d$/)));
    await user.keyboard('[ArrowLeft]');
    await waitFor(() => expect(slider).toHaveValue('0'));
    expect(voice.said().at(-1)).toBe('Smoke came out, level 2.');
    await user.keyboard('[Escape]');
    expect(await listenButton()).toHaveFocus();
  });

  it('reads at the speed that is chosen', async () => {
    const { user, voice } = await listening();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.25×');
    expect(voice.said()).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1×');
  });

  it('stops when the level or the part changes', async () => {
    const { user, router } = await listening();
    server.use(answers(contract.chooseLevel, { level: 4 }));
    await user.click(screen.getByRole('button', { name: 'Level 2 of 4' }));
    await user.click(await screen.findByRole('radio', { name: /Level 4/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Read aloud', hidden: true })).toBeNull());
    await user.keyboard('[Escape]');
    await user.click(await listenButton());
    await bar();
    await act(() => router.navigate('/lesson/the-smoking-field/3/activity/5/questions?part=connect'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Read aloud' })).toBeNull());
  });

  it('ends by itself after the last sentence, and answers are open', async () => {
    const { voice } = await listening();
    for (let sentence = 0; sentence < 4; sentence += 1) act(() => voice.finish());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Read aloud' })).toBeNull());
    expect(choice()).not.toHaveAttribute('aria-disabled');
  });

  it('tells when the voice fails', async () => {
    const { voice } = await listening();
    act(() => voice.fail());
    await waitFor(() => expect(spoken('assertive')).toContain('The audio did not start. Try again in a moment. You can go on reading.'));
    expect(choice()).not.toHaveAttribute('aria-disabled');
  });

  it('counts as being in the lesson (D22)', async () => {
    const here = vi.fn();
    document.addEventListener('read-aloud', here);
    const { voice } = await listening();
    act(() => voice.finish());
    await waitFor(() => expect(here).toHaveBeenCalled());
    document.removeEventListener('read-aloud', here);
  });

  it('does not say that answers wait where the work was turned in', async () => {
    givenWork(server, activityOf({ state: 'SUBMITTED', submittedAt: '2026-11-21T15:00:00.000Z' }));
    givenVoice('en-US');
    const { user } = await openLesson();
    await user.click(await listenButton());
    await bar();
    expect(screen.queryByText('You are listening')).toBeNull();
  });
});

describe('@S-READALOUD by prepared sounds', () => {
  const speech: Speech = {
    media: 'a.webm',
    milliseconds: 9000,
    segments: [
      {
        paragraph: 1,
        unit: 1,
        words: [
          [0, 5, 0, 400],
          [6, 10, 400, 800],
          [11, 14, 800, 1200],
          [16, 21, 1500, 2000],
          [22, 23, 2000, 2500],
        ],
      },
      {
        paragraph: 1,
        unit: 2,
        words: [
          [0, 2, 3000, 3200],
          [3, 6, 3200, 3500],
          [7, 12, 3500, 4000],
        ],
      },
      {
        paragraph: 2,
        words: [
          [0, 3, 5000, 5200],
          [4, 8, 5200, 5600],
        ],
      },
      {
        paragraph: 2,
        unit: 3,
        words: [
          [0, 1, 6000, 6100],
          [2, 6, 6100, 6500],
          [7, 11, 6500, 7000],
          [13, 18, 7200, 7700],
          [19, 20, 7700, 8200],
        ],
      },
    ],
  };
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  });

  it('plays the file of the text, and the words follow the sound', async () => {
    givenWork(server);
    const asked: string[] = [];
    server.use(
      answers(loadActivitySpeech, (request) => {
        asked.push(new URL(request.url).pathname);
        return { speech };
      }),
    );
    let audio: HTMLMediaElement | undefined;
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      audio = this;
      this.dispatchEvent(new Event('playing'));
      return Promise.resolve();
    });
    const { user } = await openLesson();
    await user.click(await listenButton());
    await bar();
    expect(asked[0]).toBe('/v1/student/activities/5/speech/resource/passage/2');
    expect(audio?.getAttribute('src')).toBe('/media/a.webm');
    if (audio) audio.currentTime = 3.6;
    await waitFor(() => expect(lit()).toBe('It was magma'));
    expect(lesson.parts[0]?.part).toBe('spark');
  });

  it('goes on with the voice of the device when the file does not come', async () => {
    givenWork(server);
    const voice = givenVoice('en-US');
    server.use(answers(loadActivitySpeech, { speech }));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
      return Promise.reject(new Error('not supported'));
    });
    const { user } = await openLesson();
    await user.click(await listenButton());
    await waitFor(() => expect(voice.said()).toEqual(['Smoke came out, level 2.']));
  });

  it('is the voice of the device when the server cannot be reached', async () => {
    givenWork(server);
    const voice = givenVoice('en-US');
    server.use(drops(loadActivitySpeech));
    const { user } = await openLesson();
    await user.click(await listenButton());
    await waitFor(() => expect(voice.said()).toHaveLength(1));
  });
});
