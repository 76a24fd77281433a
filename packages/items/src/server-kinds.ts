import type { AuthoredQuestion } from './authored.ts';
import * as clozePublic from './cloze/public.ts';
import * as clozeScore from './cloze/score.ts';
import type { Feedback, Score, TryNumber } from './common/outcome.ts';
import { invalid } from './common/validation.ts';
import * as hotTextPublic from './hot-text/public.ts';
import * as hotTextScore from './hot-text/score.ts';
import type { KindKey } from './key.ts';
import { type AuthoredOf, isKind, type KeyOf, type PublicOf, type ResponseOf } from './kinds.ts';
import * as matchingPublic from './matching/public.ts';
import * as matchingScore from './matching/score.ts';
import * as multipleChoicePublic from './multiple-choice/public.ts';
import * as multipleChoiceScore from './multiple-choice/score.ts';
import * as numericPublic from './numeric/public.ts';
import * as numericScore from './numeric/score.ts';
import * as openResponsePublic from './open-response/public.ts';
import * as openResponseScore from './open-response/score.ts';
import * as orderingPublic from './ordering/public.ts';
import * as orderingScore from './ordering/score.ts';
import type { PublicQuestion, QuestionKind } from './public.ts';
import type { QuestionResponse } from './response.ts';
import * as singleChoicePublic from './single-choice/public.ts';
import * as singleChoiceScore from './single-choice/score.ts';
import * as trueFalsePublic from './true-false/public.ts';
import * as trueFalseScore from './true-false/score.ts';

/** What the server alone knows of one kind. `seed` decides the mixed order of steps. */
type ServerKind<K extends QuestionKind> = {
  toPublic: (authored: AuthoredOf<K>, seed: string) => PublicOf<K>;
  toKey: (authored: AuthoredOf<K>, seed: string) => KeyOf<K>;
  score: (key: KeyOf<K>, response: ResponseOf<K>) => Score;
  feedback: (key: KeyOf<K>, response: ResponseOf<K>, tryNumber: TryNumber) => Feedback | undefined;
  describeCorrect: (key: KeyOf<K>) => ResponseOf<K> | undefined;
  possiblePoints: (key: KeyOf<K>) => number;
};
type AnyServerKind = {
  toPublic: (authored: AuthoredQuestion, seed: string) => PublicQuestion;
  toKey: (authored: AuthoredQuestion, seed: string) => KindKey;
  score: (key: KindKey, response: QuestionResponse) => Score;
  feedback: (key: KindKey, response: QuestionResponse, tryNumber: TryNumber) => Feedback | undefined;
  describeCorrect: (key: KindKey) => QuestionResponse | undefined;
  possiblePoints: (key: KindKey) => number;
};

/** One kind's own functions behind the union types. A response of another kind is invalid; a key or question of another kind is our own mistake. */
function register<K extends QuestionKind>(kind: K, own: ServerKind<K>): AnyServerKind {
  const mine = <T extends { kind: QuestionKind }>(value: T): Extract<T, { kind: K }> => {
    if (isKind(value, kind)) return value;
    throw new TypeError(`expected a ${kind}, got a ${value.kind}`);
  };
  return {
    toPublic: (authored, seed) => own.toPublic(mine(authored), seed),
    toKey: (authored, seed) => own.toKey(mine(authored), seed),
    score: (key, response) => (isKind(response, kind) ? own.score(mine(key), response) : invalid('wrong_kind')),
    feedback: (key, response, tryNumber) => (isKind(response, kind) ? own.feedback(mine(key), response, tryNumber) : undefined),
    describeCorrect: (key) => own.describeCorrect(mine(key)),
    possiblePoints: (key) => own.possiblePoints(mine(key)),
  };
}

/** A kind without its line does not compile. */
const kinds: Record<QuestionKind, AnyServerKind> = {
  'single-choice': register('single-choice', { ...singleChoicePublic, ...singleChoiceScore }),
  'multiple-choice': register('multiple-choice', { ...multipleChoicePublic, ...multipleChoiceScore }),
  'true-false': register('true-false', { ...trueFalsePublic, ...trueFalseScore }),
  cloze: register('cloze', { ...clozePublic, ...clozeScore }),
  numeric: register('numeric', { ...numericPublic, ...numericScore }),
  ordering: register('ordering', { ...orderingPublic, ...orderingScore }),
  matching: register('matching', { ...matchingPublic, ...matchingScore }),
  'hot-text': register('hot-text', { ...hotTextPublic, ...hotTextScore }),
  'open-response': register('open-response', { ...openResponsePublic, ...openResponseScore }),
};

export function kindOf(kind: QuestionKind): AnyServerKind {
  return kinds[kind];
}
