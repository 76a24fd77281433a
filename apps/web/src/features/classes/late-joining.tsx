import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ClassDetail, useSetLateJoiningMutation } from './api.ts';

/** What students who join late are offered of the time before (D27). */
export function LateJoining({ given: { classId, hidesPastDueFromLate = false } }: { given: ClassDetail }) {
  const { t } = useTranslation('classes');
  const [set] = useSetLateJoiningMutation();
  const wordsOf = useWordsOfFailure();
  const [wished, setWished] = useState<boolean>();
  const change = async (hidesPastDue: boolean) => {
    setWished(hidesPastDue);
    const { error } = await set({ params: { classId }, body: { hidesPastDue }, idempotencyKey: randomId() });
    setWished(undefined);
    if (error) showToast({ status: 'danger', title: t(($) => $.late.failed), body: wordsOf(error).body });
  };
  return (
    <Switch
      className="mt-8"
      label={t(($) => $.late.label)}
      hint={t(($) => $.late.hint)}
      checked={wished ?? hidesPastDueFromLate}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
