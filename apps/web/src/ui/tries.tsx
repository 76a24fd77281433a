import { limits } from '@alba/domain/limits';
import { useTranslation } from 'react-i18next';

/** Small suns for tries left, outlines for those used, and the words. */
export function Tries({ left, total = limits.tries }: { left: number; total?: number }) {
  const { t } = useTranslation('ui');
  return (
    <span className="a-tries">
      <span aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the suns are alike and never move
          <i key={index} className={index < left ? undefined : 'is-used'} />
        ))}
      </span>
      {t(($) => $.tries.left, { count: left })}
    </span>
  );
}
