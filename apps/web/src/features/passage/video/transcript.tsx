import type { ResourceView } from '@alba/content/lesson-view';
import { useTranslation } from 'react-i18next';

type Transcript = Extract<ResourceView, { kind: 'video' }>['transcript'];

/** All that is said, heard and seen, in words. Open from the start where the video does not come. */
export function TranscriptText({ transcript, isOpen }: { transcript: Transcript; isOpen: boolean }) {
  const { t } = useTranslation('passage');
  return (
    <details key={String(isOpen)} open={isOpen} className="font-ui text-md leading-body">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline">{t(($) => $.transcript)}</summary>
      {transcript.map(({ heading, text }) => (
        <div key={text} className="mt-3">
          {heading && <h3 className="text-lg">{heading}</h3>}
          <p>{text}</p>
        </div>
      ))}
    </details>
  );
}
