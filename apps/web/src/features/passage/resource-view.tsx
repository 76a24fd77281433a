import type { ResourceView as Resource } from '@alba/content/lesson-view';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { PictureFigure } from './figure.tsx';
import { paragraphsAt } from './level-text.ts';
import { PassageText } from './passage-text.tsx';
import type { VocabularyEntry } from './vocabulary-word.tsx';

export type ResourceViewProps = {
  resource: Resource;
  level: number;
  vocabulary: readonly VocabularyEntry[];
  /** Language of the lesson's words, for pronunciation and hyphens. */
  lang: string;
};

/** What a part is about: a passage at a level, a picture, a video, or a few words on their own. */
export function ResourceView({ resource, level, vocabulary, lang }: ResourceViewProps) {
  const { t } = useTranslation('passage');
  const text = { resourceId: resource.id, vocabulary, lang };
  return (
    <article lang={lang} className="font-reading text-reading leading-reading">
      <h2 className="mb-[0.35em] text-[clamp(1.75rem,1.4rem_+_1.2vw,2.25rem)]">{resource.title}</h2>
      {resource.kind === 'passage' && (
        <>
          {resource.subtitle && <p className="mb-[1.4em] font-ui text-lg leading-body text-soft">{resource.subtitle}</p>}
          {resource.label && (
            <p className="mb-3 font-ui text-sm font-semibold text-soft">{resource.label === 'model-data' ? t(($) => $.modelData) : t(($) => $.modelText)}</p>
          )}
          {resource.lead && <PictureFigure picture={resource.lead} isEager />}
          <PassageText {...text} paragraphs={paragraphsAt(resource.levels, level)} figures={resource.figures} />
        </>
      )}
      {resource.kind === 'image' && (
        <>
          <PictureFigure picture={resource.picture} isEager />
          {resource.levels && <PassageText {...text} paragraphs={paragraphsAt(resource.levels, level)} />}
        </>
      )}
      {resource.kind === 'none' && <PassageText {...text} paragraphs={paragraphsAt(resource.levels, level)} />}
      {resource.kind === 'video' && <VideoView video={resource} lang={lang} />}
    </article>
  );
}

function VideoView({ video, lang }: { video: Extract<Resource, { kind: 'video' }>; lang: string }) {
  const { t } = useTranslation('passage');
  return (
    <>
      <video controls preload="metadata" poster={mediaUrl(video.poster.media)} className="my-[1em] w-full rounded-lg" aria-label={video.title}>
        <source src={mediaUrl(video.media)} />
        <track kind="captions" src={mediaUrl(video.captions)} srcLang={lang} label={t(($) => $.captions)} default />
        <track kind="descriptions" src={mediaUrl(video.descriptions)} srcLang={lang} label={t(($) => $.descriptions)} />
      </video>
      <details className="font-ui text-md leading-body">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline">{t(($) => $.transcript)}</summary>
        {video.transcript.map(({ heading, text }) => (
          <div key={text} className="mt-3">
            {heading && <h3 className="text-lg">{heading}</h3>}
            <p>{text}</p>
          </div>
        ))}
      </details>
    </>
  );
}
