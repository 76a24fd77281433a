import type { ResourceView as Resource } from '@alba/content/lesson-view';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureFigure } from './figure.tsx';
import { paragraphsAt } from './level-text.ts';
import { PassageText } from './passage-text.tsx';
import { PictureSetContext, picturesOf } from './picture-set.ts';
import type { VocabularyEntry } from './vocabulary-word.tsx';

/** Fetched by the lessons that have a video. */
const VideoPlayer = lazy(async () => ({ default: (await import('./video/video-player.tsx')).VideoPlayer }));

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
  const pictures = useMemo(() => ({ pictures: picturesOf(resource), lang }), [resource, lang]);
  const text = { resourceId: resource.id, vocabulary, lang };
  return (
    <PictureSetContext value={pictures}>
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
        {resource.kind === 'video' && (
          <Suspense fallback={<div className="my-[1em] aspect-[16/12]" />}>
            <VideoPlayer video={resource} lang={lang} />
          </Suspense>
        )}
      </article>
    </PictureSetContext>
  );
}
