import { useSyncExternalStore } from 'react';

/** How this person likes to read on this device, and who wants no shortcuts at home; kept in local storage. */
export type Settings = {
  isDyslexiaFont: boolean;
  contrast: 'standard' | 'high';
  textSize: 'small' | 'medium' | 'large';
  /** Teachers, by their person id, who asked not to see the landing window again: a device may have several. */
  withoutLanding: readonly number[];
};

const key = 'settings';
const standard: Settings = { isDyslexiaFont: false, contrast: 'standard', textSize: 'medium', withoutLanding: [] };
const listeners = new Set<() => void>();
let settings: Settings = standard;

/** Takes what the device remembers and shows it. Called once before mounting. */
export function startSettings(): void {
  settings = read();
  show();
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    settings = read();
    changed();
  });
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // storage full or forbidden: the choice holds for this tab
  }
  changed();
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => settings);
}

/** For `data-reading-font`: the main area, and what floats above it. */
export function useReadingFont(): 'dyslexia' | undefined {
  return useSettings().isDyslexiaFont ? 'dyslexia' : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  show();
  for (const listener of listeners) listener();
}

function show(): void {
  const { dataset } = document.documentElement;
  if (settings.contrast === 'high') dataset.theme = 'contrast';
  else delete dataset.theme;
  if (settings.textSize === 'medium') delete dataset.textSize;
  else dataset.textSize = settings.textSize;
}

function read(): Settings {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    return {
      isDyslexiaFont: saved.isDyslexiaFont === true,
      contrast: saved.contrast === 'high' ? 'high' : 'standard',
      textSize: saved.textSize === 'small' || saved.textSize === 'large' ? saved.textSize : 'medium',
      withoutLanding: Array.isArray(saved.withoutLanding) ? saved.withoutLanding.filter((one) => Number.isInteger(one)) : [],
    };
  } catch {
    return standard;
  }
}
