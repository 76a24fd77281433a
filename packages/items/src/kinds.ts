import type { AuthoredQuestion } from './authored.ts';
import type { KindKey } from './key.ts';
import type { PublicQuestion, QuestionKind } from './public.ts';
import type { QuestionResponse } from './response.ts';

/** The four shapes of one kind of question. */
export type AuthoredOf<K extends QuestionKind> = Extract<AuthoredQuestion, { kind: K }>;
export type PublicOf<K extends QuestionKind> = Extract<PublicQuestion, { kind: K }>;
export type KeyOf<K extends QuestionKind> = Extract<KindKey, { kind: K }>;
export type ResponseOf<K extends QuestionKind> = Extract<QuestionResponse, { kind: K }>;

/** Narrows a question, key or response to one kind. */
export function isKind<K extends QuestionKind, T extends { kind: QuestionKind }>(value: T, kind: K): value is Extract<T, { kind: K }> {
  return value.kind === kind;
}
