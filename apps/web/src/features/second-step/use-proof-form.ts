import { readSecondStepCode } from '@alba/domain/second-step';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../ui/use-form.ts';
import { useRefusedWords } from './refused-words.ts';

export type ProofForm = {
  kind: 'password' | 'code';
  /** Answers with the error of the call. */
  send: (proof: string) => Promise<unknown>;
  onBusy?: (isBusy: boolean) => void;
};

/** A form of one field that shows who somebody is. What the server refuses stands at the field; other failures are `failure`. */
export function useProofForm({ kind, send, onBusy }: ProofForm) {
  const { t } = useTranslation('second-step');
  const refusedWords = useRefusedWords();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm({
    initial: { proof: '' },
    validate: ({ proof }) => ({
      proof: kind === 'password' ? (proof === '' ? t(($) => $.passwordMissing) : undefined) : readSecondStepCode(proof) ? undefined : t(($) => $.codeShape),
    }),
    onSubmit: async ({ proof }) => {
      const error = await send(proof);
      const words = error === undefined ? undefined : refusedWords(error);
      setFailure(words === undefined ? error : undefined);
      return { proof: words };
    },
  });
  const { isBusy } = form;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  return { form, failure };
}
