import type { PictureView, ResourceView as Resource } from '@alba/content/lesson-view';
import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl, sourcesOf } from '../../lib/media-url.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { DataFigure } from './data-figure.tsx';
import { usePictureSet } from './picture-set.ts';

/** Fetched by those who enlarge a picture. */
const MediaOverlay = lazy(async () => ({ default: (await import('./media-overlay.tsx')).MediaOverlay }));

type FigureProps = Extract<Resource, { kind: 'passage' }>['figures'][number];

/** A picture or a table of data between paragraphs. */
export function Figure({ picture, table }: FigureProps) {
  return (
    <>
      {picture && <PictureFigure picture={picture} />}
      {table && <DataFigure table={table} />}
    </>
  );
}

export function PictureFigure({ picture, isEager }: { picture: PictureView; isEager?: boolean }) {
  const { t } = useTranslation('passage');
  const { pictures, lang } = usePictureSet(picture);
  const [isLarge, setLarge] = useState(false);
  return (
    <figure className="my-[1.4em]">
      <div className="relative">
        <Picture
          src={mediaUrl(picture.media)}
          sources={sourcesOf(picture)}
          alt={picture.description}
          width={picture.width}
          height={picture.height}
          isEager={isEager}
          className="w-full rounded-lg bg-subject-50"
        />
        <IconButton
          icon={Maximize2}
          label={t(($) => $.enlarge)}
          aria-haspopup="dialog"
          className="bg-raised max-sm:mt-1 max-sm:ml-auto sm:absolute sm:right-2 sm:bottom-2 sm:shadow-sm"
          onClick={() => setLarge(true)}
        />
      </div>
      {picture.caption && <figcaption className="mt-2 font-ui text-sm leading-[1.45] text-soft">{picture.caption}</figcaption>}
      {picture.longDescription && (
        <details className="mt-1 font-ui text-sm text-soft">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link underline">{t(($) => $.describe)}</summary>
          <p className="mt-1 leading-body">{picture.longDescription}</p>
        </details>
      )}
      {isLarge && (
        <Suspense fallback={null}>
          <MediaOverlay pictures={pictures} first={pictures.indexOf(picture)} lang={lang} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </figure>
  );
}
