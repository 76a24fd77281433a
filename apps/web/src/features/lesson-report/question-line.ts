import type { RichText } from '@alba/domain/rich-text';
import type { Report } from './api.ts';

/** A question of the report with its number in the lesson and its words. */
export type QuestionLine = Report['questions'][number] & { number: number; words: RichText };
