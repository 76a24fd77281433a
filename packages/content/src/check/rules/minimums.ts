import type { SkillId } from '@alba/domain/skills';
import type { AuthoredQuestion } from '@alba/items/authored';
import type { Rule } from '../context.ts';

/** What an issue asks of every lesson (errors) and the standard of the content guide, section 2 (warnings). */
const least = { questions: 8, kinds: 4, skills: 4 };
const standard = { questions: [11, 13], kinds: 5, skills: [5, 6], perSkill: 2, parts: [14, 18], openResponses: [1, 2], trueFalse: 2 } as const;

/** Enough scored questions of enough kinds over enough skills, none of them in Learn More. */
export const minimums: Rule = ({ questions, isWhole, reportHead }) => {
  if (!isWhole) return;
  for (const { question, part, report } of questions) {
    if (part.value.part === 'learn-more' && question.kind !== 'open-response')
      report('Learn More has no scored questions: move it to Connect or Build', 'error');
  }
  const scored = questions.map((entry) => entry.question).filter((question) => question.kind !== 'open-response');
  const counts = countQuestions(scored);
  const few = (name: string, has: number, needs: number) => {
    if (has < needs) reportHead([], `the lesson has ${has} ${name}: it needs at least ${needs}`);
  };
  few('scored questions', scored.length, least.questions);
  few('kinds of question', counts.kinds.size, least.kinds);
  few('skills', counts.skills.size, least.skills);
  const outside = (name: string, has: number, [from, to]: readonly [number, number]) => {
    if (has < from || has > to) reportHead([], `the lesson has ${has} ${name}; the standard is ${from} to ${to}`, 'warning');
  };
  if (scored.length >= least.questions) outside('scored questions', scored.length, standard.questions);
  if (counts.kinds.size >= least.kinds && counts.kinds.size < standard.kinds)
    reportHead([], `the lesson has ${counts.kinds.size} kinds of question; the standard is ${standard.kinds}`, 'warning');
  if (counts.skills.size >= least.skills) outside('skills', counts.skills.size, standard.skills);
  outside('points', counts.points, standard.parts);
  outside('open responses', questions.length - scored.length, standard.openResponses);
  for (const [skill, has] of counts.skills)
    if (has < standard.perSkill) reportHead([], `the skill ${skill} has ${has} question; the standard is ${standard.perSkill} or more`, 'warning');
  if ((counts.kinds.get('true-false') ?? 0) > standard.trueFalse)
    reportHead([], `the lesson has more than ${standard.trueFalse} true/false questions`, 'warning');
};

export function countQuestions(scored: readonly Exclude<AuthoredQuestion, { kind: 'open-response' }>[]): {
  kinds: Map<string, number>;
  skills: Map<SkillId, number>;
  points: number;
} {
  const kinds = new Map<string, number>();
  const skills = new Map<SkillId, number>();
  for (const question of scored) {
    kinds.set(question.kind, (kinds.get(question.kind) ?? 0) + 1);
    skills.set(question.skill, (skills.get(question.skill) ?? 0) + 1);
  }
  return { kinds, skills, points: scored.reduce((sum, question) => sum + pointsOf(question), 0) };
}

function pointsOf(question: AuthoredQuestion): number {
  if (question.kind === 'cloze') return question.gaps.length;
  return question.kind === 'matching' ? question.rows.length : 1;
}
