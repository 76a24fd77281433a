/** The seventeen skills of product.md section 3, with their short codes of the content plan. */
export const skillIds = [
  'analyze-interpret-data',
  'analyze-media',
  'authors-perspective',
  'cause-effect',
  'cite-text-evidence',
  'claims-evidence-reasoning',
  'compare-contrast',
  'construct-interpret-models',
  'engineering-design',
  'fact-opinion',
  'main-idea-details',
  'make-inferences',
  'mathematical-reasoning',
  'problem-solution',
  'sequence-patterns',
  'summarize-synthesize',
  'use-vocabulary',
] as const;
export type SkillId = (typeof skillIds)[number];
