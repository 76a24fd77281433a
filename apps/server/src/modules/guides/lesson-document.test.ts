import { resolve } from 'node:path';
import { checkLesson } from '@alba/content/check/check-lesson';
import { buildVersion } from '@alba/content/version/build-version';
import { expect, it } from 'vitest';
import { lessonDocument } from './lesson-document.ts';

it('@K-STANDARDS tells on paper what each standard says', () => {
  const folder = resolve(import.meta.dirname, '../../../../../packages/content/fixtures/us-sci-ice-floats');
  const { lesson } = checkLesson(folder, folder);
  if (!lesson) throw new Error('the fixture has mistakes');
  const { view, key } = buildVersion(lesson);
  const standards = [
    { framework: 'ngss', code: '5-PS1-3', match: 'partial' as const, statement: 'Tell materials by their properties.' },
    { framework: 'state', code: 'SCI.4.1', match: 'full' as const },
  ];
  const document = lessonDocument({ view, key, guides: lesson.guides, standards }, 'teacher');
  expect(document?.data).toMatchObject({ standards: ['5-PS1-3 (in part): Tell materials by their properties.', 'SCI.4.1'] });
});
