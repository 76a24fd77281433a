import type { GradeBandKey } from '@alba/domain/editions';
import { gradesOf, levelGroupOf, recommendedLevel } from '@alba/domain/reading-levels';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/select.tsx';

type LevelSuggestionProps = { gradeBand: GradeBandKey; levels: readonly number[]; onSuggest: (level: number | undefined) => void };

/** Marks the level we suggest for a grade, once one is chosen; choosing a grade chooses no level. */
export function LevelSuggestion({ gradeBand, levels, onSuggest }: LevelSuggestionProps) {
  const { t } = useTranslation('passage');
  const group = levelGroupOf(gradeBand);
  const [grade, setGrade] = useState('');
  const suggest = (chosen: string) => {
    setGrade(chosen);
    // a lesson may be written at fewer levels than its ladder has
    onSuggest(chosen === '' ? undefined : levels.findLast((level) => level <= recommendedLevel(group, Number(chosen))));
  };
  const nameOf = (own: number): string => {
    if (group.edition === 'us') return own === 0 ? t(($) => $.gradeName.kindergarten) : t(($) => $.gradeName.us, { number: own });
    if (group.edition === 'br') return own > 9 ? t(($) => $.gradeName.medio, { number: own - 9 }) : t(($) => $.gradeName.fundamental, { number: own });
    if (own > 9) return t(($) => $.gradeName.bachillerato, { number: own - 9 });
    return own > 6 ? t(($) => $.gradeName.secundaria, { number: own - 6 }) : t(($) => $.gradeName.primaria, { number: own });
  };
  return (
    <div className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-3">
      <span className="text-sm" aria-hidden="true">
        {t(($) => $.suggestFor)}
      </span>
      <Select
        label={t(($) => $.suggestFor)}
        hideLabel
        isCompact
        placeholder={t(($) => $.chooseGrade)}
        value={grade}
        onChange={({ target }) => suggest(target.value)}
        options={gradesOf(group).map((own) => ({ value: String(own), label: nameOf(own) }))}
      />
    </div>
  );
}
