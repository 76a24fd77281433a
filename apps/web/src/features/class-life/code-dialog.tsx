import type { ClassSummary } from '@alba/contract/classes';
import { formatClassCode } from '@alba/domain/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useResetClassCodeMutation, useSetClassCodeMutation } from './api.ts';
import { useGoneWords } from './gone-words.ts';

export type CodeDialogProps = { act: 'new-code' | 'code-off' | 'code-on'; given: ClassSummary; onClose: () => void };

const keys = { 'new-code': 'newCode', 'code-off': 'codeOff', 'code-on': 'codeOn' } as const;

/** Says what becomes of the old code before it is replaced, turned off or on. */
export function CodeDialog({ act, given: { classId, name }, onClose }: CodeDialogProps) {
  const { t } = useTranslation('class-life');
  const [reset, resetting] = useResetClassCodeMutation();
  const [set, setting] = useSetClassCodeMutation();
  const error = resetting.error ?? setting.error;
  const failed = useFailureWords(error);
  const gone = useGoneWords(error);
  const [idempotencyKey] = useState(randomId);
  const key = keys[act];
  const confirm = async () => {
    const params = { classId };
    const { data } =
      act === 'new-code' ? await reset({ params, idempotencyKey }) : await set({ params, body: { isDisabled: act === 'code-off' }, idempotencyKey });
    if (!data) return;
    showToast({ status: 'success', title: t(($) => $[key].done, { code: data.code ? formatClassCode(data.code) : '', name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $[key].title, { name })}
      confirmLabel={t(($) => $[key].confirm)}
      isDestructive={act !== 'code-on'}
      isBusy={resetting.isLoading || setting.isLoading}
      error={gone ?? (failed && `${failed.title}. ${failed.body}`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(($) => $[key].body)}</p>
    </ConfirmDialog>
  );
}
