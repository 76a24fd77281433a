import { type MoveKind, previewMove } from '@alba/contract/class-moves';
import type { ClassSummary } from '@alba/contract/classes';
import { useTranslation } from 'react-i18next';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { usePreviewMoveQuery } from './api.ts';
import { moveWords } from './move-words.ts';

export type MovePreviewProps = { classId: number; to: ClassSummary; kind: MoveKind; enrollmentIds: number[] };

/** What a move would do, in sentences; nothing happens yet. */
export function MovePreview({ classId, to, kind, enrollmentIds }: MovePreviewProps) {
  const { t } = useTranslation('class-life');
  const asked = { params: { classId }, body: { kind, toClassId: to.classId, enrollmentIds } };
  const { currentData, error } = usePreviewMoveQuery(asked, { refetchOnMountOrArgChange: true });
  const wordsOf = useWordsOfFailure();
  if (error) {
    const own = ownWordOf(previewMove, error, moveWords);
    return <Alert status="warning" isLive title={own ? t(($) => $.move.refused[own]) : wordsOf(error).title} />;
  }
  if (!currentData) return <p className="text-soft">{t(($) => $.move.looking)}</p>;
  const { alreadyThere, worksMoved, worksKept, levelsCopied, rostered } = currentData;
  const lines = [
    alreadyThere > 0 && t(($) => $.move.facts.there, { count: alreadyThere, name: to.name }),
    kind === 'copy' && t(($) => $.move.facts.copyWork),
    worksMoved > 0 && t(($) => $.move.facts.moved, { count: worksMoved }),
    worksKept > 0 && t(($) => $.move.facts.kept, { count: worksKept, name: to.name }),
    levelsCopied > 0 && t(($) => $.move.facts.levels, { count: levelsCopied }),
    rostered > 0 && t(($) => $.move.facts.rostered, { count: rostered }),
    kind === 'move' && worksMoved + worksKept === 0 && t(($) => $.move.facts.noWork),
  ].filter((line) => line !== false);
  return (
    <div role="status">
      <h3 className="text-lg">{t(($) => $.move.preview)}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-soft">{t(($) => $.move.undoHint)}</p>
    </div>
  );
}
