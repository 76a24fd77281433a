import { answerCoTeaching, type loadClassTeachers } from '@alba/contract/class-teachers';
import type { RefusalOf, ReplyOf } from '@alba/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAnswerCoTeachingMutation } from './api.ts';
import type en from './messages/en.json';

const refused: Record<RefusalOf<typeof answerCoTeaching>, keyof typeof en.teachers.refused> = { class_not_found: 'gone', colleague_not_found: 'answered' };

export type CoTeachRequestsProps = {
  classId: number;
  requests: ReplyOf<typeof loadClassTeachers>['requests'];
  onFailed: (words: string | undefined) => void;
};

/** Colleagues who ask the owner to teach the class with them (D33). */
export function CoTeachRequests({ classId, requests, onFailed }: CoTeachRequestsProps) {
  const { t } = useTranslation('class-life');
  const [send, { isLoading }] = useAnswerCoTeachingMutation();
  const wordsOf = useWordsOfFailure();
  const answer = async (individualId: number, name: string, isAccepted: boolean) => {
    const { data, error } = await send({ params: { classId, individualId }, body: { isAccepted }, idempotencyKey: randomId() });
    const own = ownWordOf(answerCoTeaching, error, refused);
    onFailed(data ? undefined : own ? t(($) => $.teachers.refused[own]) : wordsOf(error).title);
    if (data) showToast({ status: 'success', title: isAccepted ? t(($) => $.requests.accepted, { name }) : t(($) => $.requests.declined, { name }) });
  };
  return (
    <section className="mb-6 rounded-lg bg-brand-50 px-4 py-3" aria-labelledby="co-teach-requests">
      <h3 id="co-teach-requests" className="text-lg">
        {t(($) => $.requests.title)}
      </h3>
      <p className="text-sm text-soft">{t(($) => $.requests.body)}</p>
      <ul>
        {requests.map(({ individualId, firstName, lastName }) => {
          const name = `${firstName} ${lastName}`;
          return (
            <li key={individualId} className="mt-2 flex flex-wrap items-center gap-2">
              <b className="min-w-40 flex-1" translate="no">
                {name}
              </b>
              <Button size="sm" isBusy={isLoading} onClick={() => void answer(individualId, name, true)}>
                {t(($) => $.requests.accept)}
                <span className="sr-only"> {name}</span>
              </Button>
              <Button size="sm" variant="ghost" isBusy={isLoading} onClick={() => void answer(individualId, name, false)}>
                {t(($) => $.requests.decline)}
                <span className="sr-only"> {name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
