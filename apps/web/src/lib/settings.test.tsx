import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Frame } from '../app/frame/frame.tsx';
import { renderAt } from '../testing/render-screen.tsx';
import { unregisterServiceWorkers } from './service-worker.ts';
import { changeSettings, startSettings } from './settings.ts';

const saved = () => JSON.parse(localStorage.getItem('settings') ?? '{}');
const open = () =>
  renderAt(
    <Frame template="standard" title="" viewer={undefined} edition="us">
      <h1>Page</h1>
    </Frame>,
  );

describe('reading settings', () => {
  afterEach(() => act(() => changeSettings({ isDyslexiaFont: false, contrast: 'standard', textSize: 'medium' })));

  it('puts the dyslexia-friendly font on the main area and keeps it (F-FONT)', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(screen.getByRole('switch', { name: 'Dyslexia-friendly font' }));
    expect(screen.getByRole('main')).toHaveAttribute('data-reading-font', 'dyslexia');
    expect(saved().isDyslexiaFont).toBe(true);
  });

  it('shows contrast and text size on the whole page', () => {
    act(() => changeSettings({ contrast: 'high', textSize: 'large' }));
    expect(document.documentElement.dataset).toMatchObject({ theme: 'contrast', textSize: 'large' });
    act(() => changeSettings({ contrast: 'standard', textSize: 'medium' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.documentElement).not.toHaveAttribute('data-text-size');
  });

  it.each(['not json', '{"contrast":"loud","textSize":7,"isDyslexiaFont":"yes"}', 'null'])('starts plain when storage holds %s', (text) => {
    localStorage.setItem('settings', text);
    act(() => startSettings());
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.documentElement).not.toHaveAttribute('data-text-size');
  });

  it('works when the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    act(() => changeSettings({ contrast: 'high' }));
    expect(document.documentElement.dataset.theme).toBe('contrast');
  });
});

describe('service workers (F-SW)', () => {
  const setWorkers = (value: unknown) => Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  afterEach(() => setWorkers(undefined));

  it('unregisters every one that an earlier version left', async () => {
    const workers = [{ unregister: vi.fn() }, { unregister: vi.fn() }];
    setWorkers({ getRegistrations: async () => workers });
    await unregisterServiceWorkers();
    for (const worker of workers) expect(worker.unregister).toHaveBeenCalledOnce();
  });

  it('goes on where there are none to ask', async () => {
    setWorkers(undefined);
    await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
    setWorkers({ getRegistrations: () => Promise.reject(new Error('insecure')) });
    await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
  });
});
