import type { SkillId } from './skill-ids.ts';

export { type SkillId, skillIds } from './skill-ids.ts';
export { skillNames } from './skill-names.ts';

export type SkillStage = 'elementary' | 'middle';

/** Each skill has an elementary and a middle identifier: `cause-effect.elementary`. */
export function skillCode(skill: SkillId, stage: SkillStage): string {
  return `${skill}.${stage}`;
}
