import type { PictureView, ResourceView as Resource } from '@alba/content/lesson-view';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { Picture } from '../../ui/picture.tsx';
import { DataFigure } from './data-figure.tsx';

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
  return (
    <figure className="my-[1.4em]">
      <Picture
        src={mediaUrl(picture.media)}
        alt={picture.description}
        width={picture.width}
        height={picture.height}
        isEager={isEager}
        className="w-full rounded-lg bg-subject-50"
      />
      {picture.caption && <figcaption className="mt-2 font-ui text-sm leading-[1.45] text-soft">{picture.caption}</figcaption>}
      {picture.longDescription && (
        <details className="mt-1 font-ui text-sm text-soft">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link underline">{t(($) => $.describe)}</summary>
          <p className="mt-1 leading-body">{picture.longDescription}</p>
        </details>
      )}
    </figure>
  );
}
