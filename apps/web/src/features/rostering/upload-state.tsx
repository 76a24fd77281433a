import type { RefusalOf } from '@alba/contract/endpoint';
import { bringRosterPackage } from '@alba/contract/rostering';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownWordOf, refusalOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { sizeWords } from './size-words.ts';
import type { Upload } from './use-upload.ts';

type Props = { file: File; upload: Upload; onStop: () => void; onAgain: () => void };

/** How far the package is, or why it did not arrive and the way to send it again. */
export function UploadState({ file, upload, onStop, onAgain }: Props) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  if (upload.state === 'stopped') {
    return (
      <Alert status="info" isLive className="mt-4">
        {t(($) => $.package.stopped)}
      </Alert>
    );
  }
  if (upload.state === 'failed') return <NotArrived upload={upload} onAgain={onAgain} />;
  const label = t(($) => $.package.uploading, { name: file.name });
  return (
    <div className="mt-4 grid max-w-120 gap-2">
      <p role="status" className="wrap-anywhere">
        {label}
      </p>
      <ProgressBar percent={upload.percent} label={label} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">
          {t(($) => $.package.progress, { percent: format.percent(Math.floor(upload.percent)), size: sizeWords(file.size, format) })}
        </p>
        <Button variant="secondary" size="sm" onClick={onStop}>
          {t(($) => $.package.stop)}
        </Button>
      </div>
    </div>
  );
}

const refusedWords: Record<RefusalOf<typeof bringRosterPackage>, 'active' | 'gone'> = { roster_run_active: 'active', roster_connection_not_found: 'gone' };

function NotArrived({ upload, onAgain }: { upload: Extract<Upload, { state: 'failed' }>; onAgain: () => void }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const wordsOf = useWordsOfFailure();
  const own = ownWordOf(bringRosterPackage, upload.error, refusedWords);
  const hasBroken = ['offline', 'timeout'].includes(refusalOf(bringRosterPackage, upload.error) ?? '');
  const words = hasBroken ? t(($) => $.package.brokeOff, { percent: format.percent(Math.floor(upload.percent)) }) : wordsOf(upload.error).body;
  return (
    <Alert
      status="danger"
      isLive
      className="mt-4"
      title={t(($) => $.package.failed)}
      action={
        !own && (
          <Button variant="secondary" icon={RotateCw} onClick={onAgain}>
            {t(($) => $.package.again)}
          </Button>
        )
      }
    >
      <p>{own ? t(($) => $.start[own]) : words}</p>
    </Alert>
  );
}
