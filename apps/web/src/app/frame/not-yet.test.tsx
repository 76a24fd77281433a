import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { NotYet } from './not-yet.tsx';

beforeEach(startSignedOut);

describe('a page that comes later', () => {
  it('leads home', () => {
    signInAs('teacher');
    renderPage(<NotYet />, { at: '/reports' });
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  });

  it('does not lead an administrator back to the page they are on', () => {
    signInAs('admin');
    renderPage(<NotYet />, { at: '/analytics' });
    expect(screen.getByRole('heading', { name: 'Nothing to show here yet' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go home' })).toBeNull();
  });
});
