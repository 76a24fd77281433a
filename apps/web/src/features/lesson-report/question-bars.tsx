import { roundHalfUp } from '@alba/domain/scoring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Rich } from '../../ui/rich-text.tsx';
import type { QuestionLine } from './question-line.ts';
import { barShares } from './report-rows.ts';

const stripes = (color: string, gap: string) => `repeating-linear-gradient(-45deg, ${color} 0 3px, ${gap} 3px 6px)`;
const looks = {
  right: { background: 'var(--brand-800)' },
  wrong: { background: stripes('var(--mark-incorrect)', 'color-mix(in srgb, var(--mark-incorrect) 25%, white)') },
  open: { background: stripes('var(--color-line-strong)', 'transparent') },
} as const;

/** A bar a question: right, not right, no answer. Patterns tell them apart without colour; the words say it again. */
export function QuestionBars({ lines, submitted }: { lines: readonly QuestionLine[]; submitted: number }) {
  const { t } = useTranslation('lesson-report');
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft" aria-hidden="true">
        {(['right', 'wrong', 'open'] as const).map((kind) => (
          <li key={kind} className="inline-flex items-center gap-2">
            <span className="a-bars-row__key" style={looks[kind]} />
            {t(($) => $.questions[kind])}
          </li>
        ))}
      </ul>
      <ol className="border-b border-line">
        {lines.map((line) => (
          <QuestionBar key={line.questionId} line={line} submitted={submitted} />
        ))}
      </ol>
    </>
  );
}

function QuestionBar({ line, submitted }: { line: QuestionLine; submitted: number }) {
  const { t } = useTranslation('lesson-report');
  const format = useFormat();
  const { number, words, right, answered, notMarked } = line;
  const shares = barShares(line, submitted);
  return (
    <li className="a-bars-row">
      <span className="a-bars-row__number">{number}</span>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Rich text={words} />
        </p>
        {notMarked ? (
          <p className="mt-1 text-sm text-soft">{t(($) => $.questions.notMarked, { count: answered })}</p>
        ) : (
          <>
            <div className="a-bars-row__bar" aria-hidden="true">
              {(['right', 'wrong', 'open'] as const).map(
                (kind) => shares[kind] > 0 && <span key={kind} style={{ ...looks[kind], width: `${shares[kind]}%` }} />,
              )}
            </div>
            <p className="sr-only">{t(($) => $.questions.words, { right, wrong: answered - right, open: Math.max(submitted - answered, 0) })}</p>
          </>
        )}
      </div>
      {!notMarked && (
        <p className="text-right">
          <b className="block text-lg [font-variant-numeric:tabular-nums]">{format.percent(roundHalfUp(shares.right))}</b>
          <span className="text-sm text-soft">{t(($) => $.questions.correct)}</span>
        </p>
      )}
    </li>
  );
}
