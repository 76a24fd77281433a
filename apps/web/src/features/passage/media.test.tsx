import type { PictureView, ResourceView } from '@alba/content/lesson-view';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/words.ts';
import { PassagePane } from './passage-pane.tsx';

const picture = (name: string, more: Partial<PictureView> = {}): PictureView => ({
  media: `${name}.svg`,
  width: 320,
  height: 200,
  description: `A ${name}`,
  ...more,
});
const film: ResourceView = {
  id: 'film',
  kind: 'video',
  title: 'The hiss',
  media: 'film.webm',
  poster: picture('poster'),
  captions: 'film.vtt',
  descriptions: 'film-description.vtt',
  transcript: [
    { heading: 'A quiet field', text: '(Three sheep.) Paula waits.' },
    { heading: 'Smoke', text: '[hiss] It does not stop.' },
  ],
};
const passage = (figures: PictureView[], lead = picture('field')): ResourceView => ({
  id: 'text',
  kind: 'passage',
  title: 'Smoke',
  lead,
  figures: figures.map((one) => ({ after: 0, picture: one })),
  levels: { 1: { words: 1, paragraphs: [] } },
});

const show = (...resources: ResourceView[]) => renderAt(<PassagePane resources={resources} level={1} vocabulary={[]} lang="en" />);

/** jsdom plays nothing: the element only remembers what was asked of it. */
let isPaused = true;
beforeEach(() => {
  isPaused = true;
  const fire = (element: HTMLMediaElement, event: string) => element.dispatchEvent(new Event(event));
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused);
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(81);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    isPaused = false;
    fire(this, 'play');
    fire(this, 'durationchange');
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    isPaused = true;
    fire(this, 'pause');
  });
});

async function showFilm() {
  const shown = show(film);
  const player = await screen.findByRole('group', { name: 'Video: The hiss' });
  const video = player.querySelector('video') as HTMLVideoElement;
  return { ...shown, player, video };
}

describe('@S-MATHMEDIA video', () => {
  it('fetches nothing and plays nothing by itself', async () => {
    const { video } = await showFilm();
    expect(video).toHaveAttribute('preload', 'none');
    expect(video.autoplay).toBe(false);
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
    expect([...video.querySelectorAll('track')].map((track) => [track.kind, track.getAttribute('src')])).toEqual([
      ['captions', '/media/film.vtt'],
      ['descriptions', '/media/film-description.vtt'],
    ]);
  });

  it('names every control in the language shown', async () => {
    await showIn('pt');
    show(film);
    const player = within(await screen.findByRole('group', { name: 'Vídeo: The hiss' }));
    for (const name of ['Reproduzir', 'Tirar o som', 'Legendas', 'Audiodescrição']) expect(player.getByRole('button', { name })).toBeVisible();
    expect(player.getByRole('slider', { name: 'Ponto do vídeo' })).toBeInTheDocument();
    expect(player.getByRole('slider', { name: 'Volume' })).toBeVisible();
    expect(player.getByRole('combobox', { name: 'Velocidade' })).toHaveValue('1');
  });

  it('plays, moves, mutes and changes captions by keys from any control', async () => {
    const { user, video } = await showFilm();
    const captions = screen.getByRole('button', { name: 'Captions' });
    captions.focus();
    await user.keyboard('k');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    fireEvent.timeUpdate(video);
    expect(video.currentTime).toBe(10);
    expect(screen.getByRole('slider', { name: 'Place in the video' })).toHaveAttribute('aria-valuetext', '0:10 of 1:21');
    await user.keyboard('{ArrowLeft}');
    expect(video.currentTime).toBe(5);
    await user.keyboard('m');
    fireEvent.volumeChange(video);
    expect(await screen.findByRole('button', { name: 'Unmute' })).toBeVisible();
    expect(captions).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('c');
    expect(captions).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('c');
    await user.keyboard('k');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('leaves letters and arrows to the list of speeds', async () => {
    const { user, video } = await showFilm();
    screen.getByRole('combobox', { name: 'Speed' }).focus();
    await user.keyboard('m{ArrowRight}');
    expect(video.muted).toBe(false);
    expect(video.currentTime).toBe(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.25');
    expect(video.playbackRate).toBe(1.25);
  });

  it('says that a film that does not come is not available, opens the transcript and tries again', async () => {
    const { user, video } = await showFilm();
    fireEvent.error(video);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This video is not available right now');
    expect(alert).toHaveTextContent('A poster');
    expect(screen.getByRole('heading', { name: 'Smoke' })).toBeVisible();
    expect(screen.getByText('[hiss] It does not stop.')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce();
  });

  it('says when only the captions are missing', async () => {
    const { video } = await showFilm();
    fireEvent.error(video.querySelector('track[kind=captions]') as Element);
    expect(await screen.findByText(/The captions are not available right now/)).toBeVisible();
  });
});

describe('@K-MEDIA pictures', () => {
  it('offer modern formats and sizes, and fall back to the file itself', () => {
    const sources = [
      { type: 'image/avif', width: 480, media: 'a.avif' },
      { type: 'image/avif', width: 960, media: 'b.avif' },
      { type: 'image/webp', width: 480, media: 'a.webp' },
    ];
    const { container } = show(passage([], picture('field', { media: 'field.png', sources })));
    const offered = () => [...container.querySelectorAll('source')].map((source) => [source.type, source.getAttribute('srcset')]);
    expect(offered()).toEqual([
      ['image/avif', '/media/a.avif 480w, /media/b.avif 960w'],
      ['image/webp', '/media/a.webp 480w'],
    ]);
    fireEvent.error(screen.getByRole('img', { name: 'A field' }));
    expect(offered()).toEqual([]);
    expect(screen.getByRole('img', { name: 'A field' })).toHaveAttribute('src', '/media/field.png');
  });

  it('that do not come say what they show and can be asked for again', async () => {
    const { user } = show(passage([]));
    fireEvent.error(screen.getByRole('img', { name: 'A field' }));
    expect(screen.getByRole('status')).toHaveTextContent('This picture is not available right nowIt shows: A field');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('img', { name: 'A field' })).toBeVisible();
  });

  it('are enlarged with all that is said about them, one after the other by the arrow keys', async () => {
    const { user } = show(passage([picture('cone', { caption: 'Fig. 2', longDescription: 'Ash lies in layers.' })]));
    const [first] = screen.getAllByRole('button', { name: 'Enlarge picture' });
    await user.click(first as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of 2' });
    expect(within(dialog).getByRole('img', { name: 'A field' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'A cone' })).toBeVisible();
    expect(within(dialog).getByText('Ash lies in layers.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Next picture' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Larger' }));
    expect(within(dialog).getByRole('button', { name: 'Smaller' })).toBeEnabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  });
});
