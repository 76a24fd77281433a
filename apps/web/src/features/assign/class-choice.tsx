import type { ClassSummary } from '@alba/contract/classes';
import { limits } from '@alba/domain/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { FieldError } from '../../ui/field.tsx';

export type ClassChoiceProps = {
  classes: readonly ClassSummary[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  error?: string;
  /** The page says it already. */
  hideLegend?: boolean;
};

/** Which classes get the lesson: one or more, up to what one assignment takes. */
export function ClassChoice({ classes, chosen, onChange, error, hideLegend }: ClassChoiceProps) {
  const { t } = useTranslation('assign');
  const errorId = useId();
  const isFull = chosen.length >= limits.classesPerAssign;
  return (
    <fieldset aria-describedby={error || isFull ? errorId : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'a-label'}>{t(($) => $.classes)}</legend>
      <div className="grid gap-2 sm:grid-cols-2" data-field="classes">
        {classes.map(({ classId, name, avatar, studentCount }) => {
          const isChosen = chosen.includes(classId);
          return (
            <label key={classId} className="a-optcard items-center">
              <input
                type="checkbox"
                className="a-box"
                checked={isChosen}
                disabled={isFull && !isChosen}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== classId) : [...chosen, classId])}
              />
              <ClassAvatar name={avatar} size={32} />
              <span className="min-w-0">
                <b className="text-balance wrap-anywhere" translate="no">
                  {name}
                </b>
                <small>{t(($) => $.students, { count: studentCount })}</small>
              </span>
            </label>
          );
        })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {!error && isFull && (
        <p id={errorId} className="mt-2 text-sm text-soft">
          {t(($) => $.mostClasses, { max: limits.classesPerAssign })}
        </p>
      )}
    </fieldset>
  );
}
