import type { ClassStudent } from '@alba/contract/classes';
import { limits } from '@alba/domain/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Choice } from './use-choice.ts';

/** Chooses everybody that is shown, and says how many are chosen and what can be done with them. */
export function ChoiceBar({ choice, shown, onMove }: { choice: Choice; shown: readonly ClassStudent[]; onMove: () => void }) {
  const { t } = useTranslation('classes');
  const count = choice.chosen.length;
  const some = shown.slice(0, limits.studentsPerMove);
  const isAll = some.length > 0 && some.every(choice.has);
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox label={t(($) => $.chooseAll)} checked={isAll} isMixed={count > 0 && !isAll} onChange={() => (isAll ? choice.clear() : choice.choose(some))} />
      <p role="status" className="text-sm text-soft">
        {count > 0 && t(($) => $.chosen, { count })}
      </p>
      {count > 0 && (
        <>
          <Button variant="secondary" size="sm" onClick={onMove}>
            {t(($) => $.move)}
          </Button>
          <Button variant="ghost" size="sm" onClick={choice.clear}>
            {t(($) => $.clear)}
          </Button>
        </>
      )}
    </div>
  );
}

export function ChoiceBox({ choice, student }: { choice: Choice; student: ClassStudent }) {
  const { t } = useTranslation('classes');
  const name = `${student.firstName} ${student.lastName}`;
  return (
    <Checkbox label={<span className="sr-only">{t(($) => $.choose, { name })}</span>} checked={choice.has(student)} onChange={() => choice.toggle(student)} />
  );
}
