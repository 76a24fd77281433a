import type { SkillId } from './skill-ids.ts';

/** What a skill is called, in every language of the product: on screens, on paper and in a search. */
export const skillNames: Record<SkillId, { en: string; pt: string; es: string }> = {
  'analyze-interpret-data': { en: 'Analyze and interpret data', pt: 'Analisar e interpretar dados', es: 'Analizar e interpretar datos' },
  'analyze-media': { en: 'Analyze media', pt: 'Analisar mídias', es: 'Analizar medios' },
  'authors-perspective': { en: 'Author’s perspective', pt: 'Ponto de vista do autor', es: 'Perspectiva del autor' },
  'cause-effect': { en: 'Cause and effect', pt: 'Causa e efeito', es: 'Causa y efecto' },
  'cite-text-evidence': { en: 'Cite text evidence', pt: 'Citar evidências do texto', es: 'Citar evidencia del texto' },
  'claims-evidence-reasoning': { en: 'Claims, evidence and reasoning', pt: 'Afirmação, evidência e raciocínio', es: 'Afirmación, evidencia y razonamiento' },
  'compare-contrast': { en: 'Compare and contrast', pt: 'Comparar e contrastar', es: 'Comparar y contrastar' },
  'construct-interpret-models': { en: 'Construct and interpret models', pt: 'Construir e interpretar modelos', es: 'Construir e interpretar modelos' },
  'engineering-design': { en: 'Engineering design', pt: 'Projeto de engenharia', es: 'Diseño de ingeniería' },
  'fact-opinion': { en: 'Fact and opinion', pt: 'Fato e opinião', es: 'Hecho y opinión' },
  'main-idea-details': { en: 'Main idea and details', pt: 'Ideia principal e detalhes', es: 'Idea principal y detalles' },
  'make-inferences': { en: 'Make inferences', pt: 'Fazer inferências', es: 'Hacer inferencias' },
  'mathematical-reasoning': { en: 'Mathematical reasoning', pt: 'Raciocínio matemático', es: 'Razonamiento matemático' },
  'problem-solution': { en: 'Problem and solution', pt: 'Problema e solução', es: 'Problema y solución' },
  'sequence-patterns': { en: 'Sequence and patterns', pt: 'Sequências e padrões', es: 'Secuencias y patrones' },
  'summarize-synthesize': { en: 'Summarize and synthesize', pt: 'Resumir e sintetizar', es: 'Resumir y sintetizar' },
  'use-vocabulary': { en: 'Use vocabulary', pt: 'Usar vocabulário', es: 'Usar vocabulario' },
};
