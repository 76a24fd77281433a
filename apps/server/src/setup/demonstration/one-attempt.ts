import { type AttemptEvent, questionState, type ReducedAttempt, reduceAttempt } from '@alba/domain/attempts';
import type { EditionId } from '@alba/domain/editions';
import type { QuestionResponse } from '@alba/items/response';
import { sameResponse } from '@alba/items/same-response';
import { feedback, score, type TryNumber } from '@alba/items/server';
import type { KnownVersion } from '../../modules/catalog/index.ts';
import { openWords } from './open-words.ts';
import { Chance } from './random.ts';
import { answerTo, type Question } from './wrong-answers.ts';

/** How a student works. `ability` is 0 for one who gets two of three questions right. */
export type Habits = { ability: number; care: number; secondsPerQuestion: number; checks: boolean };
export type Sitting = {
  version: KnownVersion;
  edition: EditionId;
  habits: Habits;
  level: number;
  allowCheckAnswers: boolean;
  from: Date;
  /** Answers this share of the questions, then leaves; 1 answers all and turns in. */
  until: number;
  chance: Chance;
};
/** What checking told about an answer, as `answer.checked` keeps it. */
export type Told = { tried: QuestionResponse[]; feedback?: unknown; parts?: Record<string, boolean>; firstWrongStep?: string };
export type PlayedAttempt = { events: AttemptEvent[]; reduced: ReducedAttempt; told: Map<string, Told>; activeSeconds: number; lastActiveAt: Date };

/** Plays one sitting of a student through a lesson: the history it leaves, and what the one reducer makes of that history. */
export function playAttempt(sitting: Sitting): PlayedAttempt {
  const { version, from, level, until, habits, chance } = sitting;
  const events: AttemptEvent[] = [{ kind: 'begun', at: from, level }];
  const told = new Map<string, Told>();
  let seconds = chance.between(60, 240);
  const at = () => new Date(from.getTime() + seconds * 1000);
  const questions = [...version.questions];
  const reached = until >= 1 ? questions.length : Math.max(1, Math.floor(questions.length * until));
  for (const [questionId, question] of questions.slice(0, reached)) {
    seconds += Math.round(habits.secondsPerQuestion * (0.6 + chance.next()));
    if (until >= 1 && chance.happens(0.06 - habits.care * 0.05)) continue;
    if (question.key.answer.kind === 'open-response') {
      const words = openWords[sitting.edition];
      const text = chance.pick(question.question.kind === 'open-response' && question.question.recalls ? words.reasons : words.guess);
      events.push({ kind: 'saved', at: at(), questionId, rev: 1, response: { kind: 'open-response', text } });
      continue;
    }
    const tries = answerOne(sitting, question);
    for (const [index, { response, right, tell }] of tries.entries()) {
      if (index > 0) seconds += chance.between(15, 60);
      const saved = { at: at(), questionId, rev: index + 1, response };
      events.push({ kind: 'saved', ...saved });
      if (!tell) continue;
      events.push({ kind: 'checked', ...saved, right });
      told.set(questionId, tell);
    }
  }
  seconds += chance.between(10, 90);
  if (until >= 1) events.push({ kind: 'submitted', at: at(), activeSeconds: seconds });
  return { events, reduced: reduceAttempt(events), told, activeSeconds: seconds, lastActiveAt: at() };
}

type Try = { response: QuestionResponse; right: boolean; tell?: Told };

/** The answers given to one question one after the other; with checking, until it is right, locked or given up. */
function answerOne(sitting: Sitting, question: Question): Try[] {
  const { habits, allowCheckAnswers, chance } = sitting;
  // Some questions are harder than others, for everyone alike.
  const difficulty = new Chance(question.key.id).normal() * 0.6;
  const knows = chance.happens(1 / (1 + Math.exp(difficulty - 0.5 - 1.4 * habits.ability)));
  const isRight = (response: QuestionResponse) => {
    const result = score(question.key, response);
    return result.type === 'scored' && result.right;
  };
  const first = answerTo(question, knows, chance);
  if (!allowCheckAnswers || !habits.checks) return [{ response: first, right: isRight(first) }];
  const tries: Try[] = [];
  const tried: QuestionResponse[] = [];
  let response = first;
  for (;;) {
    const right = isRight(response);
    const result = score(question.key, response);
    const told = right ? undefined : feedback(question.key, response, Math.min(2, tries.length + 1) as TryNumber);
    if (!right) tried.push(response);
    tries.push({
      response,
      right,
      tell: {
        tried: [...tried],
        ...(told ? { feedback: told.text, ...(told.firstWrongStep ? { firstWrongStep: told.firstWrongStep } : {}) } : {}),
        ...(result.type === 'scored' && result.parts ? { parts: result.parts } : {}),
      },
    });
    if (questionState({ tries: tries.length, right, submitted: false }) !== 'open' || chance.happens(0.15 - habits.care * 0.1)) return tries;
    const next = answerTo(question, chance.happens(0.55 + habits.ability * 0.15), chance);
    if (tried.some((one) => sameResponse(one, next))) return tries;
    response = next;
  }
}
