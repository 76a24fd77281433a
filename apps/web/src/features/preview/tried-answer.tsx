import { type PublicQuestion, type QuestionResponse, validate } from '@alba/items/browser';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Rich } from '../../ui/rich-text.tsx';
import { useCheckPreviewAnswerMutation } from './api.ts';
import { usePreviewWork } from './preview-context.ts';

export type TriedAnswerProps = { question: PublicQuestion; response: QuestionResponse /** The response in words. */; words: ReactNode };

/** What the teacher answered in the students' view, and what a student would be told about it. Nothing of it is kept. */
export function TriedAnswer({ question, response, words }: TriedAnswerProps) {
  const { t } = useTranslation('preview');
  const canCheck = question.kind !== 'open-response' && validate(question, response).type === 'complete';
  return (
    <section className="mt-4 rounded-md bg-selected px-3.5 py-3 text-sm">
      <p>
        <b>{t(($) => $.tried.yours)}</b> {words}
      </p>
      {/* another answer has not been checked yet */}
      {canCheck && <Check key={JSON.stringify(response)} questionId={question.id} response={response} />}
    </section>
  );
}

function Check({ questionId, response }: { questionId: string; response: QuestionResponse }) {
  const { t } = useTranslation('preview');
  const { address } = usePreviewWork();
  const [check, { data, error, isLoading }] = useCheckPreviewAnswerMutation();
  const failed = useFailureWords(error);
  const ask = () => void check({ params: { lessonId: address.lessonId }, body: { questionId, response } });
  return (
    <>
      <div role="status">
        {data?.right && <p className="mt-2 font-semibold text-success">{t(($) => $.tried.right)}</p>}
        {data && !data.right && (
          <div className="mt-2 grid gap-1">
            <p className="font-semibold text-danger">{t(($) => $.tried.wrong)}</p>
            {data.possible > 1 && <p>{t(($) => $.tried.points, { count: data.points, possible: data.possible })}</p>}
            {data.feedback && (
              <>
                <p>
                  <span className="font-medium">{t(($) => $.notes.first)}</span> <Rich text={data.feedback[0]} />
                </p>
                <p>
                  <span className="font-medium">{t(($) => $.notes.later)}</span> <Rich text={data.feedback[1]} />
                </p>
              </>
            )}
          </div>
        )}
      </div>
      {failed && !data && (
        <Alert status="danger" title={failed.title}>
          {failed.body}
        </Alert>
      )}
      {!data && (
        <Button size="sm" variant="secondary" className="mt-2" isBusy={isLoading} onClick={ask}>
          {t(($) => $.tried.check)}
        </Button>
      )}
    </>
  );
}
