import type { ReplyOf } from '@alba/contract/endpoint';
import type { importGoogleClasses } from '@alba/contract/google-classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { useListGoogleClassesQuery } from './api.ts';
import { ConsentStep } from './consent-step.tsx';
import { CourseList } from './course-list.tsx';
import { GoogleAccount } from './google-account.tsx';
import { consentIn } from './google-failure.tsx';
import { GoogleFailure } from './google-failure-panel.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ResultStep } from './result-step.tsx';
import { useChosen } from './use-chosen.ts';

export type ImportDialogProps = {
  /** With the class to show, where one was imported. */
  onClose: (classId?: number) => void;
  onReimport: (classId: number) => void;
};

type Results = ReplyOf<typeof importGoogleClasses>['results'];
type Step = { kind: 'choose' } | { kind: 'preview'; courseIds: string[] } | { kind: 'result'; results: Results };

/** Importing classes from Google Classroom (C-GOOGLE): leave, choice, what will change, and what became of it. */
export function ImportDialog({ onClose, onReimport }: ImportDialogProps) {
  const { t } = useTranslation('import-classes');
  const { data, error, isFetching, refetch } = useListGoogleClassesQuery({ body: {} }, { refetchOnMountOrArgChange: true });
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const { chosen, choose } = useChosen(data?.courses);
  const [isMissing, setMissing] = useState(false);
  const close = () => onClose(step.kind === 'result' ? step.results.find(({ classId }) => classId !== undefined)?.classId : undefined);
  const again = () => {
    setStep({ kind: 'choose' });
    void refetch();
  };

  if (step.kind === 'preview') {
    const { courseIds } = step;
    return (
      <PreviewStep
        courseIds={courseIds}
        onBack={() => setStep({ kind: 'choose' })}
        onDone={(results) => setStep({ kind: 'result', results })}
        onClose={close}
      />
    );
  }
  if (step.kind === 'result') {
    return <ResultStep results={step.results} onAgain={(courseIds) => setStep({ kind: 'preview', courseIds })} onClose={close} />;
  }

  const consent = consentIn(error);
  const available = data?.courses.filter(({ state }) => state === 'available') ?? [];
  const goOn = () => {
    setMissing(chosen.length === 0);
    if (chosen.length > 0) setStep({ kind: 'preview', courseIds: chosen });
  };
  const isWaiting = isFetching && (!data || error !== undefined);
  return (
    <Dialog
      isOpen
      onClose={close}
      size="lg"
      title={t(($) => $.title)}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {available.length > 0 ? t(($) => $.cancel) : t(($) => $.close)}
          </Button>
          {available.length > 0 && !error && <Button onClick={goOn}>{t(($) => $.list.next)}</Button>}
        </>
      }
    >
      {isWaiting && <Spinner label={t(($) => $.loading)} />}
      {!isWaiting && consent && <ConsentStep kind={consent} returnTo={paths.importClasses()} />}
      {!isWaiting && error && !consent && <GoogleFailure error={error} onRetry={again} />}
      {!isWaiting && !error && data && (
        <>
          <GoogleAccount account={data.account} isSimulated={data.isSimulated} />
          {isMissing && chosen.length === 0 && <FailureLine>{t(($) => $.list.chooseFirst)}</FailureLine>}
          <CourseList courses={data.courses} chosen={chosen} onChoose={choose} onReimport={onReimport} onCoTeaching={onClose} onAsked={() => void refetch()} />
        </>
      )}
    </Dialog>
  );
}

function FailureLine({ children }: { children: string }) {
  return (
    <p role="alert" className="mb-3 font-semibold text-danger">
      {children}
    </p>
  );
}
