import { roundHalfUp } from '@alba/domain/scoring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Rich } from '../../ui/rich-text.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { QuestionLine } from './question-line.ts';
import { barShares } from './report-rows.ts';

/** The same figures as the bars, in numbers. */
export function QuestionTable({ lines, submitted }: { lines: readonly QuestionLine[]; submitted: number }) {
  const { t } = useTranslation('lesson-report');
  const format = useFormat();
  const columns: Column<QuestionLine>[] = [
    {
      key: 'question',
      header: t(($) => $.questions.question),
      isRowHeader: true,
      cell: ({ number, words }) => (
        <>
          {number}. <Rich text={words} />
        </>
      ),
    },
    { key: 'right', header: t(($) => $.questions.right), align: 'end', cell: ({ right, notMarked }) => (notMarked ? '' : right) },
    { key: 'wrong', header: t(($) => $.questions.wrong), align: 'end', cell: ({ right, answered, notMarked }) => (notMarked ? '' : answered - right) },
    { key: 'open', header: t(($) => $.questions.open), align: 'end', cell: ({ answered }) => Math.max(submitted - answered, 0) },
    {
      key: 'percent',
      header: t(($) => $.questions.percent),
      align: 'end',
      cell: (line) => (line.notMarked ? t(($) => $.questions.notMarkedShort) : format.percent(roundHalfUp(barShares(line, submitted).right))),
    },
  ];
  return <Table<QuestionLine> caption={t(($) => $.questions.title)} columns={columns} rows={lines} rowKey={({ questionId }) => questionId} isStacked />;
}
