import type { SkillId } from '@alba/domain/skills';

/** Names of the skills as teachers type them into a search; screens have their own messages. */
export const skillWords: Record<SkillId, { en: string; pt: string; es: string }> = {
  'analyze-interpret-data': { en: 'analyze and interpret data', pt: 'analisar e interpretar dados', es: 'analizar e interpretar datos' },
  'analyze-media': { en: 'analyze media', pt: 'analisar mídias', es: 'analizar medios' },
  'authors-perspective': { en: "author's perspective", pt: 'perspectiva do autor ponto de vista', es: 'perspectiva del autor punto de vista' },
  'cause-effect': { en: 'cause and effect', pt: 'causa e efeito consequência', es: 'causa y efecto consecuencia' },
  'cite-text-evidence': { en: 'cite text evidence', pt: 'citar evidências do texto', es: 'citar evidencias del texto' },
  'claims-evidence-reasoning': { en: 'claims evidence reasoning', pt: 'afirmação evidência e raciocínio', es: 'afirmación evidencia y razonamiento' },
  'compare-contrast': { en: 'compare and contrast', pt: 'comparar e contrastar', es: 'comparar y contrastar' },
  'construct-interpret-models': { en: 'construct and interpret models', pt: 'construir e interpretar modelos', es: 'construir e interpretar modelos' },
  'engineering-design': { en: 'engineering design', pt: 'projeto de engenharia', es: 'diseño de ingeniería' },
  'fact-opinion': { en: 'fact and opinion', pt: 'fato e opinião', es: 'hecho y opinión' },
  'main-idea-details': { en: 'main idea and details', pt: 'ideia principal e detalhes', es: 'idea principal y detalles' },
  'make-inferences': { en: 'make inferences', pt: 'fazer inferências', es: 'hacer inferencias' },
  'mathematical-reasoning': { en: 'mathematical reasoning math', pt: 'raciocínio matemático matemática', es: 'razonamiento matemático matemáticas' },
  'problem-solution': { en: 'problem and solution', pt: 'problema e solução', es: 'problema y solución' },
  'sequence-patterns': { en: 'sequence and patterns order', pt: 'sequência e padrões ordem', es: 'secuencia y patrones orden' },
  'summarize-synthesize': { en: 'summarize and synthesize', pt: 'resumir e sintetizar', es: 'resumir y sintetizar' },
  'use-vocabulary': { en: 'use vocabulary words', pt: 'usar vocabulário palavras', es: 'usar vocabulario palabras' },
};
