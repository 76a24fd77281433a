import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearToasts } from '../ui/toast.ts';
import { forgetSpoken } from './spoken.ts';
import { showIn } from './words.ts';

beforeEach(async () => {
  await showIn('en');
});

afterEach(() => {
  cleanup();
  clearToasts();
  forgetSpoken();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout: media queries are answered by the tests that need them, scrolling is nothing.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Range.prototype.getBoundingClientRect ??= () => Element.prototype.getBoundingClientRect.call(document.body);
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;
