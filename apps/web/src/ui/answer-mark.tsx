import type { AnswerMark as Mark } from '@alba/domain/scoring';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type AnswerMarkProps = {
  mark: Mark;
  size?: 'md' | 'lg';
  /** The sign alone, with its word as its name: in dense cells only. */
  isDense?: boolean;
};

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };
const white = { fill: 'none', stroke: '#fff', strokeWidth: 2.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Shape and glyph tell the mark without colour. */
const glyphs: Record<Mark, ReactNode> = {
  correct: (
    <>
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path d="m7 12.5 3.4 3.4L17.2 9" {...white} />
    </>
  ),
  incorrect: (
    <>
      <rect x="1.5" y="1.5" width="21" height="21" rx="6" fill="currentColor" />
      <path d="m8 8 8 8m0-8-8 8" {...white} />
    </>
  ),
  'not-marked': (
    <>
      <circle cx="12" cy="12" r="10" {...stroke} />
      <path d="m8 16 .7-2.9 6.2-6.2 2.2 2.2-6.2 6.2L8 16Z" {...stroke} strokeWidth={1.8} strokeLinejoin="round" />
    </>
  ),
  incomplete: (
    <>
      <circle cx="12" cy="12" r="10" {...stroke} />
      <path d="M12 5.5a6.5 6.5 0 0 0 0 13Z" fill="currentColor" />
    </>
  ),
  'not-practiced': (
    <>
      <circle cx="12" cy="12" r="10" {...stroke} strokeDasharray="3.5 3" />
      <path d="M8.5 12h7" {...stroke} strokeWidth={2.2} strokeLinecap="round" />
    </>
  ),
};

export function AnswerMark({ mark, size = 'md', isDense = false }: AnswerMarkProps) {
  const { t } = useTranslation('ui');
  const words = t(($) => $.mark[mark]);
  const pixels = size === 'lg' ? 30 : 22;
  return (
    <span className={`a-mark a-mark--${mark}`} {...(isDense && { role: 'img', 'aria-label': words })}>
      <svg viewBox="0 0 24 24" width={pixels} height={pixels} aria-hidden="true">
        {glyphs[mark]}
      </svg>
      {!isDense && <span>{words}</span>}
    </span>
  );
}
