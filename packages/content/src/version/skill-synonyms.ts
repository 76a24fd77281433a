import type { SkillId } from '@alba/domain/skills';

/** Other words under which a teacher may look for a skill, beside its name. */
export const skillSynonyms: Partial<Record<SkillId, { en: string; pt: string; es: string }>> = {
  'authors-perspective': { en: 'point of view', pt: 'perspectiva do autor', es: 'punto de vista' },
  'cause-effect': { en: 'consequence', pt: 'consequência', es: 'consecuencia' },
  'mathematical-reasoning': { en: 'math maths', pt: 'matemática', es: 'matemáticas' },
  'sequence-patterns': { en: 'order', pt: 'ordem', es: 'orden' },
  'use-vocabulary': { en: 'words', pt: 'palavras', es: 'palabras' },
};
