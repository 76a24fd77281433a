import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-screen.tsx';
import { spoken } from '../testing/spoken.ts';
import { CopyField } from './copy-field.tsx';

const field = <CopyField label="Class code" value="QTR-4M7" copiedWords="Class code copied" />;
const setClipboard = (clipboard: unknown) => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
const button = () => screen.getByRole('button', { name: /Class code/ });

describe('copy field', () => {
  afterEach(() => setClipboard(undefined));

  it('copies and says so', async () => {
    const { user } = renderAt(field);
    const writeText = vi.fn().mockResolvedValue(undefined);
    setClipboard({ writeText });
    await user.click(button());
    expect(writeText).toHaveBeenCalledWith('QTR-4M7');
    expect(await screen.findByText('Copied')).toBeVisible();
    await waitFor(() => expect(spoken('polite')).toEqual(['Class code copied']));
  });

  it.each([
    ['absent, as on plain http', undefined],
    ['forbidden', { writeText: () => Promise.reject(new Error('denied')) }],
  ])('selects the words and tells the keys when the clipboard is %s', async (_why, clipboard) => {
    const { user } = renderAt(field);
    setClipboard(clipboard);
    await user.click(button());
    expect(await screen.findByText(/Press Ctrl\+C/, { selector: 'p' })).toBeVisible();
    expect(getSelection()?.toString()).toBe('QTR-4M7');
    expect(screen.queryByText('Copied')).toBeNull();
  });
});
