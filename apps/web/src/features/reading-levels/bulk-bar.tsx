import type { EditionId } from '@alba/domain/editions';
import { type BulkAct, gradesOf, type LevelGroup, type LevelNumber, levelGroupsOf, levelsOf, recommendedLevel } from '@alba/domain/reading-levels';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { useLevelWords } from './level-words.ts';

export type BulkBarProps = {
  edition: EditionId;
  studentCount: number;
  grade: number | undefined;
  onAct: (group: LevelGroup, act: BulkAct) => void;
};

/** Changes all students at once. The level to begin with is recommended once a grade is chosen. */
export function BulkBar({ edition, studentCount, grade: classGrade, onAct }: BulkBarProps) {
  const { t } = useTranslation('reading-levels');
  const { levelName, gradeName, groupName } = useLevelWords();
  const groups = levelGroupsOf(edition);
  const grades = [...new Set(groups.flatMap(gradesOf))];
  const [grade, setGrade] = useState(classGrade);
  const [groupKey, setGroupKey] = useState(groups.find((group) => classGrade !== undefined && gradesOf(group).includes(classGrade))?.key ?? groups[0]?.key);
  const [chosen, setChosen] = useState<LevelNumber>();
  const group = groups.find(({ key }) => key === groupKey) ?? groups[0];
  if (!group) return null;
  const recommended = grade === undefined ? undefined : recommendedLevel(group, grade);
  const level = chosen ?? recommended ?? 1;
  const act = (what: BulkAct) => () => onAct(group, what);
  return (
    <section aria-label={t(($) => $.bulk.label)} className="rounded-lg bg-band px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Select
          label={t(($) => $.bulk.grade)}
          isCompact
          placeholder={t(($) => $.bulk.chooseGrade)}
          value={grade ?? ''}
          onChange={({ target }) => {
            setGrade(target.value === '' ? undefined : Number(target.value));
            setChosen(undefined);
          }}
          options={grades.map((own) => ({ value: String(own), label: gradeName(edition, own) }))}
        />
        <p className="a-levels__advice text-sm text-soft" aria-live="polite">
          {recommended === undefined || grade === undefined
            ? t(($) => $.bulk.gradeFirst)
            : t(($) => $.bulk.recommended, { grade: gradeName(edition, grade), level: levelName(group, recommended) })}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <p className="font-medium">{t(($) => $.bulk.all, { count: studentCount })}</p>
        {groups.length > 1 && (
          <Select
            label={t(($) => $.bulk.group)}
            hideLabel
            isCompact
            value={group.key}
            onChange={({ target }) => {
              setGroupKey(groups.find(({ key }) => key === target.value)?.key);
              setChosen(undefined);
            }}
            options={groups.map((own) => ({ value: own.key, label: groupName(own) }))}
          />
        )}
        <Select
          label={t(($) => $.bulk.level)}
          hideLabel
          isCompact
          value={level}
          onChange={({ target }) => setChosen(Number(target.value) as LevelNumber)}
          options={levelsOf(group.ladder).map((own) => ({
            value: String(own),
            label: own === recommended ? t(($) => $.bulk.suggested, { level: levelName(group, own) }) : levelName(group, own),
          }))}
        />
        <Button variant="secondary" size="sm" onClick={act({ kind: 'set', level })}>
          {t(($) => $.bulk.set)}
        </Button>
        <Button variant="ghost" size="sm" onClick={act({ kind: 'unset' })}>
          {t(($) => $.bulk.unset)}
        </Button>
        <span aria-hidden="true" className="a-levels__rule" />
        <Button variant="secondary" size="sm" icon={Lock} onClick={act({ kind: 'lock' })}>
          {t(($) => $.bulk.lock)}
        </Button>
        <Button variant="ghost" size="sm" icon={LockOpen} onClick={act({ kind: 'unlock' })}>
          {t(($) => $.bulk.unlock)}
        </Button>
      </div>
    </section>
  );
}
