import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { LevelChooser } from './level-chooser.tsx';

describe('@C-LEVELS the reading recommendation', () => {
  it('marks the level for a grade once one is chosen, and changes nothing by itself', async () => {
    const chosen: number[] = [];
    const { user } = renderPage(<LevelChooser level={2} levels={[1, 2, 3, 4]} gradeBand="3-5" onChoose={(level) => chosen.push(level)} />);
    await user.click(screen.getByRole('button', { name: 'Level 2 of 4' }));
    expect(screen.queryByText('Suggested')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Our suggestion for readers in'), 'Grade 4');
    expect(screen.getByRole('radio', { name: /Level 3.*Suggested/ })).not.toBeChecked();
    expect(chosen).toEqual([]);
  });
});
