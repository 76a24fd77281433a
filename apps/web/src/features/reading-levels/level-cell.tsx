import { type LevelGroup, levelsOf } from '@alba/domain/reading-levels';
import { Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LevelBars } from '../../ui/level-bars.tsx';
import { Select } from '../../ui/select.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { Cell } from './draft.ts';
import { useLevelWords } from './level-words.ts';

export type LevelCellProps = {
  cell: Cell;
  group: LevelGroup;
  studentName: string;
  onLevel: (level: number | null) => void;
  onLock: (isLocked: boolean) => void;
};

/** The level of one student for one group of grades, and its lock. */
export function LevelCell({ cell, group, studentName, onLevel, onLock }: LevelCellProps) {
  const { t } = useTranslation('reading-levels');
  const { levelName, groupName } = useLevelWords();
  const levels = levelsOf(group.ladder);
  const of = { group: groupName(group), name: studentName };
  return (
    <span className="a-levels__cell">
      <LevelBars level={typeof cell.level === 'number' ? cell.level : 0} of={levels.length} />
      <Select
        label={t(($) => $.levelOf, of)}
        hideLabel
        isCompact
        className="a-levels__choice"
        value={cell.level ?? ''}
        onChange={({ target }) => onLevel(target.value === '' ? null : Number(target.value))}
        options={[
          { value: '', label: t(($) => $.notSet) },
          ...(cell.level === 'mixed' ? [{ value: 'mixed', label: t(($) => $.differs), isDisabled: true }] : []),
          ...levels.map((level) => ({ value: String(level), label: levelName(group, level) })),
        ]}
      />
      <LockButton cell={cell} label={t(($) => $.lockOf, of)} onLock={onLock} />
    </span>
  );
}

function LockButton({ cell, label, onLock }: { cell: Cell; label: string; onLock: (isLocked: boolean) => void }) {
  const { t } = useTranslation('reading-levels');
  const Icon = cell.isLocked ? Lock : LockOpen;
  const button = (
    <button
      type="button"
      className="a-levels__lock"
      aria-label={label}
      aria-pressed={cell.isLocked}
      // still reachable, so that its reason can be read
      aria-disabled={cell.canLock ? undefined : true}
      aria-description={cell.canLock ? undefined : t(($) => $.lockNeedsLevel)}
      onClick={() => cell.canLock && onLock(!cell.isLocked)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
  return cell.canLock ? button : <Tooltip text={t(($) => $.lockNeedsLevel)}>{button}</Tooltip>;
}
