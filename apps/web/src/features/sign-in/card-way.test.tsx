import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rememberScreen } from '../../lib/session/last-screen.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CardWay } from './card-way.tsx';

afterEach(() => sessionStorage.clear());

const shownTo = () => {
  cleanup();
  renderPage(<CardWay />, { at: '/login' });
  return screen.getByRole('link', { name: 'Sign-in card' }).getAttribute('href');
};

it('@P-LOGIN leads to the card, and back to the screen of the class while that is open', () => {
  expect(shownTo()).toBe('/login/card');
  rememberScreen('BCD-FGH', 60);
  expect(shownTo()).toBe('/login/class/BCD-FGH');
  rememberScreen('BCD-FGH', 0);
  expect(shownTo()).toBe('/login/card');
  sessionStorage.setItem('classScreen', '{"code":7}');
  expect(shownTo()).toBe('/login/card');
  sessionStorage.setItem('classScreen', 'damaged');
  expect(shownTo()).toBe('/login/card');
});
