import type { GoogleCourse } from '@alba/contract/google-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAskToCoTeachGoogleClassMutation } from './api.ts';
import { useGoogleFailure } from './google-failure.tsx';

type AskToCoTeachProps = { course: GoogleCourse; onCoTeaching: (classId?: number) => void; onAsked: () => void };

/** Teaching a class together with whoever imported it: at once where Google names both, else its owner is asked (D33). */
export function AskToCoTeach({ course: { courseId, name: className, ownerName: name = '' }, onCoTeaching, onAsked }: AskToCoTeachProps) {
  const { t } = useTranslation('import-classes');
  const [ask, { isLoading }] = useAskToCoTeachGoogleClassMutation();
  const [idempotencyKey] = useState(randomId);
  const wordsOf = useGoogleFailure(t(($) => $.failed));
  const press = async () => {
    const { data, error } = await ask({ body: { courseId }, idempotencyKey });
    const failed = wordsOf(error);
    if (failed) showToast({ status: 'danger', ...failed });
    if (data?.outcome === 'asked') {
      showToast({ status: 'success', title: t(($) => $.coTeaching.asked, { name }), body: t(($) => $.coTeaching.askedBody, { name, className }) });
      onAsked();
    }
    if (data?.outcome === 'co-teaching') {
      showToast({ status: 'success', title: t(($) => $.coTeaching.done, { className }) });
      onCoTeaching(data.classId);
    }
  };
  return (
    <Button variant="ghost" size="sm" onClick={() => void press()} isBusy={isLoading}>
      {t(($) => $.list.coTeach)}
      <span className="sr-only"> {className}</span>
    </Button>
  );
}
