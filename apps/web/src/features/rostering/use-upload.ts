import { bringRosterPackage, type RosterRun } from '@alba/contract/rostering';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../lib/api/random-id.ts';
import { uploadFile } from '../../lib/api/upload-file.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { rostersChanged } from './api.ts';

export type Upload =
  | { state: 'sending'; percent: number }
  /** `error` is what the call was answered; `percent` how far it came. */
  | { state: 'failed'; percent: number; error: unknown }
  | { state: 'stopped' };

/**
 * Sends a package. After a failure the same package goes again under the same key: had it arrived after all, the server answers with the
 * run that it began then.
 */
export function useUpload(connectionId: number) {
  const dispatch = useAppDispatch();
  const [upload, setUpload] = useState<Upload>();
  const sending = useRef<AbortController>(undefined);
  const key = useRef<{ file: File; isDry: boolean; text: string }>(undefined);
  // leaving the page ends what it sends
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File, isDry: boolean): Promise<RosterRun | undefined> => {
    if (key.current?.file !== file || key.current.isDry !== isDry) key.current = { file, isDry, text: randomId() };
    const stop = new AbortController();
    sending.current = stop;
    let percent = 0;
    setUpload({ state: 'sending', percent });
    const { data, error } = await uploadFile(
      bringRosterPackage,
      { params: { connectionId }, query: { isDry: isDry ? 'true' : 'false' }, idempotencyKey: key.current.text },
      {
        file,
        contentType: 'application/zip',
        signal: stop.signal,
        onProgress: (sent) => {
          percent = (sent / file.size) * 100;
          setUpload({ state: 'sending', percent });
        },
      },
    );
    if (data) {
      dispatch(rostersChanged());
      return data;
    }
    setUpload(stop.signal.aborted ? { state: 'stopped' } : { state: 'failed', percent, error });
    return undefined;
  };

  return { upload, send, stop: () => sending.current?.abort(), forget: () => setUpload(undefined) };
}
