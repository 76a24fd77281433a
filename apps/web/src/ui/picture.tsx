import { cx } from './cx.ts';

export type PictureProps = {
  src: string;
  /** Empty where the words beside say it all. */
  alt: string;
  width: number;
  height: number;
  /** Above the fold: fetched at once. */
  isEager?: boolean;
  className?: string;
};

/** A picture with its room kept, so that nothing jumps when it arrives. */
export function Picture({ src, alt, width, height, isEager = false, className }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={cx('h-auto max-w-full', className)}
    />
  );
}

/** A lesson's cover: fills its card at 16 by 10, on the subject's tint until it is there. */
export function Cover({ src, isEager = false, className }: { src: string; isEager?: boolean; className?: string }) {
  return <img className={cx('a-cover', className)} src={src} alt="" width={320} height={200} loading={isEager ? 'eager' : 'lazy'} decoding="async" />;
}
