import { ImageOff, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

/** The same picture in a smaller file: `srcSet` names its widths. */
export type PictureSource = { type: string; srcSet: string };

export type PictureProps = {
  src: string;
  /** Files that a browser may take instead, best first. */
  sources?: readonly PictureSource[];
  /** How wide it is shown, for choosing among `sources`. */
  sizes?: string;
  /** Empty where the words beside say it all. */
  alt: string;
  width: number;
  height: number;
  /** Above the fold: fetched at once. */
  isEager?: boolean;
  className?: string;
};

/** A picture with its room kept, so that nothing jumps when it arrives. One that does not come says what it would show. */
export function Picture({ src, sources = [], sizes = '(min-width: 992px) 700px, 100vw', alt, width, height, isEager = false, className }: PictureProps) {
  const [failed, setFailed] = useState<'nothing' | 'sources' | 'all'>('nothing');
  if (failed === 'all' && alt !== '') return <MissingPicture description={alt} onRetry={() => setFailed('nothing')} />;
  const offered = failed === 'nothing' ? sources : [];
  return (
    <picture className="contents">
      {offered.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        key={failed}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        // a smaller file that is gone is no reason to miss the picture
        onError={() => setFailed(offered.length > 0 ? 'sources' : 'all')}
        className={cx('h-auto max-w-full', className)}
      />
    </picture>
  );
}

function MissingPicture({ description, onRetry }: { description: string; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <div className="grid justify-items-start gap-2 rounded-lg bg-band p-5 font-ui text-md leading-body text-ink" role="status">
      <p className="flex items-center gap-2 font-semibold">
        <ImageOff size={22} aria-hidden="true" />
        {t(($) => $.missingPicture.title)}
      </p>
      <p>{t(($) => $.missingPicture.shows, { description })}</p>
      <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
        {t(($) => $.missingPicture.retry)}
      </Button>
    </div>
  );
}

/** A lesson's cover: fills its card at 16 by 10, on the subject's tint until it is there. One that does not come leaves the tint. */
export function Cover({ src, isEager = false, className }: { src: string; isEager?: boolean; className?: string }) {
  return <img className={cx('a-cover', className)} src={src} alt="" width={320} height={200} loading={isEager ? 'eager' : 'lazy'} decoding="async" />;
}
