import type { RefusalOf } from '@alba/contract/endpoint';
import { beginSecondStep, confirmSecondStep, endSecondStep } from '@alba/contract/second-step';
import { useTranslation } from 'react-i18next';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import type en from './messages/en.json';

type Refusal = RefusalOf<typeof beginSecondStep> | RefusalOf<typeof confirmSecondStep> | RefusalOf<typeof endSecondStep>;

/** A refusal that the contract adds does not compile until it has its words here. */
const words: Record<Refusal, keyof typeof en.refused> = {
  current_password_wrong: 'passwordWrong',
  second_step_code_wrong: 'codeWrong',
  second_step_not_begun: 'tooLate',
  second_step_on: 'isOn',
  second_step_off: 'isOff',
  second_step_needs_password: 'needsPassword',
};

/** What a refusal means for the one field of a form; undefined for failures that any call can meet. */
export function useRefusedWords(): (error: unknown) => string | undefined {
  const { t } = useTranslation('second-step');
  return (error) => {
    const word = [beginSecondStep, confirmSecondStep, endSecondStep].map((endpoint) => ownWordOf(endpoint, error, words)).find((found) => found !== undefined);
    return word && t(($) => $.refused[word]);
  };
}
