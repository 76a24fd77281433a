import { FileArchive, Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { wrongFile } from './package-file.ts';
import { sizeWords } from './size-words.ts';
import { UploadState } from './upload-state.tsx';
import { useUpload } from './use-upload.ts';

/** Brings a package: chosen or dropped, looked at before it is sent, and shown as a dry run unless told otherwise. */
export function PackagePanel({ connectionId }: { connectionId: number }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState<string>();
  const [isDry, setDry] = useState(true);
  const { upload, send, stop, forget } = useUpload(connectionId);
  const isSending = upload?.state === 'sending';

  const take = async (files: readonly File[]) => {
    if (files.length === 0 || isSending) return;
    forget();
    const why = await wrongFile(files);
    setFile(why ? undefined : files[0]);
    setWrong(why && t(($) => $.package[why], { size: sizeWords(files[0]?.size ?? 0, format) }));
  };
  const bring = async () => {
    if (!file) return;
    const run = await send(file, isDry);
    if (run) void navigate(paths.rosterRun(run.runId));
  };

  return (
    <section aria-labelledby="bring-package">
      <h2 id="bring-package">{t(($) => $.package.heading)}</h2>
      <DropZone file={file} wrong={wrong} isDisabled={isSending} onFiles={take} />
      <Checkbox
        className="mt-4"
        label={t(($) => $.package.dry)}
        hint={t(($) => $.package.dryHint)}
        checked={isDry}
        disabled={isSending}
        onChange={({ target }) => setDry(target.checked)}
      />
      {file && upload?.state !== 'failed' && !isSending && (
        <Button icon={UploadIcon} className="mt-4" onClick={bring}>
          {t(($) => $.package.bring)}
        </Button>
      )}
      {file && upload && <UploadState file={file} upload={upload} onStop={stop} onAgain={bring} />}
    </section>
  );
}

type DropProps = { file: File | undefined; wrong: string | undefined; isDisabled: boolean; onFiles: (files: File[]) => void };

/** Files can be dropped on it; the button inside does the same for everybody else. */
function DropZone({ file, wrong, isDisabled, onFiles }: DropProps) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const wrongId = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={cx('mt-4 grid justify-items-start gap-3 rounded-lg border border-dashed p-6', isOver ? 'border-control bg-selected' : 'border-control')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="flex flex-wrap items-center gap-3">
        <FileArchive size={24} aria-hidden="true" className="text-muted" />
        <b translate={file ? 'no' : undefined} className="wrap-anywhere">
          {file ? t(($) => $.package.chosen, { name: file.name, size: sizeWords(file.size, format) }) : t(($) => $.package.drop)}
        </b>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {!file && <span className="text-soft">{t(($) => $.package.or)}</span>}
        <Button variant="secondary" disabled={isDisabled} aria-describedby={wrong ? wrongId : undefined} onClick={() => input.current?.click()}>
          {file ? t(($) => $.package.other) : t(($) => $.package.choose)}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={t(($) => $.package.choose)}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // the same file can be chosen again after it was mended
          target.value = '';
        }}
      />
      <p className="text-sm text-soft">{t(($) => $.package.limit)}</p>
      <p id={wrongId} role="alert" className="text-danger empty:hidden">
        {wrong}
      </p>
    </div>
  );
}
