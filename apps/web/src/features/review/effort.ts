import type { ReviewedAnswer } from '@alba/contract/attempts';

export type Effort = { kind: 'fixed'; count: number } | { kind: 'wrote'; count: number } | { kind: 'answered'; count: number } | undefined;

/** One true thing to say of a student's effort: what was put right on a later try, what was written, or how much was answered. Never a rank. */
export function effortOf(answers: readonly ReviewedAnswer[]): Effort {
  const fixed = answers.filter(({ mark, tries }) => mark === 'correct' && tries > 1).length;
  if (fixed > 0) return { kind: 'fixed', count: fixed };
  const wrote = answers.filter(({ response }) => response?.kind === 'open-response' && response.text.trim() !== '').length;
  if (wrote > 0) return { kind: 'wrote', count: wrote };
  const answered = answers.filter(({ mark }) => mark !== 'incomplete').length;
  return answered > 0 ? { kind: 'answered', count: answered } : undefined;
}
