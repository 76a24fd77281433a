import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lesson } from '../../testing/given-lesson.ts';
import { renderAt } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/words.ts';
import type { Preview } from './api.ts';
import { PreviewProvider, type PreviewWork } from './preview-context.ts';
import { PreviewPanes } from './preview-panes.tsx';

it('@A-PREVIEW tells what each standard says, and which the lesson meets in part', async () => {
  await showIn('en');
  const standards: Preview['standards'] = [
    { framework: 'ngss', code: '4-ESS2-2', match: 'partial', statement: 'Use data from maps.' },
    { framework: 'state', code: 'SCI.4.1', match: 'full' },
  ];
  const preview = { lessonId: 3, lesson, answers: [], skills: ['cause-effect'], standards, guides: [] } as unknown as Preview;
  const work = { preview, lesson, part: lesson.parts[0], lang: 'en-US', level: 1 } as unknown as PreviewWork;
  const { user } = renderAt(
    <PreviewProvider value={work}>
      <PreviewPanes passage="" renderQuestion={() => null} />
    </PreviewProvider>,
  );
  await user.click(screen.getByText('About this lesson'));
  const list = screen.getByText('Standards').nextElementSibling as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['4-ESS2-2 (in part) Use data from maps.', 'SCI.4.1']);
});
