import { expect, it } from 'vitest';
import { skillCode, skillIds } from './index.ts';

it('@K-SKILLS every skill has an identifier for elementary and one for middle grades, none of them twice', () => {
  const codes = skillIds.flatMap((skill) => [skillCode(skill, 'elementary'), skillCode(skill, 'middle')]);
  expect(new Set(codes).size).toBe(2 * 17);
  expect(codes).toContain('cause-effect.elementary');
  expect(codes).toContain('authors-perspective.middle');
});
