import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { gradeFieldId, type Shown, type WithLessons } from './screen.ts';
import { useGradeName } from './use-standard-words.ts';

export type ChoicesBarProps = Pick<Shown, 'edition' | 'choice' | 'change'> & Pick<WithLessons, 'words'> & { sets: readonly number[] };

/** Framework, subject and grade, and what can be shown beside the framework. A choice takes effect at once. */
export function ChoicesBar({ edition, choice, sets, words, change }: ChoicesBarProps) {
  const { t } = useTranslation('standards');
  const gradeName = useGradeName(edition);
  const { framework, frameworks, subject, subjects, grade, grades } = choice;
  return (
    <fieldset className="a-choices mb-6">
      <legend className="sr-only">{t(($) => $.choose.label)}</legend>
      <div className="a-choices__fields">
        <Select
          label={t(($) => $.choose.framework)}
          isCompact
          className="a-choices__framework"
          value={framework.framework}
          options={frameworks.map((one) => ({ value: one.framework, label: one.title }))}
          onChange={(event) => change({ subject, framework: event.target.value })}
        />
        <Select
          label={t(($) => $.choose.subject)}
          isCompact
          value={subject}
          options={subjects.map((key) => ({ value: key, label: words.subject(key) }))}
          onChange={(event) => change({ subject: subjects.find((key) => key === event.target.value) })}
        />
        <Select
          id={gradeFieldId}
          label={t(($) => $.choose.grade)}
          isCompact
          value={String(grade)}
          options={grades.map((one) => ({ value: String(one), label: gradeName(one) }))}
          onChange={(event) => change({ grade: Number(event.target.value) })}
        />
      </div>
      {choice.sets.length > 0 && (
        <fieldset className="mt-4">
          <legend className="mb-2 text-sm font-semibold">{t(($) => $.choose.sets)}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {choice.sets.map(({ standardId, statement }) => (
              <Checkbox
                key={standardId}
                label={statement}
                checked={sets.includes(standardId)}
                onChange={({ target }) => change({ sets: target.checked ? [...sets, standardId] : sets.filter((one) => one !== standardId) })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </fieldset>
  );
}
