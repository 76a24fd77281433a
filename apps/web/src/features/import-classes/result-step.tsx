import type { ReplyOf } from '@alba/contract/endpoint';
import type { importGoogleClasses } from '@alba/contract/google-classes';
import { CircleAlert, CircleCheck, type LucideIcon, Minus, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Result = ReplyOf<typeof importGoogleClasses>['results'][number];

const looks: Record<Result['result'], { word: 'imported' | 'reimported' | 'unavailable' | 'failed'; icon: LucideIcon; colour: string }> = {
  imported: { word: 'imported', icon: CircleCheck, colour: 'text-success' },
  're-imported': { word: 'reimported', icon: CircleCheck, colour: 'text-success' },
  unavailable: { word: 'unavailable', icon: Minus, colour: 'text-soft' },
  failed: { word: 'failed', icon: CircleAlert, colour: 'text-danger' },
};

/** Failures that may pass by themselves. */
const passing: readonly (Result['problem'] & string)[] = ['unreachable', 'unexpected'];

type ResultStepProps = { results: readonly Result[]; onAgain: (courseIds: string[]) => void; onClose: () => void };

/** What became of every class, and how its students get in. */
export function ResultStep({ results, onAgain, onClose }: ResultStepProps) {
  const { t } = useTranslation('import-classes');
  const done = results.filter(({ classId }) => classId !== undefined).length;
  const failed = results.filter(({ problem }) => problem !== undefined && passing.includes(problem)).map(({ courseId }) => courseId);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={done > 0 ? t(($) => $.result.title, { count: done }) : t(($) => $.result.noneTitle)}
      footer={
        <>
          {failed.length > 0 && (
            <Button variant="secondary" icon={RotateCw} onClick={() => onAgain(failed)}>
              {t(($) => $.result.again, { count: failed.length })}
            </Button>
          )}
          <Button onClick={onClose}>{t(($) => $.done)}</Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {results.map((result) => (
          <ResultRow key={result.courseId} result={result} />
        ))}
      </ul>
      {done > 0 && (
        <Alert status="info" className="mt-4">
          <p>{t(($) => $.signInWithGoogle)}</p>
        </Alert>
      )}
    </Dialog>
  );
}

function ResultRow({ result }: { result: Result }) {
  const { t } = useTranslation('import-classes');
  const { name, added, leftOut, isShared, problem } = result;
  const { word, icon: Icon, colour } = looks[result.result];
  const facts = problem
    ? [t(($) => $.problem[problem])]
    : [
        added > 0 ? t(($) => $.result.added, { count: added }) : t(($) => $.result.noChange),
        isShared ? t(($) => $.result.shared) : '',
        leftOut > 0 ? t(($) => $.preview.leftOut, { count: leftOut }) : '',
      ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-45 flex-1">
        {name !== '' && (
          <p className="font-semibold wrap-anywhere" translate="no">
            {name}
          </p>
        )}
        <p className="text-sm text-soft">{facts.filter(Boolean).join('. ')}</p>
      </div>
      <span className={`flex items-center gap-1.5 text-sm font-semibold ${colour}`}>
        <Icon size={18} aria-hidden="true" />
        {t(($) => $.result[word])}
      </span>
    </li>
  );
}
