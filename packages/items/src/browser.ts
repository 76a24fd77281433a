import * as cloze from './cloze/validate.ts';
import { invalid, type Validation } from './common/validation.ts';
import * as hotText from './hot-text/validate.ts';
import { isKind, type PublicOf, type ResponseOf } from './kinds.ts';
import * as matching from './matching/validate.ts';
import * as multipleChoice from './multiple-choice/validate.ts';
import * as numeric from './numeric/validate.ts';
import * as openResponse from './open-response/validate.ts';
import * as ordering from './ordering/validate.ts';
import type { PublicQuestion, QuestionKind } from './public.ts';
import type { QuestionResponse } from './response.ts';
import * as singleChoice from './single-choice/validate.ts';
import * as trueFalse from './true-false/validate.ts';

export type { InvalidReason, Validation } from './common/validation.ts';
export type { PublicOf, ResponseOf } from './kinds.ts';
export { readNumbers } from './numeric/read-numbers.ts';
export type { PublicQuestion, QuestionKind } from './public.ts';
export type { QuestionResponse } from './response.ts';

/** Both sides know these of a kind; nothing here knows an answer. */
type BrowserKind<K extends QuestionKind> = {
  validate: (question: PublicOf<K>, response: ResponseOf<K>) => Validation;
  isAnswered: (response: ResponseOf<K>) => boolean;
};
type AnyKind = { validate: (question: PublicQuestion, response: QuestionResponse) => Validation; isAnswered: (response: QuestionResponse) => boolean };

/** One kind's own functions behind the union types, guarded at run time. */
function register<K extends QuestionKind>(kind: K, own: BrowserKind<K>): AnyKind {
  return {
    validate: (question, response) => (isKind(question, kind) && isKind(response, kind) ? own.validate(question, response) : invalid('wrong_kind')),
    isAnswered: (response) => isKind(response, kind) && own.isAnswered(response),
  };
}

/** A kind without its line does not compile. */
const kinds: Record<QuestionKind, AnyKind> = {
  'single-choice': register('single-choice', singleChoice),
  'multiple-choice': register('multiple-choice', multipleChoice),
  'true-false': register('true-false', trueFalse),
  cloze: register('cloze', cloze),
  numeric: register('numeric', numeric),
  ordering: register('ordering', ordering),
  matching: register('matching', matching),
  'hot-text': register('hot-text', hotText),
  'open-response': register('open-response', openResponse),
};

/** Whether a response fits its question and is whole. Never throws, whatever the response holds. */
export function validate(question: PublicQuestion, response: QuestionResponse): Validation {
  return kinds[question.kind].validate(question, response);
}

/** Whether anything was chosen or written; at submit the rest is "incomplete" (D19). */
export function isAnswered(response: QuestionResponse | undefined): boolean {
  return response !== undefined && kinds[response.kind].isAnswered(response);
}
