import { mediaUrl } from '../lib/media-url.ts';

/** Small picture of a lesson beside its title, which says all that it would. */
export function CoverThumb({ media }: { media: string }) {
  return (
    <img
      src={mediaUrl(media)}
      alt=""
      width={88}
      height={55}
      loading="lazy"
      decoding="async"
      className="h-[55px] w-22 flex-none rounded-sm bg-subject-100 object-cover"
    />
  );
}
