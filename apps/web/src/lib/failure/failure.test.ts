import { commonRefusals } from '@alba/contract/refusals';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { showIn } from '../../testing/words.ts';
import type { GeneralFailure } from '../api/refusal-of.ts';
import { languages } from '../i18n/languages.ts';
import { failureDetails, failureWords, generalFailureOf } from './index.ts';

const failures: GeneralFailure[] = ['offline', 'timeout', 'unreadable', ...commonRefusals];
const t = () => i18next.getFixedT(i18next.language, 'failure');

describe('@F-ERRORS words for every failure', () => {
  it.each(languages.flatMap((language) => failures.map((failure) => [language, failure] as const)))(
    '%s: %s says what happened and what to do',
    async (language, failure) => {
      await showIn(language);
      const { title, body } = failureWords(t(), failure);
      expect(title).toMatch(/\p{L}{3}/u);
      expect(body).toMatch(/\p{L}{3}.*[.!]$/u);
      expect(`${title}${body}`).not.toMatch(/[{}_$]/);
    },
  );

  it.each([
    [{ status: 'FETCH_ERROR', error: '' }, 'offline'],
    [{ status: 'TIMEOUT_ERROR', error: '' }, 'timeout'],
    [{ status: 'PARSING_ERROR', error: '', originalStatus: 200 }, 'unreadable'],
    [{ status: 403, data: undefined }, 'not_signed_in'],
    [{ status: 429, data: { code: 'too_many_tries' } }, 'too_many_tries'],
    [{ status: 409, data: { code: 'class_changed' } }, 'unexpected'],
    [new Error('x'), 'unexpected'],
  ])('%o is %s', (error, failure) => expect(generalFailureOf(error)).toBe(failure));

  it('says when one may try again', () => {
    const details = failureDetails({ status: 429, data: { code: 'too_many_tries', details: { retryAt: '2026-11-21T15:30:00Z' } } });
    expect(failureWords(t(), 'too_many_tries', details).body).toMatch(/\d{1,2}:30/);
  });
  it('gives the number that support needs', () => {
    const details = failureDetails({ status: 500, data: { code: 'unexpected', requestId: 'r-77' } });
    expect(failureWords(t(), 'unexpected', details).body).toContain('r-77');
  });
});
